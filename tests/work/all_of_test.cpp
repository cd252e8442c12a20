#include "server/work/all_of.hpp"

#include <doctest/doctest.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/use_future.hpp>

#include <stdexcept>
#include <utility>
#include <vector>

namespace asio = boost::asio;
using mistward::rooms::all_of;

namespace {

asio::awaitable<int> value(int n) { co_return n; }

/// Ends when `gate` is cancelled.
asio::awaitable<int> late(asio::steady_timer& gate, int n) {
    boost::system::error_code ignored;
    co_await gate.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    co_return n;
}

asio::awaitable<int> opening(asio::steady_timer& gate, int n) {
    gate.cancel();
    co_return n;
}

asio::awaitable<int> failing() {
    throw std::runtime_error("planted");
    co_return 0;
}

template <class T>
T run(asio::io_context& io, asio::awaitable<T> task) {
    auto result = asio::co_spawn(io, std::move(task), asio::use_future);
    io.restart();
    io.run();
    return result.get();
}

}  // namespace

TEST_CASE("tasks run beside each other, and their values come in order") {
    asio::io_context io;
    asio::steady_timer gate(io, asio::steady_timer::time_point::max());
    std::vector<asio::awaitable<int>> tasks;
    tasks.push_back(late(gate, 1));
    tasks.push_back(value(2));
    tasks.push_back(opening(gate, 3));
    CHECK(run(io, all_of(std::move(tasks))) == std::vector{1, 2, 3});
    CHECK(run(io, all_of(std::vector<asio::awaitable<int>>())).empty());
}

TEST_CASE("what one task throws comes when all have ended") {
    asio::io_context io;
    asio::steady_timer gate(io, asio::steady_timer::time_point::max());
    bool ended = false;
    const auto last = [&]() -> asio::awaitable<int> {
        co_await late(gate, 1);
        ended = true;
        co_return 1;
    };
    std::vector<asio::awaitable<int>> tasks;
    tasks.push_back(failing());
    tasks.push_back(last());
    tasks.push_back(opening(gate, 2));
    CHECK_THROWS_WITH(run(io, all_of(std::move(tasks))), "planted");
    CHECK(ended);
}

TEST_CASE("tasks end on any thread of a pool") {
    asio::thread_pool pool(3);
    const auto elsewhere = [](int n) -> asio::awaitable<int> {
        co_await asio::post(asio::use_awaitable);
        co_return n;
    };
    const auto round = [&]() -> asio::awaitable<std::vector<int>> {
        std::vector<asio::awaitable<int>> tasks;
        for (int n = 0; n < 4; ++n) tasks.push_back(elsewhere(n));
        co_return co_await all_of(std::move(tasks));
    };
    for (int i = 0; i < 300; ++i) {
        REQUIRE(asio::co_spawn(pool, round(), asio::use_future).get() == std::vector{0, 1, 2, 3});
    }
}
