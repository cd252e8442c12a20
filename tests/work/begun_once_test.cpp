#include "server/work/begin.hpp"
#include "server/work/first_of.hpp"
#include "server/work/hop.hpp"
#include "server/work/post.hpp"
#include "server/work/wait.hpp"

#include <doctest/doctest.h>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/this_coro.hpp>

#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace asio = boost::asio;
using namespace mistward;

namespace {

const auto kNever = asio::steady_timer::time_point::max();

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

TEST_CASE("what is run gives its value, or throws what it threw") {
    asio::io_context io;
    CHECK(*work::run(io, seven()) == 7);
    CHECK_THROWS_WITH(work::run(io, broken()), "planted");
    CHECK_NOTHROW(work::run(io, nothing()));
}

TEST_CASE("whoever begins something is told on its executor how it ended") {
    asio::io_context io;
    const auto strand = asio::make_strand(io);
    std::vector<std::string> told;
    const work::Ended tell = [&](const std::exception_ptr& failure) {
        told.emplace_back(strand.running_in_this_thread() ? "on the strand: " : "elsewhere: ");
        told.back() += failure ? "failed" : "done";
    };
    work::begin(strand, seven(), tell);
    work::begin(strand, broken(), tell);
    // Nobody is told, and nothing is thrown.
    work::begin(strand, broken());
    CHECK(told.empty());
    io.run();
    CHECK(told == std::vector<std::string>{"on the strand: done", "on the strand: failed"});
}

TEST_CASE("a wait tells whether its timer rang or was cancelled") {
    asio::io_context io;
    asio::steady_timer rings(io, asio::steady_timer::time_point::min());
    CHECK_FALSE(work::run(io, work::wait(rings)));
    asio::steady_timer waits(io, kNever);
    work::post(io.get_executor(), [&] { work::post(io.get_executor(), [&] { waits.cancel(); }); });
    CHECK(work::run(io, work::wait(waits)) == asio::error::operation_aborted);
}

TEST_CASE("of two that run beside each other the first to end ends the other") {
    asio::io_context io;
    asio::steady_timer waits(io, kNever);
    boost::system::error_code ended;
    SUBCASE("the one") { work::run(io, work::first_of(nothing(), wait_and_keep(waits, ended))); }
    SUBCASE("the other") { work::run(io, work::first_of(wait_and_keep(waits, ended), nothing())); }
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
    CHECK(work::run(io, rooms::on(strand, where())) == strand);
    CHECK(*work::run(io, rooms::on(strand, seven())) == 7);
    CHECK_THROWS_WITH(work::run(io, rooms::on(strand, broken())), "planted");
    CHECK(work::run(io, rooms::call_on(strand, [] { return 3; })) == 3);
}
