#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

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
    /// A game of "p" and another, which ended at that time, unless at none.
    void play(const std::string& room, const std::string& other, std::int64_t began,
              std::optional<std::int64_t> ended) {
        REQUIRE(await(store->create_room(sample_room(room))));
        store::StartGame start = sample_start(room);
        start.seats = {sample_seat(0, "Ana"), sample_seat(1, "Ben")};
        start.seats[0].player = "p";
        start.seats[1].player = other;
        start.game.players = kTwo;
        start.game.started_ms = began;
        if (ended) start.end = store::GameEnd{*ended, "won", "tiles", R"({"tracks":[]})"};
        REQUIRE(await(store->start_game(start)));
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
    CHECK(failure_of(circle.befriend("nobody")) == Failure::Conflict);
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
    const auto tables = [&] { return await(circle.people.tables({"p", "q"})).value(); };
    CHECK(tables().empty());
    CHECK_FALSE(await(circle.people.findable("q")).value());
    REQUIRE(await(circle.people.set_findable({"q", true})));
    CHECK(await(circle.people.findable("q")).value());
    REQUIRE(tables().size() == 1);
    CHECK(tables().front().room == "r");
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

TEST_CASE("a seat that has no word keeps that with the room, until somebody else takes it") {
    Circle circle;
    REQUIRE(await(circle.store->create_room(sample_room("r"))));
    store::SeatRecord seat = sample_seat(0, "Ben");
    REQUIRE(await(circle.store->take_seat({"r", seat})));
    seat.silenced = true;
    REQUIRE(await(circle.store->replace_seat({"r", seat})));
    CHECK(await(circle.store->find_room("r")).value()->summary.seats.front().silenced);
    REQUIRE(await(circle.store->free_seat({"r", 0})));
    seat.silenced = false;
    REQUIRE(await(circle.store->take_seat({"r", seat})));
    CHECK_FALSE(await(circle.store->find_room("r")).value()->summary.seats.front().silenced);
}
