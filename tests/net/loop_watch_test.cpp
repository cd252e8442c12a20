#include "server/net/loop_watch.hpp"

#include "server/net/event_loop.hpp"

#include <doctest/doctest.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <functional>
#include <string>

using namespace mistward;
using namespace std::chrono_literals;

namespace asio = boost::asio;

namespace {

/// What stands behind this name in the text of the metrics.
double value(const metrics::Registry& registry, const std::string& name) {
    const std::string text = registry.text();
    const auto at = text.find("\n" + name + " ");
    REQUIRE(at != std::string::npos);
    return std::stod(text.substr(at + name.size() + 2));
}

void hold_up_for(std::chrono::milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < end) continue;
}

}  // namespace

TEST_CASE("a loop that is held up is late by as much") {
    metrics::Registry registry;
    net::EventLoop loop(1);
    net::LoopWatch watch(loop.executor(), registry, 1ms);
    watch.begin();
    asio::post(loop.executor(), [] { hold_up_for(60ms); });
    const std::function<void()> stop_once_seen = [&] {
        if (value(registry, "mistward_loop_delay_seconds_count") > 0) return watch.stop();
        asio::post(loop.executor(), stop_once_seen);
    };
    asio::post(loop.executor(), stop_once_seen);
    loop.run();
    CHECK(value(registry, "mistward_loop_delay_seconds_sum") >= 0.058);
}

TEST_CASE("a watch that is stopped lets its loop end") {
    metrics::Registry registry;
    net::EventLoop loop(1);
    net::LoopWatch watch(loop.executor(), registry, 1h);
    watch.begin();
    asio::post(loop.executor(), [&] { watch.stop(); });
    loop.run();
    CHECK(value(registry, "mistward_loop_delay_seconds_count") == 0);
}

TEST_CASE("a watch that is stopped when it is due already lets its loop end") {
    metrics::Registry registry;
    asio::io_context loop;
    net::LoopWatch watch(loop.get_executor(), registry, 0ms);
    asio::steady_timer before(loop, 0ms);
    before.async_wait([&](boost::system::error_code) { watch.stop(); });
    watch.begin();
    loop.run_for(10s);
    CHECK(loop.stopped());
    CHECK(value(registry, "mistward_loop_delay_seconds_count") == 0);
}
