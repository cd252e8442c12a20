#include "server/net/deadline.hpp"

#include <doctest/doctest.h>
#include <boost/asio/io_context.hpp>

#include <chrono>
#include <memory>

namespace asio = boost::asio;
using namespace mistward::net;
using std::chrono::milliseconds;

namespace {

using Clock = asio::steady_timer::clock_type;

constexpr milliseconds kTime(20);

/// Lets time pass while no handler runs.
void spin(milliseconds time) {
    const auto end = Clock::now() + time;
    while (Clock::now() < end) {
    }
}

/// A deadline that remembers when it passed, and how often.
struct Watched {
    asio::io_context io;
    int passed = 0;
    Clock::time_point at;
    std::unique_ptr<RecurringDeadline> deadline =
        std::make_unique<RecurringDeadline>(io.get_executor(), kTime, [this] {
            ++passed;
            at = Clock::now();
        });
};

}  // namespace

TEST_CASE("a recurring deadline passes once for each time it is armed") {
    Watched watched;
    const auto begun = Clock::now();
    watched.deadline->arm();
    watched.io.run();
    CHECK(watched.passed == 1);
    CHECK(watched.at - begun >= kTime);
    watched.io.restart();
    watched.deadline->arm();
    watched.io.run();
    CHECK(watched.passed == 2);
}

TEST_CASE("a recurring deadline that was disarmed in time does not pass") {
    Watched watched;
    watched.deadline->arm();
    watched.deadline->disarm();
    watched.io.run();
    CHECK(watched.passed == 0);
}

TEST_CASE(
    "a recurring deadline that is armed anew counts from then, though its timer runs already") {
    Watched watched;
    watched.deadline->arm();
    spin(kTime * 3 / 4);
    watched.deadline->disarm();
    const auto anew = Clock::now();
    watched.deadline->arm();
    watched.io.run();
    CHECK(watched.passed == 1);
    CHECK(watched.at - anew >= kTime);
}

TEST_CASE("a recurring deadline that is no more does not pass") {
    Watched watched;
    watched.deadline->arm();
    watched.deadline.reset();
    watched.io.run();
    CHECK(watched.passed == 0);
}

TEST_CASE("a deadline that is disarmed when its handler is queued already does not pass") {
    asio::io_context io;
    Deadline deadline(io.get_executor());
    bool passed = false;
    asio::steady_timer first(io, milliseconds(0));
    first.async_wait([&](boost::system::error_code) { deadline.disarm(); });
    deadline.arm(milliseconds(1), [&] { passed = true; });
    // Both have rung when the loop first looks, and it takes them in their order.
    const auto both_rang = Clock::now() + milliseconds(2);
    while (Clock::now() < both_rang) {
    }
    io.run();
    CHECK_FALSE(passed);
}
