#include "server/companion/pool.hpp"

#include <doctest/doctest.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>

#include <future>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>

using namespace mistward;

namespace asio = boost::asio;

namespace {

struct Thought {
    std::thread::id thought_on;
    std::thread::id came_back_on;
};

/// What a pool makes of `think()`, asked from an event loop that this thread runs.
template <class Think>
Thought thought_by(companion::CompanionPool& pool, Think think) {
    asio::io_context loop;
    const auto ask = [&]() -> asio::awaitable<Thought> {
        const auto task = [think](std::stop_token stop) {
            think(stop);
            return std::this_thread::get_id();
        };
        const work::Key whose("198.51.100.7", "room");
        const auto on = co_await pool.run(whose, task, work::Urgency::Awaited);
        co_return Thought{on.value(), std::this_thread::get_id()};
    };
    std::promise<Thought> answer;
    asio::co_spawn(loop, ask(), [&](std::exception_ptr error, Thought thought) {
        error ? answer.set_exception(error) : answer.set_value(thought);
    });
    loop.run();
    return answer.get_future().get();
}

}  // namespace

TEST_CASE("a thought is had on a thread of the pool, and comes back to whoever asked") {
    companion::CompanionPool pool(1);
    const Thought thought = thought_by(pool, [](const std::stop_token&) {});
    CHECK(thought.thought_on != std::this_thread::get_id());
    CHECK(thought.came_back_on == std::this_thread::get_id());
}

TEST_CASE("what a thought throws is thrown to whoever asked, and the pool goes on") {
    companion::CompanionPool pool(1);
    CHECK_THROWS_AS(
        thought_by(pool, [](const std::stop_token&) { throw std::invalid_argument("no"); }),
        std::invalid_argument);
    CHECK_NOTHROW(thought_by(pool, [](const std::stop_token&) {}));
}

TEST_CASE("a thought under way is told when the pool stops") {
    companion::CompanionPool pool(1);
    bool was_told = false;
    thought_by(pool, [&](const std::stop_token& stop) {
        CHECK_FALSE(stop.stop_requested());
        pool.stop();
        was_told = stop.stop_requested();
    });
    CHECK(was_told);
}

TEST_CASE("a thought that stops because the pool does is refused, not a fault") {
    companion::CompanionPool pool(1);
    asio::io_context loop;
    std::optional<work::Refusal> refusal;
    const auto ask = [&]() -> asio::awaitable<void> {
        const auto task = [&](std::stop_token) -> int {
            pool.stop();
            throw companion::Stopped();
        };
        const work::Key whose("198.51.100.7", "room");
        const auto outcome = co_await pool.run(whose, task, work::Urgency::Background);
        if (!outcome) refusal = outcome.error();
    };
    asio::co_spawn(loop, ask(), asio::detached);
    loop.run();
    CHECK(refusal == work::Refusal::Stopping);
}

TEST_CASE("companions have half of the processors, and at least one thread") {
    CHECK(companion::threads_for(1) == 1);
    CHECK(companion::threads_for(2) == 1);
    CHECK(companion::threads_for(3) == 1);
    CHECK(companion::threads_for(8) == 4);
    CHECK(companion::threads_for(64) == 32);
    CHECK(companion::CompanionPool(0).threads() == 1);
}

TEST_CASE("however many people wait, their thoughts go before those that nobody waits for") {
    companion::CompanionPool pool(1);
    asio::io_context loop;
    std::promise<void> go;
    std::promise<void> begun;
    std::string order;
    const auto ask = [&](char name, work::Urgency urgency) {
        const auto task = [&, name](std::stop_token) {
            if (name == 'x') {
                begun.set_value();
                go.get_future().wait();
            }
            order += name;
            return true;
        };
        asio::co_spawn(loop, pool.run({"198.51.100.7", "r"}, task, urgency), asio::detached);
    };
    ask('x', work::Urgency::Background);
    loop.poll();
    begun.get_future().wait();
    ask('c', work::Urgency::Background);
    for (int i = 0; i < 30; ++i) ask('h', work::Urgency::Awaited);
    loop.poll();
    CHECK(pool.people_waiting() == 30);
    go.set_value();
    loop.run();
    CHECK(order == "x" + std::string(30, 'h') + "c");
}
