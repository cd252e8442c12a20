#include "server/store/people_queries.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>
#include <sqlite3.h>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

const std::string kTwo = R"([{"name":"Ana","kind":"human"},{"name":"Ben","kind":"human"}])";

/// Players "p", "q" and "s", and "b", a bot of "q".
struct Circle {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();
    store::PeopleStore& people = store->people();

    Circle() {
        for (const std::string id : {"p", "q", "s"}) come(id, {});
        come("b", "q");
    }
    void come(const std::string& id, std::optional<std::string> owner) {
        store::TokenHash secret{};
        secret.fill(static_cast<std::uint8_t>(id[0]));
        REQUIRE(await(store->players().create({{id, "Ana", secret, std::move(owner), 1, 1}, 9})));
    }
    /// A game of "p" and another, who may have two seats, which ended at that time, unless at none.
    void play(const std::string& room, const std::string& other, std::int64_t began,
              std::optional<std::int64_t> ended, bool twice = false) {
        REQUIRE(await(store->create_room(sample_room(room))));
        store::StartGame start = sample_start(room);
        start.seats = {sample_seat(0, "Ana"), sample_seat(1, "Ben")};
        start.seats[0].player = "p";
        start.seats[1].player = other;
        if (twice) start.seats.push_back(sample_seat(2, "Ben again"));
        if (twice) start.seats[2].player = other;
        start.game.players = kTwo;
        start.game.started_ms = began;
        if (ended) start.end = store::GameEnd{*ended, "won", "tiles", R"({"tracks":[]})"};
        REQUIRE(await(store->start_game(start)));
    }
    /// An open table where they sit.
    void wait_in(const std::string& room, const std::string& player, std::int64_t created_ms) {
        REQUIRE(await(store->create_room(sample_room(room, created_ms))));
        store::SeatRecord seat = sample_seat(0, "Ben");
        seat.player = player;
        REQUIRE(await(store->take_seat({room, seat})));
    }
    /// "p" on "q", unless the other way round.
    store::ChangePerson change(const std::string& of = "p", const std::string& on = "q") {
        return {of, "as " + on, on, "Ben", {}, {}, {}, 5, 2};
    }
    store::Result<store::PersonRecord> befriend(const std::string& on, std::int64_t at_ms = 5) {
        store::ChangePerson request = change("p", on);
        request.is_friend = true;
        request.at_ms = at_ms;
        return await(people.change(request));
    }
    void block(const std::string& of, const std::string& whom) {
        store::ChangePerson request = change(of, whom);
        request.is_blocked = true;
        REQUIRE(await(people.change(request)));
    }
    std::vector<store::PersonRecord> noted(const std::string& of) {
        return await(people.noted(of)).value();
    }
    std::size_t invitations_of(const std::string& player) {
        return await(store->players().invitations_of(player)).value().size();
    }
};

}  // namespace

TEST_CASE("with whom a player has played is told, the latest first, how often, and no bot") {
    Circle circle;
    circle.play("a", "q", 10, 20);
    circle.play("b", "s", 30, 40);
    circle.play("c", "q", 50, 60);
    circle.play("d", "s", 70, std::nullopt);
    circle.play("e", "b", 80, 90);
    const auto company = await(circle.people.company("p")).value();
    CHECK(company ==
          std::vector<store::CompanyRecord>{{"q", 2, 60, kTwo, 1}, {"s", 1, 40, kTwo, 1}});
    CHECK(await(circle.people.company("q")).value() ==
          std::vector<store::CompanyRecord>{{"p", 2, 60, kTwo, 0}});
}

TEST_CASE("what a player thinks of another changes bit by bit, and a row without a thought goes") {
    Circle circle;
    CHECK(circle.befriend("q").value() == store::PersonRecord{"as q", "q", "Ben", 5});
    CHECK(circle.befriend("q", 9).value().friend_ms == 5);
    store::ChangePerson mutes = circle.change();
    mutes.is_muted = true;
    mutes.at_ms = 7;
    CHECK(await(circle.people.change(mutes)).value() ==
          store::PersonRecord{"as q", "q", "Ben", 5, 7});
    CHECK(circle.noted("q").empty());
    mutes.is_muted = false;
    mutes.is_friend = false;
    CHECK_FALSE(await(circle.people.change(mutes)).value().is_noted());
    CHECK(circle.noted("p").empty());
}

TEST_CASE("a player notes so many people and no more, and nobody who is not there") {
    Circle circle;
    REQUIRE(circle.befriend("q"));
    REQUIRE(circle.befriend("s"));
    CHECK(failure_of(circle.befriend("b")) == Failure::Conflict);
    CHECK(circle.befriend("q"));
    store::ChangePerson ends = circle.change();
    ends.is_friend = false;
    REQUIRE(await(circle.people.change(ends)));
    CHECK(failure_of(circle.befriend("nobody")) == Failure::Forgotten);
    CHECK(circle.befriend("b"));
}

TEST_CASE("whoever is blocked invites in vain, and is told nothing else") {
    Circle circle;
    store::RoomRecord room = sample_room("r");
    room.owner = "q";
    REQUIRE(await(circle.store->create_room(room)));
    REQUIRE(await(circle.store->players().invite({"r", "p", 5, 1})));
    CHECK(circle.invitations_of("p") == 1);
    circle.block("p", "q");
    CHECK(circle.invitations_of("p") == 0);
    store::GlanceQuery glance;
    glance.secret.fill('p');
    CHECK(await(circle.store->players().glance(glance)).value()->invitations.empty());
    CHECK(await(circle.store->players().invitations_to("r")).value().size() == 1);
    store::ChangePerson ends = circle.change();
    ends.is_blocked = false;
    REQUIRE(await(circle.people.change(ends)));
    CHECK(circle.invitations_of("p") == 1);
}

