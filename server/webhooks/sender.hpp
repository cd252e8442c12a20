#pragma once

#include "protocol/webhook_url.hpp"
#include "server/net/deadline.hpp"
#include "server/webhooks/addresses.hpp"
#include "server/work/worker_pool.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>

#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace mistward::webhooks {

namespace asio = boost::asio;

/// Something to be sent.
struct Post {
    // No aggregate: GCC 12 damages those that are temporaries in a coroutine.
    Post(protocol::WebhookUrl where, std::string who)
        : url(std::move(where)), player(std::move(who)) {}

    protocol::WebhookUrl url;
    std::string player;  ///< for whom names are looked up in turn
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
};

/// What became of it.
struct Delivery {
    std::optional<unsigned> status;    ///< that was answered
    std::optional<std::string> fault;  ///< nothing: it was delivered
};

/// How long a delivery may take.
struct SendLimits {
    net::Duration connect_time = std::chrono::seconds(5);
    net::Duration time = std::chrono::seconds(10);  ///< from connecting to the head of the answer
};

/// Sends by HTTP: looks the name up, checks each address and connects to the very one that it has
/// checked, verifies the certificate, follows no redirect and reads no body. All calls on one
/// strand; names are looked up on threads of its own.
class Sender {
public:
    Sender(asio::any_io_executor strand, Reach reach, const SendLimits& limits,
           const work::WorkMetrics& metrics = {});

    Reach reach() const { return reach_; }
    asio::awaitable<Delivery> post(Post post);
    /// Ends what is under way; what comes from now on is not sent.
    void stop();
    /// After `stop`, from any thread: waits for the names that are being looked up.
    void join() { names_.reset(); }

private:
    struct Attempt;
    using Endpoints = std::vector<asio::ip::tcp::endpoint>;

    asio::awaitable<Endpoints> look_up(const Post& post);
    asio::awaitable<asio::ssl::context*> tls(const Post& post);
    asio::awaitable<bool> connect(Attempt& attempt, Endpoints endpoints);
    asio::awaitable<Delivery> send(Attempt& attempt, const Post& post);

    const asio::any_io_executor strand_;
    const Reach reach_;
    const SendLimits limits_;
    std::unique_ptr<asio::ssl::context> tls_;  ///< once it was needed
    std::optional<work::WorkerPool> names_;
    std::set<Attempt*> under_way_;
    bool stopping_ = false;
};

}  // namespace mistward::webhooks
