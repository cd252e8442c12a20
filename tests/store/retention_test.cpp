#include "server/store/removal.hpp"
#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/room_rows.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using store::Ageing;

namespace {

constexpr std::int64_t kLongAgo = 1000;
constexpr std::int64_t kNow = 10'000'000;

/// A store of its own, in which everything is as old as its samples: about a second.
struct Attic {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();

    std::vector<store::Expired> expired(Ageing what, std::int64_t before = kNow) {
        return await(store->expired({what, before})).value();
    }
    store::Pruned prune(Ageing what, const std::string& id, std::int64_t before = kNow) {
        return await(store->prune({what, {id}, before, kNow})).value();
    }
    void open(const std::string& id) { REQUIRE(await(store->create_room(sample_room(id)))); }
    void play(const std::string& id) {
        open(id);
        REQUIRE(await(store->start_game(sample_start(id))));
    }
    void end(const std::string& id) {
        play(id);
        finish(id);
    }
    void finish(const std::string& id, const std::string& game = ".1") {
        store::Append append = sample_append(id, 1);
        append.game = id + game;
        append.end = store::GameEnd{5000, "won", "goal", "{}"};
        append.status = "over";
        REQUIRE(await(store->append(append)));
    }
    void again(const std::string& id) {
        store::StartGame start = sample_start(id);
        start.game.id = id + ".2";
        start.game.number = 2;
        REQUIRE(await(store->start_game(start)));
    }
    void close(const std::string& id) {
        store::RoomRecord room = sample_room(id);
        room.status = "closed";
        REQUIRE(await(store->change_room(room)));
    }
    void say(const std::string& id, std::uint64_t number, std::int64_t at_ms) {
        REQUIRE(await(store->say({id, {number, 0, "Ana", "hello", at_ms}})));
    }
    bool has_room(const std::string& id) { return await(store->find_room(id)).value().has_value(); }
    std::optional<store::StoredGame> game(const std::string& id) {
        return await(store->find_game(id)).value();
    }
    /// Rows that belong to the room, in every table.
    std::int64_t rows_of(const std::string& id) { return all_room_rows(*database.connect(), id); }
};

const std::vector<store::Expired> kNone;

}  // namespace

TEST_CASE("a room that was never started goes with its seats and its chat when it is old enough") {
    Attic attic;
    attic.open("r");
    REQUIRE(await(attic.store->take_seat({"r", sample_seat(0, "Ana"), 2000})));
    attic.say("r", 1, 3000);
    CHECK(attic.expired(Ageing::UnstartedRoom, 3000) == kNone);
    CHECK(attic.prune(Ageing::UnstartedRoom, "r", 3000) == store::Pruned{0, 1});
    CHECK(attic.expired(Ageing::UnstartedRoom, 3001) == std::vector<store::Expired>{{"r"}});
    CHECK(attic.prune(Ageing::UnstartedRoom, "r", 3001) == store::Pruned{1, 1});
    CHECK(attic.rows_of("r") == 0);
    CHECK(await(attic.store->create_room(sample_room("r"))));
}

TEST_CASE(
    "a seat that is taken, left or handed over, and a change of the room make it young again") {
    Attic attic;
    attic.open("r");
    const auto is_young = [&] { return attic.expired(Ageing::UnstartedRoom, 2000) == kNone; };
    CHECK_FALSE(is_young());
    SUBCASE("taken") {
        REQUIRE(await(attic.store->take_seat({"r", sample_seat(0, "Ana"), 2000})));
        CHECK(is_young());
    }
    SUBCASE("left") {
        REQUIRE(await(attic.store->free_seat({"r", 0, 2000})));
        CHECK(is_young());
    }
    SUBCASE("handed over") {
        REQUIRE(await(attic.store->replace_seat({"r", sample_seat(0, "Ben"), 2000})));
        CHECK(is_young());
    }
    SUBCASE("changed") {
        store::RoomRecord room = sample_room("r");
        room.changed_ms = 2000;
        REQUIRE(await(attic.store->change_room(room)));
        CHECK(is_young());
    }
}

TEST_CASE("an abandoned game goes with its room, unless somebody has decided or spoken since") {
    Attic attic;
    attic.play("r");
    attic.play("s");
    attic.say("s", 1, 9000);
    REQUIRE(await(attic.store->append(sample_append("r", 1))));
    CHECK(attic.expired(Ageing::AbandonedRoom, 3000) == kNone);
    CHECK(attic.expired(Ageing::AbandonedRoom, 3001) == std::vector<store::Expired>{{"r"}});
    CHECK(attic.prune(Ageing::AbandonedRoom, "r", 3000) == store::Pruned{0, 1});
    CHECK(attic.prune(Ageing::AbandonedRoom, "r", 3001) == store::Pruned{1, 1});
    CHECK(attic.rows_of("r") == 0);
    CHECK(attic.has_room("s"));
    CHECK(attic.expired(Ageing::UnstartedRoom) == kNone);
}

