#include "tests/store/ended_games.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <memory>
#include <string>
#include <thread>

using namespace mistward;
using namespace mistward::test;

namespace {

/// A statement in a transaction of its own, on a thread.
class Later {
public:
    Later(const TestDatabase& database, const std::string& sql)
        : connection_(database.connect()),
          process_(connection_->integer("SELECT CAST(pg_backend_pid() AS BIGINT)")),
          watch_(database.connect()),
          thread_([this, sql] {
              connection_->execute(sql);
              is_done_ = true;
          }) {}
    ~Later() { thread_.join(); }
    Later(const Later&) = delete;
    Later& operator=(const Later&) = delete;

    /// Until another transaction holds it up, or it is done without.
    void until_held_up() {
        const std::string sql = "SELECT CAST(cardinality(pg_blocking_pids(" +
                                std::to_string(process_) + ")) AS BIGINT)";
        while (!is_done_ && watch_->integer(sql) == 0) std::this_thread::yield();
    }

private:
    std::unique_ptr<store::Connection> connection_;
    std::int64_t process_;
    std::unique_ptr<store::Connection> watch_;
    std::atomic<bool> is_done_ = false;
    std::thread thread_;
};

}  // namespace

TEST_CASE("servers that end games of the same kinds wait for none of each other" *
          doctest::skip(kNoServer)) {
    Shelf shelf({"a", "b", "base", "c"});
    shelf.run("DELETE FROM games WHERE id = 'c.1'");
    const auto one = shelf.database.connect();
    const auto other = shelf.database.connect();
    const std::string limit = "SET lock_timeout = '10s'; BEGIN; ";
    one->execute(limit + "DELETE FROM games WHERE id = 'a.1'");
    other->execute(limit + "DELETE FROM games WHERE id = 'base.1'");
    one->execute("UPDATE games SET setup = '{\"game\":\"base\",\"players\":2}' WHERE id = 'a.1'");
    other->execute("DELETE FROM games WHERE id = 'b.1'");
    SUBCASE("one is done first") {
        one->execute("COMMIT");
        other->execute("COMMIT");
    }
    SUBCASE("the other is done first") {
        other->execute("COMMIT");
        one->execute("COMMIT");
    }
    shelf.check();
    CHECK(shelf.all().empty());
    // What was written beside the sums is in them after the next change.
    shelf.run("UPDATE rooms SET visibility = 'private'; UPDATE rooms SET visibility = 'listed'");
    shelf.run("UPDATE games SET outcome = outcome");
    CHECK(shelf.connection->integer("SELECT count(*) FROM game_sums WHERE part > 0") == 0);
    shelf.check();
}

TEST_CASE("a game that two servers remove, or one hides meanwhile, is taken out once" *
          doctest::skip(kNoServer)) {
    Shelf shelf({"a", "b"});
    const auto first = shelf.database.connect();
    const std::string remove = "DELETE FROM games WHERE id = 'a.1'";
    const std::string hide = "UPDATE rooms SET visibility = 'private' WHERE id = 'a'";
    const auto meet = [&](const std::string& sql, const std::string& later) {
        first->execute("BEGIN; " + sql);
        Later second(shelf.database, later);
        second.until_held_up();
        first->execute("COMMIT");
    };
    SUBCASE("both remove it") { meet(remove, remove); }
    SUBCASE("it is hidden first") { meet(hide, remove); }
    SUBCASE("it is removed first") { meet(remove, hide); }
    shelf.check();
    CHECK(shelf.games() == 1);
}
