#include "server/store/open_store.hpp"
#include "server/store/sqlite/backup.hpp"
#include "server/store/sqlite/compact.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/mark.hpp"
#include "tests/store/await.hpp"
#include "tests/store/child.hpp"
#include "tests/store/files.hpp"
#include "tests/store/samples.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <functional>

using namespace mistward;
using namespace mistward::test;

namespace {

namespace fs = std::filesystem;

/// Why `act` is refused in a process of its own; empty if it is not.
std::string refusal_elsewhere(const TemporaryFolder& folder, const std::function<void()>& act) {
    const fs::path told = folder / "told";
    fs::remove(told);
    const int status = in_child([&] {
        try {
            act();
        } catch (const store::OpenError& error) {
            std::ofstream(told) << error.what();
        }
    });
    REQUIRE(WEXITSTATUS(status) == kExitSurvived);
    return bytes_of(told);
}

std::string refusal_to_serve(const TemporaryFolder& folder, const fs::path& database) {
    return refusal_elsewhere(folder, [&] { store::open_sqlite_store({database, {}, {}}); });
}

}  // namespace

TEST_CASE("two servers never write one database, by whatever names they come") {
    const TemporaryFolder folder;
    const auto first = store::open_sqlite_store({folder / "m.db", {}, {}});
    fs::create_symlink("m.db", folder / "link.db");
    fs::create_symlink(folder / "link.db", folder / "far.db");
    fs::create_directory_symlink(folder / "", folder / "linked");
    fs::create_hard_link(folder / "m.db", folder / "hard.db");
    fs::create_directory(folder / "beside");
    const std::string process = "(process " + std::to_string(::getpid()) + ")";
    for (const char* name : {"m.db", "link.db", "far.db", "linked/m.db", "linked/link.db",
                             "hard.db", "beside/../m.db", "./m.db"}) {
        CAPTURE(name);
        const std::string told = refusal_to_serve(folder, folder / name);
        CHECK(contains(told, "in use by another Mistward server"));
        CHECK(contains(told, process));
    }
    fs::remove(folder / "m.db.lock");
    CHECK(contains(refusal_to_serve(folder, folder / "m.db"), "in use by another"));
    CHECK(await(first->create_room(sample_room("r"))));
}

TEST_CASE("a name relative to the folder is the database's own") {
    const TemporaryFolder folder;
    const auto first = store::open_sqlite_store({folder / "m.db", {}, {}});
    const std::string told = refusal_elsewhere(folder, [&] {
        fs::current_path(folder / "");
        store::open_sqlite_store({"./m.db", {}, {}});
    });
    CHECK(contains(told, "in use by another Mistward server"));
}

TEST_CASE("whatever else writes a database obeys the lock by any of its names") {
    const TemporaryFolder folder;
    { store::open_sqlite_store({folder / "other.db", {}, {}}); }
    const auto first = store::open_sqlite_store({folder / "m.db", {}, {}});
    fs::create_symlink("m.db", folder / "link.db");
    fs::create_hard_link(folder / "m.db", folder / "hard.db");
    for (const char* name : {"link.db", "hard.db"}) {
        CAPTURE(name);
        const fs::path database = folder / name;
        const auto used = [&](const std::function<void()>& act) {
            const std::string told = refusal_elsewhere(folder, act);
            return contains(told, "in use by another") || contains(told, "of a server that runs");
        };
        CHECK(used([&] { store::restore(folder / "other.db", database); }));
        CHECK(used([&] { store::compact(database); }));
        CHECK(used([&] { store::apply_migrations(database); }));
        CHECK(
            used([&] { store::back_up(folder / "other.db", database, store::Existing::Replace); }));
    }
    CHECK(await(first->create_room(sample_room("r"))));
}

TEST_CASE("what belongs to a database is beside its file, not beside a link to it") {
    const TemporaryFolder folder;
    fs::create_directory(folder / "data");
    fs::create_symlink("data/m.db", folder / "link.db");
    {
        // A link to a file that is not there yet: it is made.
        const auto store = store::open_sqlite_store({folder / "link.db", {}, {}});
        CHECK(await(store->create_room(sample_room("r"))));
        CHECK(fs::exists(folder / "data/m.db-wal"));
    }
    CHECK(fs::exists(folder / "data/m.db"));
    CHECK(names_in(folder) == std::vector<std::string>{"data", "link.db"});
    CHECK(store::read_mark(folder / "link.db")->batches > 0);
    CHECK(store::read_mark(folder / "link.db") == store::read_mark(folder / "data/m.db"));
}

TEST_CASE("a database with a second name is not served, for its log would go by one of them") {
    const TemporaryFolder folder;
    { store::open_sqlite_store({folder / "m.db", {}, {}}); }
    fs::create_hard_link(folder / "m.db", folder / "hard.db");
    for (const char* name : {"m.db", "hard.db"}) {
        CHECK(contains(refusal_to_serve(folder, folder / name), "2 names (hard links)"));
    }
    fs::remove(folder / "hard.db");
    CHECK(refusal_to_serve(folder, folder / "m.db").empty());
}

TEST_CASE("what is no file is no database, and nothing waits for it") {
    const TemporaryFolder folder;
    fs::create_directory(folder / "folder.db");
    REQUIRE(::mkfifo((folder / "fifo.db").c_str(), 0600) == 0);
    CHECK(contains(refusal_to_serve(folder, folder / "folder.db"), "Is a directory"));
    CHECK(contains(refusal_to_serve(folder, folder / "fifo.db"), "it is no file"));
    CHECK(contains(refusal_to_serve(folder, folder / "none/m.db"), "No such file or directory"));
    std::ofstream(folder / "text.db") << std::string(4096, 'x');
    CHECK(contains(refusal_to_serve(folder, folder / "text.db"), "not a database"));
    std::ofstream(folder / "empty.db").close();
    CHECK(refusal_to_serve(folder, folder / "empty.db").empty());
}

TEST_CASE("a log without its database is kept, and says that the database is missing") {
    const TemporaryFolder folder;
    in_child([&] {
        const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
        await(store->create_room(sample_room("r")));
        ::raise(SIGKILL);
    });
    fs::rename(folder / "m.db", folder / "away.db");
    const std::string log = bytes_of(folder / "m.db-wal");
    REQUIRE(!log.empty());
    CHECK(contains(refusal_to_serve(folder, folder / "m.db"), "put that database back"));
    CHECK(bytes_of(folder / "m.db-wal") == log);
    fs::rename(folder / "away.db", folder / "m.db");
    const auto store = store::open_sqlite_store({folder / "m.db", {}, {}});
    CHECK(await(store->find_room("r")).value());
}

TEST_CASE("a backup takes no place beside which another database has left its log") {
    const TemporaryFolder folder;
    { store::open_sqlite_store({folder / "m.db", {}, {}}); }
    std::ofstream(folder / "backup.db-wal") << "another's";
    const std::string told = refusal_elsewhere(folder, [&] {
        store::back_up(folder / "m.db", folder / "backup.db", store::Existing::Replace);
    });
    CHECK(contains(told, "backup.db-wal belongs to another database"));
    CHECK(!fs::exists(folder / "backup.db"));
}
