#include "server/net/event_loop.hpp"
#include "server/net/spawn.hpp"
#include "tests/net/raw_client.hpp"
#include "tests/net/test_server.hpp"
#include "tests/net/ws_client.hpp"

#include <doctest/doctest.h>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <atomic>
#include <memory>
#include <new>

using namespace mistward::net;
using namespace mistward::net::test;

namespace {

/// An operation that throws when it is begun, as one does that has no memory.
asio::awaitable<void> begin_in_vain() {
    const auto initiate = [](auto&&) { throw std::bad_alloc(); };
    co_await asio::async_initiate<const asio::use_awaitable_t<>, void()>(initiate,
                                                                         asio::use_awaitable);
}

}  // namespace

TEST_CASE("what a handler throws ends that handler alone") {
    EventLoop loop(2);
    std::atomic<int> handled = 0;
    for (int i = 0; i < 10; ++i) {
        asio::post(loop.executor(), [] { throw std::bad_alloc(); });
        asio::post(loop.executor(), [] { throw 1; });
        asio::post(loop.executor(), [&] { ++handled; });
    }
    loop.run();
    CHECK(handled == 10);
}

TEST_CASE("a task is done once, however it ends") {
    EventLoop loop(1);
    int done = 0;
    const auto count = [&done] { ++done; };
    const auto returns = []() -> asio::awaitable<void> { co_return; };
    const auto throws = []() -> asio::awaitable<void> {
        throw 1;
        co_return;
    };
    spawn(loop.executor(), "returning", returns, count);
    spawn(loop.executor(), "throwing", throws, count);
    spawn(loop.executor(), "beginning in vain", &begin_in_vain, count);
    loop.run();
    CHECK(done == 3);
}

TEST_CASE("handlers that are left over go before what they refer to") {
    EventLoop loop(1);
    bool gone = false;
    const auto note = [&gone](int*) { gone = true; };
    asio::steady_timer never(loop.executor(), asio::steady_timer::time_point::max());
    never.async_wait([held = std::shared_ptr<int>(nullptr, note)](const auto&) { FAIL("it ran"); });
    bool gave_up = false;
    loop.end_within(std::chrono::milliseconds(1), [&] { gave_up = true; });
    loop.run();
    CHECK(gave_up);
    CHECK(!gone);
    loop.abandon();
    CHECK(gone);
}

TEST_CASE("a server serves on after a handler has thrown") {
    TestServer server;
    RawClient client(server.endpoint());
    server.throw_in_handler();
    CHECK(client.ask("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").status == 200);
}

TEST_CASE("a room that throws what is no exception is answered as internal") {
    TestServer server;
    WsClient client(server.endpoint());
    client.hello();
    client.send(R"({"type":"decide","id":"a","expect_seq":0,"decision":"odd"})");
    CHECK(client.receive().at("code") == "internal");
}
