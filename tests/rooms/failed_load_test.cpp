#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

namespace {

using Asking = Pending<protocol::Result<std::shared_ptr<rooms::Room>>>;

/// A room that is in the database alone, with a game.
struct Sleeping {
    House house;
    std::string id;

    Sleeping() {
        TestTable table(house, 1);
        table.start();
        table.play_on(3);
        id = table.id;
        table.room.reset();
        house.reopen();
    }

    /// Changes the database beneath the server.
    void change(const std::string& sql) {
        store::SqliteConnection(house.database().string(), "").execute(sql);
    }

    /// What many are told who ask for the room while it is read for the `reads`-th time.
    std::vector<Asking> ask(int reads) {
        constexpr int kAsking = 10;
        house.store().hold_reads(house.io().get_executor());
        std::vector<Asking> asking;
        for (int i = 0; i < kAsking; ++i) asking.emplace_back(house.io(), house.lobby().find(id));
        house.settle_for_now();
        // If nobody reads it, they wait for a reading that is over.
        REQUIRE(house.store().rooms_read == reads);
        house.store().let_reads_go();
        while (!asking.front().ready()) house.io().run_one();
        house.settle_for_now();
        for (const Asking& one : asking) REQUIRE(one.ready());
        CHECK(house.store().rooms_read == reads);
        return asking;
    }

    void check_refused(int reads, ErrorCode code = ErrorCode::Internal) {
        for (const Asking& one : ask(reads)) {
            const auto found = one.get();
            REQUIRE_FALSE(found.has_value());
            CHECK(found.error().code == code);
            CHECK(found.error().params.at("room") == id);
        }
    }

    void check_found(int reads) {
        for (const Asking& one : ask(reads)) CHECK(one.get().has_value());
    }
};

}  // namespace

TEST_CASE("everybody who waits for a room is told what was thrown, and who asks later gets it") {
    Sleeping room;
    SUBCASE("by the store") {
        room.house.store().reads = SpoiltStore::Mode::Throws;
        room.check_refused(1);
        room.check_refused(2);
        room.house.store().reads = SpoiltStore::Mode::Sound;
    }
    SUBCASE("by a row that cannot be read") {
        room.change("UPDATE rooms SET options = '{' || options");
        room.check_refused(1, ErrorCode::GameUnreadable);
        room.check_refused(2, ErrorCode::GameUnreadable);
        room.change("UPDATE rooms SET options = substr(options, 2)");
    }
    SUBCASE("when it was read and had to come to memory") {
        room.house.clock().has_alarms = false;
        room.check_refused(1);
        room.check_refused(2);
        room.house.clock().has_alarms = true;
    }
    room.check_found(3);
    CHECK(room.house.run(room.house.find(room.id)->ask(rooms::query::State{})).has_value());
}