TEST_CASE("where somebody sits is told of those who want it, in listed rooms with a free seat") {
    Circle circle;
    store::RoomRecord room = sample_room("r");
    room.status = "open";
    REQUIRE(await(circle.store->create_room(room)));
    store::SeatRecord seat = sample_seat(0, "Ben");
    seat.player = "q";
    REQUIRE(await(circle.store->take_seat({"r", seat})));
    const auto tables = [&] { return await(circle.people.friends_tables("p")).value(); };
    REQUIRE(circle.befriend("q"));
    CHECK(tables().empty());
    CHECK_FALSE(await(circle.people.findable("q")).value());
    REQUIRE(await(circle.people.set_findable({"q", true})));
    CHECK(await(circle.people.findable("q")).value());
    CHECK(tables() == std::vector<store::OpenTable>{{"as q", "r", "Friday mist", "{}"}});
    CHECK(await(circle.people.friends_tables("s")).value().empty());
    circle.block("q", "p");
    CHECK(tables().empty());
    circle.block("q", "s");
    store::ChangePerson ends = circle.change("q", "p");
    ends.is_blocked = false;
    REQUIRE(await(circle.people.change(ends)));
    CHECK(tables().size() == 1);
    room.visibility = "private";
    REQUIRE(await(circle.store->change_room(room)));
    CHECK(tables().empty());
    room.visibility = "listed";
    room.status = "playing";
    REQUIRE(await(circle.store->change_room(room)));
    CHECK(tables().empty());
}

TEST_CASE("the tables of all friends come together, of each a handful, and of nobody else") {
    Circle circle;
    REQUIRE(circle.befriend("q"));
    REQUIRE(circle.befriend("s"));
    for (const std::string id : {"q", "s", "b"}) {
        const store::SetFindable wanted{id, true};
        REQUIRE(await(circle.people.set_findable(wanted)));
    }
    for (int i = 0; i < 10; ++i) circle.wait_in("q" + std::to_string(i), "q", 1000 + i);
    circle.wait_in("s0", "s", 1);
    circle.wait_in("b0", "b", 1);
    std::vector<std::string> rooms;
    const auto tables = await(circle.people.friends_tables("p")).value();
    for (const auto& table : tables) {
        CHECK(table.person == "as " + table.room.substr(0, 1));
        rooms.push_back(table.room);
    }
    CHECK(rooms == std::vector<std::string>{"q9", "q8", "q7", "q6", "q5", "q4", "q3", "q2", "s0"});
    store::ChangePerson mutes = circle.change("p", "q");
    mutes.is_friend = false;
    mutes.is_muted = true;
    REQUIRE(await(circle.people.change(mutes)));
    CHECK(await(circle.people.friends_tables("p")).value().size() == 1);
}

TEST_CASE("the database is asked once about all people" * doctest::skip(!kNoServer)) {
    Circle circle;
    circle.play("a", "q", 10, 20);
    circle.play("b", "s", 30, 40);
    REQUIRE(circle.befriend("q"));
    REQUIRE(circle.befriend("s"));
    store::SqliteConnection connection(circle.database.address(), "");
    int asked = 0;
    const auto count = [](unsigned, void* counter, void*, void*) {
        ++*static_cast<int*>(counter);
        return 0;
    };
    sqlite3_trace_v2(connection.raw(), SQLITE_TRACE_STMT, count, &asked);
    CHECK(store::company(connection, "p").value().size() == 2);
    CHECK(asked == 1);
    CHECK(store::friends_tables(connection, "p").has_value());
    CHECK(asked == 2);
}

TEST_CASE("whoever had several seats of a game has played it once, in the first of them") {
    Circle circle;
    circle.play("a", "q", 10, 20, true);
    circle.play("b", "q", 30, 20, true);
    CHECK(await(circle.people.company("p")).value() ==
          std::vector<store::CompanyRecord>{{"q", 2, 20, kTwo, 1}});
}

TEST_CASE("of a player who is forgotten no thought is left, theirs or of others") {
    Circle circle;
    REQUIRE(circle.befriend("q"));
    REQUIRE(circle.befriend("s"));
    circle.block("q", "p");
    circle.block("q", "s");
    REQUIRE(await(circle.store->players().forget({"p", "somebody", "…"})));
    CHECK(circle.noted("p").empty());
    REQUIRE(circle.noted("q").size() == 1);
    CHECK(circle.noted("q").front().other == "s");
}

TEST_CASE(
    "a seat has no word until somebody else takes it, and who has none is kept with the room") {
    Circle circle;
    REQUIRE(await(circle.store->create_room(sample_room("r"))));
    store::SeatRecord seat = sample_seat(0, "Ben");
    REQUIRE(await(circle.store->take_seat({"r", seat})));
    REQUIRE(await(circle.store->set_silence({"r", 0, true, {"player:p", "network:n"}})));
    CHECK(await(circle.store->find_room("r")).value()->silenced ==
          std::vector<std::string>{"player:p", "network:n"});
    CHECK(await(circle.store->find_room("r")).value()->summary.seats.front().silenced);
    REQUIRE(await(circle.store->free_seat({"r", 0})));
    REQUIRE(await(circle.store->take_seat({"r", seat})));
    CHECK_FALSE(await(circle.store->find_room("r")).value()->summary.seats.front().silenced);
    CHECK(await(circle.store->find_room("r")).value()->silenced.size() == 2);
    REQUIRE(await(circle.store->players().forget({"p", "somebody", "…"})));
    CHECK(await(circle.store->find_room("r")).value()->silenced ==
          std::vector<std::string>{"network:n"});
}
