#include "server/companion/pool.hpp"
#include "companion/companion.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>

#include <future>
#include <stdexcept>
#include <thread>

using namespace mistward;

namespace asio = boost::asio;

namespace {

struct Thought {
    rules::Decision decision;
    std::thread::id came_back_on;
};

/// Thinks about a game on a pool, asked from an event loop that this thread runs.
Thought thought_about(const rules::Game& game) {
    companion::CompanionPool pool(1);
    asio::io_context loop;
    const auto ask = [&]() -> asio::awaitable<Thought> {
        const rules::Decision decision =
            (co_await pool.think(game, {"198.51.100.7", "room"}, work::Urgency::Awaited)).value();
        co_return Thought{decision, std::this_thread::get_id()};
    };
    std::promise<Thought> answer;
    asio::co_spawn(loop, ask(), [&](std::exception_ptr error, Thought thought) {
        error ? answer.set_exception(error) : answer.set_value(thought);
    });
    loop.run();
    return answer.get_future().get();
}

}  // namespace

TEST_CASE("the pool thinks as the companion does, and comes back to whoever asked") {
    const rules::Game game = rules::from("mists:2 players:2 drawn:47.3");
    const Thought thought = thought_about(game);
    CHECK(thought.decision == companion::choose(companion::Mind::built_in(), game));
    CHECK(thought.came_back_on == std::this_thread::get_id());
}

TEST_CASE("what cannot be decided is said to whoever asked, and the pool goes on") {
    CHECK_THROWS_AS(thought_about(rules::play(2, "")), std::invalid_argument);
}
