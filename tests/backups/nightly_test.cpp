#include "server/backups/nightly.hpp"

#include "server/backups/names.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>
#include <spdlog/spdlog.h>
#include <fstream>
#include <stdexcept>

using namespace mistward;
using namespace mistward::test;
using backups::names_in;
using backups::Nightly;
using backups::NightlyMetrics;

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kOneDay = 86'400'000;

/// Nights of a house with one room.
struct Nights {
    Nights() {
        spdlog::set_level(spdlog::level::off);
        house.create();
    }
    ~Nights() { spdlog::set_level(spdlog::level::info); }

    bool make() {
        Nightly nightly(
            house.clock(), {house.database(), folder / "nightly", 0},
            [this](const fs::path& file) { check(file); }, NightlyMetrics(registry));
        return nightly.make();
    }
    std::vector<std::string> names() { return names_in(folder / "nightly"); }
    /// All that is in the folder, leftovers too.
    std::size_t files() {
        const fs::directory_iterator all(folder / "nightly");
        return static_cast<std::size_t>(std::distance(begin(all), end(all)));
    }
    std::string metrics() { return registry.text(); }

    TemporaryFolder folder;
    House house;
    metrics::Registry registry;
    std::function<void(const fs::path&)> check = [](const fs::path&) {};
};

}  // namespace

TEST_CASE("a backup is restored into another file and checked there before it counts") {
    Nights nights;
    std::int64_t rooms = 0;
    nights.check = [&](const fs::path& restored) {
        CHECK(nights.names().empty());
        store::SqliteConnection copy(restored.string(), "");
        rooms = copy.integer("SELECT count(*) FROM rooms");
        copy.execute("DELETE FROM rooms");
    };
    CHECK(nights.make());
    CHECK(rooms == 1);
    REQUIRE(nights.names().size() == 1);
    CHECK(nights.files() == 1);
    store::SqliteConnection copy((nights.folder / "nightly" / nights.names().front()).string(), "");
    CHECK(copy.integer("SELECT count(*) FROM rooms") == 1);
    CHECK(nights.metrics().find("mistward_backups_total{outcome=\"done\"} 1") != std::string::npos);
}

TEST_CASE("a backup that fails its check leaves the older ones, and is counted") {
    Nights nights;
    for (int i = 0; i < 9; ++i) {
        CHECK(nights.make());
        nights.house.clock().pass(kOneDay);
    }
    const auto before = nights.names();
    nights.check = [](const fs::path&) { throw std::runtime_error("game 7 does not replay"); };
    CHECK_FALSE(nights.make());
    CHECK(nights.names() == before);
    CHECK(nights.files() == before.size());
    CHECK(nights.metrics().find("mistward_backups_total{outcome=\"failed\"} 1") !=
          std::string::npos);
}

TEST_CASE("a database that cannot be copied leaves the older backups") {
    Nights nights;
    CHECK(nights.make());
    const auto before = nights.names();
    nights.house.clock().pass(kOneDay);
    nights.house.reopen([&] {
        fs::rename(nights.house.database(), nights.folder / "away");
        std::ofstream(nights.house.database()) << std::string(8192, 'x');
        CHECK_FALSE(nights.make());
        fs::remove(nights.house.database());
        fs::rename(nights.folder / "away", nights.house.database());
    });
    CHECK(nights.names() == before);
}

TEST_CASE("backups of earlier nights go by the rotation, and nothing else in the folder does") {
    Nights nights;
    fs::create_directories(nights.folder / "nightly");
    std::ofstream(nights.folder / "nightly" / "notes.txt") << "mine";
    for (int i = 0; i < 40; ++i) {
        CHECK(nights.make());
        nights.house.clock().pass(kOneDay);
    }
    CHECK(nights.names().size() < 14);
    CHECK(fs::exists(nights.folder / "nightly" / "notes.txt"));
}

TEST_CASE("what an earlier process left unfinished goes") {
    Nights nights;
    fs::create_directories(nights.folder / "nightly" / "unchecked");
    std::ofstream(nights.folder / "nightly" / "unchecked" / "restored.db-wal") << "half";
    CHECK(nights.make());
    CHECK(nights.files() == 1);
}

TEST_CASE("a backup of a later time than it is does not count as made") {
    Nights nights;
    fs::create_directories(nights.folder / "nightly");
    const auto later = backups::name_of(nights.house.clock().now_ms() + 1000 * kOneDay);
    std::ofstream(nights.folder / "nightly" / later) << "made by a wrong clock";
    CHECK(nights.make());
    const auto text = nights.metrics();
    const auto now = nights.house.clock().now_ms() / 1000;
    CHECK(text.find("mistward_backup_last_success_timestamp_seconds " + std::to_string(now)) !=
          std::string::npos);
}