TEST_CASE("the ended games of an abandoned room stay, of the room only what they need") {
    Attic attic;
    attic.end("r");
    attic.again("r");
    attic.say("r", 1, 3000);
    REQUIRE(attic.prune(Ageing::AbandonedRoom, "r").rows == 1);
    CHECK_FALSE(attic.has_room("r"));
    CHECK_FALSE(attic.game("r.2"));
    const auto kept = attic.game("r.1");
    REQUIRE(kept);
    CHECK(kept->entries.size() == 3);
    CHECK(kept->fate == store::RoomFate::Removed);
    CHECK(kept->room.name.empty());
    CHECK(kept->room.owner_token == store::TokenHash{});
    CHECK(kept->seats.empty());
    CHECK(await(attic.store->ended_games({})).value().games.size() == 1);
    CHECK(await(attic.store->statistics()).value().size() == 1);
    CHECK(await(attic.store->listed_rooms({.hidden = true})).value().rooms.empty());
    CHECK(failure_of(await(attic.store->create_room(sample_room("r")))) ==
          store::Failure::Conflict);
    for (const Ageing what : {Ageing::UnstartedRoom, Ageing::AbandonedRoom, Ageing::ClosedRoom,
                              Ageing::EndedRoom, Ageing::ChatLine}) {
        CHECK(attic.expired(what) == kNone);
    }

    CHECK(attic.expired(Ageing::EndedGame) == std::vector<store::Expired>{{"r.1"}});
    CHECK(attic.prune(Ageing::EndedGame, "r.1").rows == 1);
    CHECK(attic.rows_of("r") == 0);
}

TEST_CASE("a closed room goes, and its ended games stay") {
    Attic attic;
    attic.end("over");
    attic.close("over");
    attic.play("playing");
    attic.close("playing");
    CHECK(attic.game("over.1")->fate == store::RoomFate::Closed);
    CHECK(attic.expired(Ageing::ClosedRoom) == std::vector<store::Expired>{{"over"}, {"playing"}});
    CHECK(attic.prune(Ageing::ClosedRoom, "over").rows == 1);
    CHECK(attic.prune(Ageing::ClosedRoom, "playing").rows == 1);
    CHECK(attic.game("over.1")->fate == store::RoomFate::Removed);
    CHECK(attic.rows_of("playing") == 0);
}

TEST_CASE("ended games go one by one, and the last with its room") {
    Attic attic;
    attic.end("r");
    attic.again("r");
    attic.finish("r", ".2");
    attic.say("r", 1, 3000);
    CHECK(attic.expired(Ageing::EndedGame, 5000) == kNone);
    CHECK(attic.expired(Ageing::EndedRoom, 5000) == kNone);
    CHECK(attic.expired(Ageing::EndedGame) == std::vector<store::Expired>{{"r.1"}});
    CHECK(attic.prune(Ageing::EndedGame, "r.2") == store::Pruned{0, 1});
    CHECK(attic.prune(Ageing::EndedGame, "r.1").rows == 1);
    CHECK(attic.has_room("r"));
    CHECK(attic.expired(Ageing::EndedRoom) == std::vector<store::Expired>{{"r"}});
    CHECK(attic.prune(Ageing::EndedRoom, "r").rows == 1);
    CHECK(attic.rows_of("r") == 0);
}

TEST_CASE("old lines of chat go in portions, and no number comes twice") {
    Attic attic;
    attic.open("r");
    for (std::uint64_t number = 1; number <= 700; ++number) {
        attic.say("r", number, static_cast<std::int64_t>(number));
    }
    CHECK(attic.expired(Ageing::ChatLine, 601) == std::vector<store::Expired>{{"r", 600}});
    CHECK(attic.prune(Ageing::ChatLine, "r", 601) == store::Pruned{500, 0});
    CHECK(attic.prune(Ageing::ChatLine, "r", 601) == store::Pruned{100, 1});
    CHECK(await(attic.store->chat("r", 1000)).value().front().number == 601);
    CHECK(attic.prune(Ageing::ChatLine, "r").rows == 100);
    CHECK(await(attic.store->find_room("r")).value()->summary.room.said == 700);
}

TEST_CASE("a room with much chat loses that first, and is whole until it goes") {
    Attic attic;
    attic.open("r");
    for (std::uint64_t number = 1; number <= 501; ++number) attic.say("r", number, 1);
    CHECK(attic.prune(Ageing::UnstartedRoom, "r") == store::Pruned{0, 0});
    CHECK(attic.has_room("r"));
    CHECK(attic.prune(Ageing::UnstartedRoom, "r") == store::Pruned{1, 1});
    CHECK(attic.rows_of("r") == 0);
}

