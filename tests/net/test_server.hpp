#pragma once

#include "server/net/event_loop.hpp"
#include "server/net/server.hpp"
#include "server/work/clock.hpp"
#include "server/work/worker_pool.hpp"
#include "tests/net/fake_archive.hpp"
#include "tests/net/fake_lobby.hpp"

#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace mistward::net::test {

/// For tests that ask more than anybody may.
QuotaLimits no_quotas();

/// A real server on a free port of the loopback, over a fake lobby, on a thread of its own.
class TestServer {
public:
    explicit TestServer(const Limits& limits = {}, std::vector<std::string> allowed_origins = {},
                        const QuotaLimits& quotas = {}, ProxyPolicy proxies = ProxyPolicy(),
                        Neighbours* neighbours = nullptr);
    ~TestServer();
    TestServer(const TestServer&) = delete;
    TestServer& operator=(const TestServer&) = delete;

    asio::ip::tcp::endpoint endpoint() const { return endpoint_; }
    FakeRoom& room() { return lobby_.room(); }
    FakeLobby& lobby() { return lobby_; }
    std::string metrics() const { return registry_.text(); }
    admin::BanList& bans() { return bans_; }
    work::WorkerPool& workers() { return workers_; }
    /// As an administrator's ban does.
    void end_banned() { server_->end_banned(); }

    /// Waits until no connection is left; false if some stay far beyond every deadline of a test.
    bool all_connections_end();

    /// Throws on the event loop, outside of any coroutine.
    void throw_in_handler();

    /// Stops as the program does and waits until every connection has ended.
    void stop();

    /// Closes the connections for a caller who is cancelled at once; whether all have ended.
    /// Nothing is left to stop then.
    bool close_for_cancelled();

private:
    metrics::Registry registry_;
    const std::unique_ptr<rooms::Clock> clock_ = rooms::make_system_clock();
    admin::BanList bans_{*clock_};
    Quotas quotas_;
    EventLoop loop_{1};
    work::WorkerPool workers_{{}};
    FakeLobby lobby_;
    FakeArchive archive_;
    std::shared_ptr<Server> server_;
    asio::ip::tcp::endpoint endpoint_;
    std::jthread thread_;
};

}  // namespace mistward::net::test
