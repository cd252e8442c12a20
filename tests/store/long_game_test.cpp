#include "server/metrics/registry.hpp"
#include "server/store/read_only_database.hpp"
#include "tests/store/await.hpp"
#include "tests/store/child.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/held_sync.hpp"
#include "tests/store/room_rows.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/temporary_folder.hpp"

#include <doctest/doctest.h>
#include <sqlite3.h>

#include <csignal>
#include <functional>
#include <memory>
#include <optional>

using namespace mistward;
using namespace mistward::test;
using store::Failure;
namespace asio = boost::asio;

namespace {

constexpr std::size_t kEntries = 3900;

/// A room that comes with a game as long as a file may have it.
store::CreatePlayingRoom long_game(const std::string& room) {
    store::CreatePlayingRoom request{sample_room(room), sample_start(room)};
    request.room.status = request.start.room.status;
    request.room.seats = request.start.room.seats;
    while (request.start.entries.size() < kEntries) {
        request.start.entries.push_back(player_entry(0, "place:2,-1,3", "c"));
        request.start.entries.push_back(player_entry(0, "undo:1", "c"));
    }
    return request;
}

struct MeteredStore {
    TemporaryFolder folder;
    TestVfs vfs;
    metrics::Registry registry;
    std::unique_ptr<store::Store> store =
        store::open_sqlite_store({folder / "m.db", {}, vfs.name(), store::StoreMetrics(registry)});
};

/// What anybody finds of a room and its game, and what there is of them all the same.
struct Traces {
    bool found = false;
    std::int64_t rows = 0;
};

std::int64_t rows_in(const TemporaryFolder& folder) {
    store::SqliteConnection connection((folder / "m.db").string(), "");
    return all_room_rows(connection, "");
}

Traces traces(store::Store& store, const TemporaryFolder& folder, const std::string& room) {
    const bool found =
        await(store.find_room(room)).value() || await(store.find_game(room + ".1")).value() ||
        await(store.find_game_head(room + ".1")).value() ||
        !await(store.listed_rooms({.hidden = true, .limit = 10})).value().rooms.empty() ||
        !await(store.restless_rooms()).value().empty() ||
        !await(store.ended_games({})).value().games.empty() ||
        !store::ReadOnlyDatabase(folder / "m.db").game_ids().empty();
    return {found, rows_in(folder)};
}

/// Calls `act` once so much of the log was written.
std::function<int()> after_pages(int pages, std::function<int()> act) {
    return [pages, act = std::move(act), written = std::make_shared<int>(0)] {
        return ++*written > pages ? act() : SQLITE_OK;
    };
}

}  // namespace

TEST_CASE("no transaction has more than a part of a long game") {
    MeteredStore open;
    REQUIRE(await(open.store->create_playing_room(long_game("r"))));
    const std::string told = open.registry.text();
    const auto shows = [&told](const std::string& line) {
        return told.find("mistward_store_batch_rows" + line + '\n') != std::string::npos;
    };
    // The game's 3,901 entries in parts of 200, and what goes with the first and the last.
    CHECK(shows("_count 20"));
    CHECK(shows("_bucket{le=\"256\"} 20"));
}

TEST_CASE("two long games at once are no more to one transaction than one") {
    MeteredStore open;
    asio::io_context io;
    const Pending r(io, open.store->create_playing_room(long_game("r")));
    const Pending s(io, open.store->create_playing_room(long_game("s")));
    io.run();
    CHECK(r.get());
    CHECK(s.get());
    CHECK(open.registry.text().find("mistward_store_batch_rows_bucket{le=\"256\"} 40\n") !=
          std::string::npos);
}

TEST_CASE("a decision is on disk while a long game is still being written") {
    MeteredStore open;
    REQUIRE(await(open.store->create_playing_room({sample_room("other"), sample_start("other")})));
    HeldSync held(open.vfs);
    asio::io_context io;
    const Pending game(io, open.store->create_playing_room(long_game("r")));
    io.poll();
    held.wait_until_reached();
    const Pending decision(io, open.store->append(sample_append("other", 1)));
    io.restart();
    io.poll();
    held.let_go();
    while (!decision.ready()) {
        io.restart();
        io.run_one();
    }
    CHECK(decision.get());
    CHECK_FALSE(game.ready());
    // One sync for the first part, and one for the decision with the second at most.
    CHECK(held.syncs() <= 3);
    io.restart();
    io.run();
    CHECK(game.get());
}

