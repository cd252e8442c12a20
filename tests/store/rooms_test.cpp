#include "tests/store/await.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

struct OpenStore {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();

    store::StoredRoom room(const std::string& id) {
        return await(store->find_room(id)).value().value();
    }

    void play() {
        REQUIRE(await(store->create_room(sample_room("r"))));
        REQUIRE(await(store->start_game(sample_start("r"))));
    }
};

}  // namespace

TEST_CASE("a room comes back as it was stored") {
    OpenStore open;
    REQUIRE(await(open.store->create_room(sample_room("r"))));
    const store::StoredRoom stored = open.room("r");
    CHECK(stored.summary.room == sample_room("r"));
    CHECK(stored.summary.seats.empty());
    CHECK(!stored.summary.game);
    CHECK(stored.entries.empty());
    CHECK(!await(open.store->find_room("other")).value());
}

TEST_CASE("a room id is given once") {
    OpenStore open;
    REQUIRE(await(open.store->create_room(sample_room("r"))));
    store::RoomRecord other = sample_room("r");
    other.name = "Other";
    CHECK(failure_of(await(open.store->create_room(other))) == Failure::Conflict);
    CHECK(open.room("r").summary.room.name == "Friday mist");
}

TEST_CASE("a seat is taken once") {
    OpenStore open;
    REQUIRE(await(open.store->create_room(sample_room("r"))));
    REQUIRE(await(open.store->take_seat({"r", sample_seat(2, "Ana")})));
    CHECK(failure_of(await(open.store->take_seat({"r", sample_seat(2, "Ben")}))) ==
          Failure::Conflict);
    CHECK(open.room("r").summary.seats == std::vector{sample_seat(2, "Ana")});
}

TEST_CASE("a game starts with its seats, its first draws and its status at once") {
    OpenStore open;
    REQUIRE(await(open.store->create_room(sample_room("r"))));
    REQUIRE(await(open.store->take_seat({"r", sample_seat(2, "Zoe")})));
    REQUIRE(await(open.store->start_game(sample_start("r"))));
    const store::StoredRoom stored = open.room("r");
    CHECK(stored.summary.room.status == "playing");
    CHECK(stored.summary.room.seats == 2);
    CHECK(stored.summary.seats == sample_start("r").seats);
    CHECK(stored.summary.game == sample_start("r").game);
    CHECK(stored.entries == sample_start("r").entries);
    CHECK(failure_of(await(open.store->start_game(sample_start("r")))) == Failure::Conflict);
    CHECK(open.room("r") == stored);
}

TEST_CASE("entries follow the one that the writer expects") {
    OpenStore open;
    open.play();
    REQUIRE(await(open.store->append(sample_append("r", 1))));
    const auto entries = open.room("r").entries;
    REQUIRE(entries.size() == 3);
    CHECK(entries[1] == player_entry(0, "place:2,-1,3", "c1"));
    CHECK(entries[2] == player_entry(0, "pass", "c2"));
}

TEST_CASE("a seq that is taken, or would leave a gap, is a conflict and changes nothing") {
    OpenStore open;
    open.play();
    const store::StoredRoom before = open.room("r");
    for (const std::uint64_t seq : {0U, 2U, 9U}) {
        store::Append append = sample_append("r", seq);
        append.end = store::GameEnd{5000, "won", "M-END-1"};
        append.status = "over";
        CHECK(failure_of(await(open.store->append(append))) == Failure::Conflict);
        CHECK(open.room("r") == before);
    }
}

TEST_CASE("an append without entries is a conflict where the log ends elsewhere, too") {
    OpenStore open;
    open.play();
    const store::StoredRoom before = open.room("r");
    store::Append append = sample_append("r", 1);
    append.entries.clear();
    append.end = store::GameEnd{5000, "won", "M-END-1"};
    append.status = "over";
    for (const std::uint64_t seq : {0U, 2U, 9U}) {
        append.expected_seq = seq;
        CHECK(await(open.store->append(append)) == tl::unexpected(Failure::Conflict));
        CHECK(open.room("r") == before);
    }
    append.expected_seq = 1;
    CHECK(await(open.store->append(append)));
    CHECK(open.room("r").summary.game->end == append.end);
}

