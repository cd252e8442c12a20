#pragma once

#include "protocol/webhook_url.hpp"
#include "server/net/limits.hpp"
#include "server/webhooks/addresses.hpp"
#include "server/webhooks/delivery.hpp"
#include "server/webhooks/turns.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace mistward::webhooks {

namespace asio = boost::asio;

/// Something to be sent.
struct Post {
    // No aggregate: GCC 12 damages those that are temporaries in a coroutine.
    Post(protocol::WebhookUrl where, std::int64_t signed_at_s)
        : url(std::move(where)), signed_s(signed_at_s) {}

    protocol::WebhookUrl url;
    std::int64_t signed_s;  ///< since the Unix epoch
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
};

/// How long a delivery may take.
struct SendLimits {
    net::Duration lookup_time = std::chrono::seconds(4);
    net::Duration connect_time = std::chrono::seconds(5);
    net::Duration time = std::chrono::seconds(10);  ///< from connecting to the head of the answer
};

/// Sends by HTTP: looks the name up, checks each address and connects to the very one that it has
/// checked, verifies the certificate, follows no redirect and reads no body. All calls on one
/// strand, which nothing of it holds up.
class Sender {
public:
    /// Names are looked up at the name servers, or, without any, at the system's.
    Sender(asio::any_io_executor strand, Reach reach, const SendLimits& limits,
           std::string name_servers = {});

    Reach reach() const { return reach_; }
    /// May be cut short for another one's turn.
    asio::awaitable<Delivery> post(Post post, Turns::Turn& turn);
    /// Ends what is under way; what comes from now on is not sent.
    void stop();

private:
    struct Attempt;
    class UnderWay;
    using Endpoints = std::vector<asio::ip::tcp::endpoint>;

    asio::awaitable<Delivery> attempt(Attempt& attempt, const Post& post);
    asio::awaitable<Endpoints> look_up(Attempt& attempt, const Post& post);
    asio::awaitable<Delivery> send(Attempt& attempt, const Post& post);

    const asio::any_io_executor strand_;
    const Reach reach_;
    const SendLimits limits_;
    const std::string name_servers_;
    const std::unique_ptr<asio::ssl::context> tls_;  ///< none: nothing is sent
    std::set<Attempt*> under_way_;
    bool stopping_ = false;
};

}  // namespace mistward::webhooks
