#include "server/store/open_store.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "tests/store/await.hpp"
#include "tests/store/child.hpp"
#include "tests/store/failure_of.hpp"
#include "tests/store/files.hpp"
#include "tests/store/samples.hpp"

#include <doctest/doctest.h>
#include <sys/resource.h>

#include <csignal>

using namespace mistward;
using namespace mistward::test;
using store::Failure;

namespace {

namespace fs = std::filesystem;

/// A store with a room and a game, whose files somebody handles while it is open.
struct Handled {
    TemporaryFolder folder;
    std::unique_ptr<store::Store> store = store::open_sqlite_store({folder / "m.db", {}, {}});
    std::uint64_t seq = 1;

    Handled() {
        REQUIRE(await(store->create_room(sample_room("r"))));
        REQUIRE(await(store->start_game(sample_start("r"))));
    }

    std::optional<Failure> append() {
        const auto appended = await(store->append(sample_append("r", seq)));
        if (appended) seq += 2;
        return failure_of(appended);
    }
    void rename(const char* from, const char* to) const { fs::rename(folder / from, folder / to); }
    std::size_t entries_in(const char* file) const {
        return await(store::open_sqlite_store({folder / file, {}, {}})->find_room("r"))
            .value()
            ->entries.size();
    }
};

}  // namespace

TEST_CASE("a database that was moved away takes nothing more, and goes on when it is back") {
    Handled handled;
    REQUIRE_FALSE(handled.append());
    handled.rename("m.db", "away.db");
    CHECK(handled.append() == Failure::Unavailable);
    CHECK(contains(handled.store->fault().value(), "file of the database was deleted or moved"));
    CHECK(failure_of(await(handled.store->probe())) == Failure::Unavailable);
    CHECK(await(handled.store->find_room("r")).value()->entries.size() == 3);
    handled.rename("away.db", "m.db");
    CHECK_FALSE(handled.append());
    CHECK_FALSE(handled.store->fault());
    handled.store.reset();
    CHECK(handled.entries_in("m.db") == 5);
}

TEST_CASE("a database in whose place another file is takes nothing more, and spoils neither") {
    Handled handled;
    { store::open_sqlite_store({handled.folder / "other.db", {}, {}}); }
    const std::string other = bytes_of(handled.folder / "other.db");
    handled.rename("m.db", "away.db");
    handled.rename("other.db", "m.db");
    CHECK(handled.append() == Failure::Unavailable);
    CHECK(contains(handled.store->fault().value(), "was replaced by another file"));
    handled.store.reset();
    CHECK(bytes_of(handled.folder / "m.db") == other);
    // Else the other database would be opened with it.
    CHECK_FALSE(fs::exists(handled.folder / "m.db-wal"));
    CHECK(handled.entries_in("away.db") == 1);
}

TEST_CASE("a database whose log or index was deleted takes nothing more, and has all it took") {
    for (const char* suffix : {"-wal", "-shm"}) {
        CAPTURE(suffix);
        Handled handled;
        REQUIRE_FALSE(handled.append());
        fs::remove(handled.folder / (std::string("m.db") + suffix).c_str());
        CHECK(handled.append() == Failure::Unavailable);
        CHECK(contains(handled.store->fault().value(), suffix));
        // The writer goes on to this only after it has dealt with what that meant.
        CHECK(failure_of(await(handled.store->probe())) == Failure::Unavailable);
        fs::copy(handled.folder / "m.db", handled.folder / "copy.db");
        CHECK(handled.entries_in("copy.db") == 3);
        handled.store.reset();
        CHECK(handled.entries_in("m.db") == 3);
    }
}

TEST_CASE("a database that was deleted can be copied from the server that has it open") {
    Handled handled;
    REQUIRE_FALSE(handled.append());
    for (const char* name : {"m.db", "m.db-wal", "m.db-shm"}) fs::remove(handled.folder / name);
    CHECK(handled.append() == Failure::Unavailable);
    CHECK(await(handled.store->copy_to(handled.folder / "copy.db")));
    CHECK_THROWS_AS(await(handled.store->copy_to(handled.folder / "copy.db")), store::OpenError);
    handled.store.reset();
    CHECK(handled.entries_in("copy.db") == 3);
}

TEST_CASE("the limit of a file's size is a full disk: refused, and well again with more room") {
    const TemporaryFolder folder;
    const int status = in_child([&folder] {
        std::signal(SIGXFSZ, SIG_IGN);
        const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
        if (!await(store->create_room(sample_room("r")))) ::_exit(10);
        if (!await(store->start_game(sample_start("r")))) ::_exit(11);
        rlimit limit{};
        ::getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = 300'000;
        ::setrlimit(RLIMIT_FSIZE, &limit);
        std::uint64_t seq = 1;
        while (await(store->append(sample_append("r", seq)))) seq += 2;
        if (failure_of(await(store->append(sample_append("r", seq)))) != Failure::Unavailable) {
            ::_exit(12);
        }
        if (await(store->find_room("r")).value()->entries.size() != seq) ::_exit(13);
        limit.rlim_cur = limit.rlim_max;
        ::setrlimit(RLIMIT_FSIZE, &limit);
        if (!await(store->append(sample_append("r", seq)))) ::_exit(14);
    });
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == kExitSurvived);
    CHECK(await(store::open_sqlite_store({folder / "m.db", {}, {}})->find_room("r")).value());
}

TEST_CASE("what another program has locked is refused, is read on, and works again afterwards") {
    Handled handled;
    store::SqliteConnection other((handled.folder / "m.db").string(), "");
    other.execute("BEGIN EXCLUSIVE");
    CHECK(handled.append() == Failure::Unavailable);
    CHECK(await(handled.store->find_room("r")).value()->entries.size() == 1);
    other.execute("ROLLBACK");
    CHECK_FALSE(handled.append());
    handled.store->end_soon();
    CHECK_FALSE(handled.append());
    other.execute("BEGIN IMMEDIATE");
    CHECK(handled.append() == Failure::Unavailable);
    other.execute("ROLLBACK");
    handled.store.reset();
    CHECK(handled.entries_in("m.db") == 5);
}
