#include "server/store/sqlite/mark.hpp"

#include "server/store/read_only_database.hpp"
#include "server/store/sqlite/backup.hpp"
#include "tests/store/await.hpp"
#include "tests/store/child.hpp"
#include "tests/store/files.hpp"
#include "tests/store/samples.hpp"

#include <doctest/doctest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <csignal>
#include <fstream>
#include <sstream>

using namespace mistward;
using namespace mistward::test;

namespace {

namespace fs = std::filesystem;

/// What is logged while it lives.
class Log {
public:
    Log() : before_(spdlog::default_logger()) {
        const auto sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(text_, true);
        spdlog::set_default_logger(std::make_shared<spdlog::logger>("test", sink));
    }
    ~Log() { spdlog::set_default_logger(before_); }
    Log(const Log&) = delete;
    Log& operator=(const Log&) = delete;
    std::string text() const { return text_.str(); }

private:
    std::ostringstream text_;
    std::shared_ptr<spdlog::logger> before_;
};

/// Makes so many transactions in a process that is killed after them.
void write_and_die(const fs::path& file, int rooms) {
    const int status = in_child([&] {
        const auto store = store::open_sqlite_store({file, {}, {}});
        for (int i = 0; i < rooms; ++i) {
            if (!await(store->create_room(sample_room("r" + std::to_string(i))))) return;
        }
        raise(SIGKILL);
    });
    REQUIRE(WIFSIGNALED(status));
}

/// What a start logs.
std::string start(const fs::path& file) {
    const Log log;
    store::open_sqlite_store({file, {}, {}});
    return log.text();
}

std::optional<std::string> loss(const fs::path& file) {
    return store::ReadOnlyDatabase(file).loss();
}

}  // namespace

TEST_CASE("a killed server lacks nothing, and a start says that it did not stop in good manners") {
    const TemporaryFolder folder;
    const fs::path file = folder / "m.db";
    write_and_die(file, 7);
    CHECK(store::read_mark(file)->batches == 7);
    CHECK_FALSE(store::read_mark(file)->clean);
    CHECK_FALSE(loss(file));
    CHECK(contains(start(file), "all 7 transactions that it knew of are there"));
    CHECK(store::read_mark(file)->clean);
    CHECK(start(file).empty());
}

TEST_CASE("a deleted write-ahead log is told with figures, by verify and once by a start") {
    const TemporaryFolder folder;
    const fs::path file = folder / "m.db";
    { const auto store = store::open_sqlite_store({file, {}, {}}); }
    write_and_die(file, 9);
    fs::remove(file.string() + "-wal");
    fs::remove(file.string() + "-shm");
    REQUIRE(loss(file));
    CHECK(contains(*loss(file), "it holds 0 transactions, but its server had 9 on disk"));
    const std::string log = start(file);
    CHECK(contains(log, "[error]"));
    CHECK(contains(log, "9 are missing"));
    CHECK_FALSE(loss(file));
    CHECK(start(file).empty());
}

TEST_CASE("a write-ahead log that was cut is told with figures") {
    const TemporaryFolder folder;
    const fs::path file = folder / "m.db";
    { const auto store = store::open_sqlite_store({file, {}, {}}); }
    write_and_die(file, 9);
    const fs::path wal = file.string() + "-wal";
    fs::resize_file(wal, fs::file_size(wal) - 1);
    fs::remove(file.string() + "-shm");
    CHECK(contains(loss(file).value_or(""), "it holds 8 transactions"));
    CHECK(contains(start(file), "1 are missing"));
}

TEST_CASE("a mark that is not there, damaged or older keeps no database from being used") {
    const TemporaryFolder folder;
    const fs::path file = folder / "m.db";
    write_and_die(file, 3);
    std::string text = bytes_of(store::mark_of(file));
    REQUIRE(!text.empty());
    const auto put = [&](const std::string& bytes) {
        std::ofstream(store::mark_of(file), std::ios::binary) << bytes;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string damaged = text;
        damaged[i] = static_cast<char>(damaged[i] ^ 1);
        put(damaged);
        CHECK_FALSE(store::read_mark(file));
        put(text.substr(0, i));
        CHECK_FALSE(store::read_mark(file));
    }
    CHECK_FALSE(loss(file));
    CHECK(start(file).empty());
    fs::remove(store::mark_of(file));
    CHECK(start(file).empty());
}

TEST_CASE(
    "a backup and what a restore puts in place lack nothing, and what is replaced keeps its mark") {
    const TemporaryFolder folder;
    const fs::path file = folder / "m.db";
    write_and_die(file, 2);
    store::back_up(file, folder / "copy.db", store::Existing::Keep);
    CHECK_FALSE(fs::exists(store::mark_of(folder / "copy.db")));
    CHECK_FALSE(loss(folder / "copy.db"));
    {
        const auto store = store::open_sqlite_store({file, {}, {}});
        REQUIRE(await(store->create_room(sample_room("later"))));
    }
    const auto kept = store::restore(folder / "copy.db", file);
    REQUIRE(kept);
    CHECK(store::read_mark(*kept)->batches == 3);
    CHECK(start(file).empty());
    fs::remove(file);
    store::restore(folder / "copy.db", file);
    CHECK(start(file).empty());
}

TEST_CASE("what is not committed is not counted") {
    const TemporaryFolder folder;
    const fs::path file = folder / "m.db";
    const auto store = store::open_sqlite_store({file, {}, {}});
    REQUIRE(await(store->create_room(sample_room("r"))));
    // Its transaction is made, but holds nothing of it.
    CHECK_FALSE(await(store->create_room(sample_room("r"))));
    CHECK(store::read_mark(file)->batches == 2);
    CHECK_FALSE(loss(file));
}