TEST_CASE("much goes in one transaction, and no more than one should hold") {
    Attic attic;
    std::vector<std::string> many;
    for (int i = 100; i < 140; ++i) {
        many.push_back(std::to_string(i));
        attic.open(many.back());
    }
    const auto prune = [&](std::vector<std::string> ids) {
        store::Prune request{Ageing::UnstartedRoom, std::move(ids), kNow, kNow};
        return await(attic.store->prune(std::move(request))).value();
    };
    many.insert(many.begin(), "never there");
    CHECK(prune(many) == store::Pruned{40, 41});
    // 400 lines each, and the room: ten are enough for one transaction.
    for (std::string& id : many) {
        id = "x" + id;
        attic.open(id);
        for (std::uint64_t number = 1; number <= 400; ++number) attic.say(id, number, 1);
    }
    CHECK(prune(many) == store::Pruned{10, 10});
    // One whose lines are too many for one is begun, and nothing after it.
    for (std::uint64_t number = 401; number <= 501; ++number) attic.say(many[10], number, 1);
    CHECK(prune({many[10], many[11]}) == store::Pruned{0, 0});
    CHECK(prune({many[10], many[11]}) == store::Pruned{2, 2});
}

TEST_CASE("old acts go, the newest stays, so that no number comes twice") {
    Attic attic;
    for (int i = 0; i < 3; ++i) {
        REQUIRE(await(attic.store->note_act({0, kLongAgo, "ban", "198.51.100.7", "{}"})));
    }
    CHECK(attic.expired(Ageing::Act, kLongAgo) == kNone);
    CHECK(attic.expired(Ageing::Act) == std::vector<store::Expired>{{"audit", 2}});
    CHECK(attic.prune(Ageing::Act, "audit") == store::Pruned{2, 1});
    CHECK(attic.expired(Ageing::Act) == kNone);
    CHECK(await(attic.store->acts({})).value().front().number == 3);
}

TEST_CASE("what is old enough is told in pages") {
    Attic attic;
    for (int i = 100; i < 203; ++i) attic.open(std::to_string(i));
    const auto first = attic.expired(Ageing::UnstartedRoom);
    REQUIRE(first.size() == store::kExpiredPage);
    const auto rest = await(attic.store->expired({Ageing::UnstartedRoom, kNow, first.back().id}));
    CHECK(rest.value() == std::vector<store::Expired>{{"200"}, {"201"}, {"202"}});
}

TEST_CASE("nothing that is pruned waits in front of a decision") {
    Attic attic;
    attic.play("r");
    for (int i = 100; i < 200; ++i) attic.open(std::to_string(i));
    // All of them are queued up at once; the append comes last and is done before most.
    boost::asio::io_context io;
    std::vector<Pending<store::Result<store::Pruned>>> prunes;
    for (int i = 100; i < 200; ++i) {
        prunes.emplace_back(
            io, attic.store->prune({Ageing::UnstartedRoom, {std::to_string(i)}, kNow, kNow}));
    }
    const Pending append(io, attic.store->append(sample_append("r", 1)));
    while (!append.ready()) io.run_one();
    CHECK(append.get());
    CHECK_FALSE(prunes.back().ready());
    io.run();
    for (const auto& prune : prunes) CHECK(prune.get().value().rows == 1);
}

TEST_CASE("nothing is left of a room that was deleted, in any table") {
    Attic attic;
    attic.play("r");
    attic.say("r", 1, 3000);
    attic.play("s");
    const auto connection = attic.database.connect();
    store::Connection& database = *connection;
    database.execute(
        "INSERT INTO played (player, game, seat, began) VALUES ('p', 'r.1', 0, 1);"
        "INSERT INTO invitations (room, player, at) VALUES ('r', 'q', 1);"
        "INSERT INTO silences (room, person, number) VALUES ('r', 'player:p', 1);"
        "INSERT INTO webhook_marks (player, room, event, mark) VALUES ('p', 'r', 'over', 'r.1');"
        "INSERT INTO push_subscriptions (id, player, endpoint, p256dh, auth, created, changed) "
        "VALUES ('a', 'p', 'e', 'k', 's', 1, 1);"
        "INSERT INTO push_marks (subscription, room, event, mark) VALUES ('a', 'r', 'over', 'x');"
        "INSERT INTO reports (number, at, room, line, seat, name, text, reason, remark) "
        "VALUES (1, 1, 'r', 1, 0, 'Ana', 'rude', 'other', '')");
    const auto others = room_rows(database, "s");
    for (const auto& [table, rows] : room_rows(database, "r")) {
        CHECK_MESSAGE(rows > 0, "the test has to put something into ", table);
    }
    store::delete_room(database, "r");
    // What was said of a room to the administrator stays until it is settled.
    for (const auto& [table, rows] : room_rows(database, "r")) {
        CHECK_MESSAGE(rows == (table == "reports" ? 1 : 0), table);
    }
    CHECK(room_rows(database, "s") == others);
}
