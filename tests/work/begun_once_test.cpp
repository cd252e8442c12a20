#include "server/work/first_of.hpp"
#include "server/work/hop.hpp"
#include "server/work/post.hpp"
#include "server/work/wait.hpp"

#include <doctest/doctest.h>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_future.hpp>

#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

namespace asio = boost::asio;
using namespace mistward;

namespace {

const auto kNever = asio::steady_timer::time_point::max();

template <class T>
T value_of(asio::io_context& io, asio::awaitable<T> task) {
    auto value = asio::co_spawn(io, std::move(task), asio::use_future);
    io.restart();
    io.run();
    return value.get();
}

asio::awaitable<void> nothing() { co_return; }

asio::awaitable<void> wait_and_keep(asio::steady_timer& timer, boost::system::error_code& ended) {
    ended = co_await work::wait(timer);
}

asio::awaitable<asio::any_io_executor> where() { co_return co_await asio::this_coro::executor; }

asio::awaitable<std::unique_ptr<int>> seven() { co_return std::make_unique<int>(7); }

asio::awaitable<int> broken() {
    throw std::runtime_error("planted");
    co_return 0;
}

}  // namespace

TEST_CASE("a wait tells whether its timer rang or was cancelled") {
    asio::io_context io;
    asio::steady_timer rings(io, asio::steady_timer::time_point::min());
    CHECK_FALSE(value_of(io, work::wait(rings)));
    asio::steady_timer waits(io, kNever);
    work::post(io.get_executor(), [&] { work::post(io.get_executor(), [&] { waits.cancel(); }); });
    CHECK(value_of(io, work::wait(waits)) == asio::error::operation_aborted);
}

TEST_CASE("of two that run beside each other the first to end ends the other") {
    asio::io_context io;
    asio::steady_timer waits(io, kNever);
    boost::system::error_code ended;
    SUBCASE("the one") { value_of(io, work::first_of(nothing(), wait_and_keep(waits, ended))); }
    SUBCASE("the other") { value_of(io, work::first_of(wait_and_keep(waits, ended), nothing())); }
    CHECK(ended == asio::error::operation_aborted);
}

TEST_CASE("what is posted is called later, what is dispatched at once if it is at home") {
    asio::io_context io;
    std::vector<int> order;
    work::post(io.get_executor(), [&] {
        work::post(io.get_executor(), [&] { order.push_back(3); });
        work::dispatch(io.get_executor(), [&] { order.push_back(1); });
        order.push_back(2);
    });
    work::dispatch(io.get_executor(), [&] { order.push_back(0); });
    CHECK(order.empty());
    io.run();
    CHECK(order == std::vector{1, 2, 0, 3});
}

TEST_CASE("a task on another executor runs there, and its value or what it throws comes back") {
    asio::io_context io;
    const asio::any_io_executor strand = asio::make_strand(io);
    CHECK(value_of(io, rooms::on(strand, where())) == strand);
    CHECK(*value_of(io, rooms::on(strand, seven())) == 7);
    CHECK_THROWS_WITH(value_of(io, rooms::on(strand, broken())), "planted");
    CHECK(value_of(io, rooms::call_on(strand, [] { return 3; })) == 3);
}
