#include "tests/store/await.hpp"
#include "tests/store/samples.hpp"
#include "tests/store/test_database.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using store::Failure;
namespace asio = boost::asio;

TEST_CASE("an append that meets another's, which is not committed yet, leaves nothing" *
          doctest::skip(kNoServer)) {
    const TestDatabase database;
    const auto store = database.open();
    REQUIRE(await(store->create_room(sample_room("r"))));
    REQUIRE(await(store->start_game(sample_start("r"))));
    REQUIRE(await(store->append(sample_append("r", 1))));
    const auto watcher = database.connect();
    asio::io_context io;
    std::optional<Pending<store::Result<void>>> append;
    {
        const auto other = database.connect();
        store::Transaction transaction(*other, store::Access::Write);
        other->execute(
            "INSERT INTO entries (game, seq, player, decision, at) VALUES ('r.1', 4, 1, 'pass', "
            "1)");
        // Entries 4 and 5: it cannot see that 4 is taken, and 5 is free.
        append.emplace(io, store->append(sample_append("r", 3)));
        while (watcher->integer("SELECT count(*) FROM pg_stat_activity WHERE "
                                "wait_event_type = 'Lock'") == 0) {
            io.poll();
        }
        transaction.commit();
    }
    io.restart();
    io.run();
    REQUIRE(append->ready());
    CHECK(append->get() == tl::unexpected(Failure::Conflict));
    const auto game = await(store->find_game("r.1")).value();
    REQUIRE(game->entries.size() == 4);
    CHECK(game->entries.back().player == 1);
    CHECK(await(store->append(sample_append("r", 4))));
}
