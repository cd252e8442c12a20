#include "tests/store/await.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;

namespace {

struct AdministeredStore {
    TestDatabase database;
    std::unique_ptr<store::Store> store = database.open();

    void reopen() {
        store.reset();
        store = database.open();
    }

    std::vector<std::string> listed(const store::RoomFilter& filter) {
        std::vector<std::string> ids;
        const auto page = await(store->listed_rooms(filter)).value();
        for (const auto& summary : page.rooms) ids.push_back(summary.room.id);
        return ids;
    }
};

}  // namespace

TEST_CASE("bans stay until they are lifted, and the newest word about an address counts") {
    AdministeredStore open;
    const store::BanRecord first{"203.0.113.7", "noise", 1000, 2000};
    const store::BanRecord second{"203.0.113.7", "more noise", 1500, {}};
    const store::BanRecord other{"2001:db8::1", "spam", 1700, {}};
    REQUIRE(await(open.store->put_ban(first)));
    REQUIRE(await(open.store->put_ban(second)));
    REQUIRE(await(open.store->put_ban(other)));
    open.reopen();
    CHECK(await(open.store->bans()).value() == std::vector{second, other});
    REQUIRE(await(open.store->lift_ban("203.0.113.7")));
    REQUIRE(await(open.store->lift_ban("198.51.100.1")));
    CHECK(await(open.store->bans()).value() == std::vector{other});
}

TEST_CASE("acts are numbered in their order and read in pages, the newest first") {
    AdministeredStore open;
    for (std::int64_t i = 1; i <= 5; ++i) {
        const store::ActRecord act{0, i * 10, "kick", "room/" + std::to_string(i), "{}"};
        CHECK(await(open.store->note_act(act)).value() == i);
    }
    open.reopen();
    const auto newest = await(open.store->acts({{}, 2})).value();
    REQUIRE(newest.size() == 2);
    CHECK(newest[0] == store::ActRecord{5, 50, "kick", "room/5", "{}"});
    CHECK(newest[1].number == 4);
    const auto older = await(open.store->acts({4, 100})).value();
    REQUIRE(older.size() == 3);
    CHECK(older.front().number == 3);
    CHECK(older.back().number == 1);
}

TEST_CASE(
    "hidden rooms are the private and the closed ones, and only who asks for them sees them") {
    AdministeredStore open;
    auto secret = sample_room("b", 2000);
    secret.visibility = "private";
    auto closed = sample_room("c", 3000);
    closed.status = "closed";
    for (const auto& room : {sample_room("a", 1000), secret, closed, sample_room("d", 3000)}) {
        REQUIRE(await(open.store->create_room(room)));
    }
    CHECK(open.listed({}) == std::vector<std::string>{"d", "a"});
    CHECK(open.listed({.hidden = true}) == std::vector<std::string>{"c", "d", "b", "a"});
    CHECK(open.listed({.status = "closed", .hidden = true}) == std::vector<std::string>{"c"});
}

TEST_CASE("a list of rooms goes on after the last one of the page before") {
    AdministeredStore open;
    for (const auto& room : {sample_room("a", 1000), sample_room("b", 2000), sample_room("c", 2000),
                             sample_room("d", 3000)}) {
        REQUIRE(await(open.store->create_room(room)));
    }
    CHECK(open.listed({.limit = 2}) == std::vector<std::string>{"d", "b"});
    CHECK(open.listed({.before = "b", .limit = 2}) == std::vector<std::string>{"c", "a"});
    CHECK(open.listed({.before = "a", .limit = 2}).empty());
    CHECK(open.listed({.before = "nope"}).empty());
}
