#pragma once

#include "server/net/http.hpp"
#include "server/net/limits.hpp"
#include "server/net/net_metrics.hpp"
#include "server/net/quota/quotas.hpp"
#include "server/net/stream.hpp"
#include "server/service/subscriber.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/address.hpp>

#include <memory>
#include <string>

namespace mistward::net {

/// What a connection gives to the session that it becomes. The quotas outlive the session.
struct SessionTools {
    Stream stream;
    asio::ip::address client;
    std::shared_ptr<const Limits> limits;
    std::shared_ptr<const NetMetrics> metrics;
    Quotas& quotas;
};

/// What a connection becomes that opens a WebSocket. All on the socket's strand.
class Session {
public:
    virtual ~Session() = default;

    /// Lives as long as the connection, and longer than the request.
    virtual asio::awaitable<void> run(Request upgrade) = 0;

    /// Ends the connection in good manners, with a close frame. From any thread.
    virtual void close(rooms::Goodbye goodbye, const std::string& why) = 0;

    /// Ends the connection and whatever is under way at once.
    virtual void drop() = 0;

    /// Listens to nobody any longer. Part of `run`, unless that could not go on.
    virtual asio::awaitable<void> leave() = 0;
};

}  // namespace mistward::net