TEST_CASE("a long game comes back as it was written") {
    MeteredStore open;
    auto request = long_game("r");
    request.start.end = store::GameEnd{9000, "won", "done", R"({"tracks":[]})"};
    request.room.status = request.start.room.status = "over";
    REQUIRE(await(open.store->create_playing_room(request)));
    const auto room = await(open.store->find_room("r")).value();
    REQUIRE(room);
    CHECK(room->summary.room == request.start.room);
    CHECK(room->summary.seats == request.start.seats);
    CHECK(room->entries == request.start.entries);
    REQUIRE(room->summary.game);
    CHECK(room->summary.game->end == request.start.end);
    CHECK(await(open.store->ended_games({})).value().games.size() == 1);
    CHECK(failure_of(await(open.store->create_playing_room(request))) == Failure::Conflict);
    CHECK(await(open.store->find_room("r")).value() == room);
}

TEST_CASE("a long game has its answer, and one that was asked for again leaves nothing") {
    MeteredStore open;
    auto request = long_game("r");
    request.answer = store::KeptAnswer{{1}, {1}, 5, "sealed"};
    REQUIRE(await(open.store->create_playing_room(request)));
    CHECK(await(open.store->find_answer({{1}, 0})).value() == "sealed");
    const std::int64_t rows = rows_in(open.folder);
    auto again = long_game("s");
    again.answer = request.answer;
    CHECK(failure_of(await(open.store->create_playing_room(again))) == Failure::Repeated);
    CHECK(!await(open.store->find_room("s")).value());
    CHECK(rows_in(open.folder) == rows);
}

TEST_CASE("nobody sees a long game before its last part is written") {
    MeteredStore open;
    int syncs = 0;
    std::optional<Traces> meanwhile;
    {
        const auto look = [&] {
            if (++syncs == 5) meanwhile = traces(*open.store, open.folder, "r");
            return SQLITE_OK;
        };
        const Watch watch(open.vfs, {{}, look, {}});
        REQUIRE(await(open.store->create_playing_room(long_game("r"))));
    }
    REQUIRE(meanwhile);
    CHECK_FALSE(meanwhile->found);
    CHECK(meanwhile->rows > 500);
    CHECK(await(open.store->find_room("r")).value());
    CHECK(store::ReadOnlyDatabase(open.folder / "m.db").game_ids().size() == 1);
}

TEST_CASE("a process killed while it writes a long game leaves nothing of it") {
    const TemporaryFolder folder;
    const int status = in_child([&folder] {
        TestVfs vfs;
        const auto store = store::open_sqlite_store({folder / "m.db", {}, vfs.name()});
        const Watch watch(vfs, {after_pages(120, [] { return raise(SIGKILL); }), {}, {}});
        await(store->create_playing_room(long_game("r")));
    });
    REQUIRE(WIFSIGNALED(status));
    CHECK(rows_in(folder) > 500);
    CHECK(store::ReadOnlyDatabase(folder / "m.db").game_ids().empty());
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    const Traces left = traces(*store, folder, "r");
    CHECK_FALSE(left.found);
    CHECK(left.rows == 0);
}

TEST_CASE("a process killed after it has acknowledged a long game leaves all of it") {
    const TemporaryFolder folder;
    const int status = in_child([&folder] {
        const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
        if (await(store->create_playing_room(long_game("r")))) raise(SIGKILL);
    });
    REQUIRE(WIFSIGNALED(status));
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    CHECK(await(store->find_room("r")).value()->entries == long_game("r").start.entries);
}

TEST_CASE("a disk that is full in the midst of a long game has nothing of it, and takes it later") {
    MeteredStore open;
    std::atomic<int> refused = 0;
    {
        // The disk has room again for what removes the rest.
        const auto full = [&refused] { return ++refused == 1 ? SQLITE_FULL : SQLITE_OK; };
        const Watch watch(open.vfs, {after_pages(120, full), {}, {}});
        CHECK(await(open.store->create_playing_room(long_game("r"))).error() ==
              Failure::Unavailable);
    }
    const Traces left = traces(*open.store, open.folder, "r");
    CHECK_FALSE(left.found);
    CHECK(left.rows == 0);
    CHECK(await(open.store->create_playing_room(long_game("r"))));
    CHECK(await(open.store->find_room("r")).value());
}

TEST_CASE("what a full disk keeps of a long game is seen by nobody, and goes at the next start") {
    MeteredStore open;
    {
        const auto full = [] { return SQLITE_FULL; };
        const Watch watch(open.vfs, {after_pages(120, full), {}, {}});
        CHECK(await(open.store->create_playing_room(long_game("r"))).error() ==
              Failure::Unavailable);
        CHECK_FALSE(traces(*open.store, open.folder, "r").found);
    }
    CHECK(rows_in(open.folder) > 500);
    open.store.reset();
    open.store = store::open_sqlite_store({open.folder / "m.db", {}, open.vfs.name()});
    CHECK(rows_in(open.folder) == 0);
}
