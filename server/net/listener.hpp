#pragma once

#include "server/metrics/instruments.hpp"
#include "server/net/limits.hpp"
#include "server/net/stream.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <functional>

namespace mistward::net {

/// Accepts connections, each on a strand of its own. When the process runs out of descriptors it
/// turns connections away and accepts more slowly, instead of spinning. All on the strand given.
class Listener {
public:
    /// Binds and listens; throws `boost::system::system_error` if the address cannot be had.
    /// Connections get strands of `connections`; `turned_away` counts those for want of a
    /// descriptor.
    Listener(const asio::any_io_executor& strand, asio::any_io_executor connections,
             const asio::ip::tcp::endpoint& endpoint, const Limits& limits,
             const metrics::Counter& turned_away);
    ~Listener();
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    asio::ip::tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }

    /// Gives each connection to `admit` until `stop`.
    asio::awaitable<void> run(std::function<void(Socket)> admit);

    void stop();

private:
    asio::awaitable<void> accept_one(const std::function<void(Socket)>& admit);
    asio::awaitable<void> rest();
    void turn_one_away();

    asio::any_io_executor connections_;
    asio::ip::tcp::acceptor acceptor_;
    asio::steady_timer back_off_;
    const Limits limits_;
    metrics::Counter turned_away_;
    int reserve_;
};

}  // namespace mistward::net