TEST_CASE("the last entries and the end of a game are one write") {
    OpenStore open;
    open.play();
    store::Append append = sample_append("r", 1);
    append.end = store::GameEnd{5000, "won", "M-END-1"};
    append.status = "over";
    REQUIRE(await(open.store->append(append)));
    CHECK(open.room("r").summary.game->end == append.end);
    CHECK(open.room("r").summary.room.status == "over");
    CHECK(open.room("r").entries.size() == 3);
}

TEST_CASE("listed rooms come newest first, private ones not at all") {
    OpenStore open;
    REQUIRE(await(open.store->create_room(sample_room("old", 1))));
    REQUIRE(await(open.store->create_room(sample_room("new", 3))));
    REQUIRE(await(open.store->create_room(sample_room("mid", 2))));
    store::RoomRecord hidden = sample_room("hidden", 4);
    hidden.visibility = "private";
    REQUIRE(await(open.store->create_room(hidden)));
    const auto page = await(open.store->listed_rooms({.limit = 2})).value();
    REQUIRE(page.rooms.size() == 2);
    CHECK(page.rooms[0].room.id == "new");
    CHECK(page.rooms[1].room.id == "mid");
    CHECK(page.next == "mid");
    const auto rest = await(open.store->listed_rooms({.before = page.next})).value();
    REQUIRE(rest.rooms.size() == 1);
    CHECK(rest.rooms[0].room.id == "old");
    CHECK_FALSE(rest.next);
    // What is rare is looked for page by page.
    const auto none = await(open.store->listed_rooms({.status = "over", .within = 2})).value();
    CHECK(none.rooms.empty());
    CHECK(none.next == "mid");
}

TEST_CASE("a write to an unknown room is not stored") {
    OpenStore open;
    const auto take_seat = [&] {
        return await(open.store->take_seat({"none", sample_seat(0, "Ana")}));
    };
    // Where there are leases, nobody has that of such a room; else the schema throws it out.
    if (open.store->is_shared()) {
        CHECK(failure_of(take_seat()) == Failure::Conflict);
    } else {
        CHECK_THROWS(take_seat());
    }
    REQUIRE(await(open.store->create_room(sample_room("r"))));
}

TEST_CASE("plans are kept with their seat, without the room being used, and go with it") {
    OpenStore open;
    open.play();
    const auto before = open.room("r").summary.room.changed_ms;
    REQUIRE(await(open.store->keep_plans({"r", {1, "[1]"}})));
    CHECK(open.room("r").summary.seats.at(0).plans == std::nullopt);
    CHECK(open.room("r").summary.seats.at(1).plans == "[1]");
    CHECK(open.room("r").summary.room.changed_ms == before);
    REQUIRE(await(open.store->keep_plans({"r", {1, std::nullopt}})));
    CHECK(open.room("r").summary.seats.at(1).plans == std::nullopt);
    REQUIRE(await(open.store->keep_plans({"r", {1, "[2]"}})));
    REQUIRE(await(open.store->replace_seat({"r", sample_seat(1, "Cleo"), 9000})));
    CHECK(open.room("r").summary.seats.at(1).plans == std::nullopt);
}

TEST_CASE("a planned turn and what is left of the plans are one write, or none") {
    OpenStore open;
    open.play();
    REQUIRE(await(open.store->keep_plans({"r", {1, "[1,2]"}})));
    store::Append append = sample_append("r", 1);
    append.entries.back().command.reset();
    append.entries.back().planned = true;
    append.plans = {{1, "[2]"}};
    store::Append late = append;
    late.expected_seq = 0;
    late.plans = {{1, "[]"}};
    CHECK(failure_of(await(open.store->append(late))) == Failure::Conflict);
    CHECK(open.room("r").summary.seats.at(1).plans == "[1,2]");
    REQUIRE(await(open.store->append(append)));
    const store::StoredRoom stored = open.room("r");
    CHECK(stored.summary.seats.at(1).plans == "[2]");
    CHECK(stored.entries.back() == append.entries.back());
    CHECK(!stored.entries.front().planned);
}
