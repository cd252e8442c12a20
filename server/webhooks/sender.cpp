#include "server/webhooks/sender.hpp"

#include "server/net/http_client.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>

#include <openssl/ssl.h>

#include <utility>

namespace mistward::webhooks {

namespace {

namespace http = net::http;
using asio::ip::tcp;

constexpr std::size_t kNameThreads = 2;

Delivery failed(std::string fault, std::optional<unsigned> status = {}) {
    return {status, std::move(fault)};
}

/// On a thread that may wait.
std::vector<tcp::endpoint> endpoints_of(const std::string& host, const std::string& port) {
    asio::io_context context;
    tcp::resolver resolver(context);
    boost::system::error_code error;
    const auto found = resolver.resolve(host, port, tcp::resolver::numeric_service, error);
    std::vector<tcp::endpoint> endpoints;
    if (error) return endpoints;
    for (const auto& entry : found) endpoints.push_back(entry.endpoint());
    return endpoints;
}

/// Reads all certificates that the system trusts, which takes a fiftieth of a second.
std::unique_ptr<asio::ssl::context> client_context() {
    auto context = std::make_unique<asio::ssl::context>(asio::ssl::context::tls_client);
    SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
    boost::system::error_code error;
    context->set_default_verify_paths(error);
    context->set_verify_mode(asio::ssl::verify_peer);
    return context;
}

std::string text_of(const Post& post) {
    http::fields headers;
    headers.set(http::field::host, post.url.authority);
    headers.set(http::field::user_agent, "Mistward/" MISTWARD_VERSION);
    headers.set(http::field::connection, "close");
    for (const auto& [name, value] : post.headers) headers.set(name, value);
    return net::request_text(http::verb::post, post.url.target, headers, post.body);
}

Delivery judged(unsigned status) {
    if (status >= 200 && status < 300) return {status, {}};
    const std::string said = "it answered with the status " + std::to_string(status);
    const bool redirects = status >= 300 && status < 400;
    return failed(redirects ? said + ", and no redirect is followed" : said, status);
}

}  // namespace

struct Sender::Attempt {
    explicit Attempt(const asio::any_io_executor& strand) : client(strand), deadline(strand) {}
    Attempt(const asio::any_io_executor& strand, asio::ssl::context& tls)
        : client(strand, tls), deadline(strand) {}

    net::HttpClient client;
    net::Deadline deadline;
    bool is_late = false;
};

Sender::Sender(asio::any_io_executor strand, Reach reach, const SendLimits& limits,
               const work::WorkMetrics& metrics)
    : strand_(std::move(strand)),
      reach_(reach),
      limits_(limits),
      names_(std::in_place, work::PoolOptions{kNameThreads, {}, metrics}) {}

asio::awaitable<Delivery> Sender::post(Post post) {
    const Endpoints found = co_await look_up(post);
    if (found.empty()) co_return failed("the name " + post.url.host + " leads nowhere");
    Endpoints endpoints = allowed(reach_, found);
    if (endpoints.empty()) {
        co_return failed(post.url.host +
                         " has no public address, and this server sends to no other");
    }
    asio::ssl::context* context = post.url.tls ? co_await tls(post) : nullptr;
    if (stopping_) co_return failed("the server is stopping");
    if (post.url.tls && context == nullptr) co_return failed("too much is being sent");
    const auto attempt = context != nullptr ? std::make_unique<Attempt>(strand_, *context)
                                            : std::make_unique<Attempt>(strand_);
    under_way_.insert(attempt.get());
    const auto leave = [this](Attempt* one) { under_way_.erase(one); };
    const std::unique_ptr<Attempt, decltype(leave)> leaving(attempt.get(), leave);
    attempt->deadline.arm(limits_.time, [&it = *attempt] {
        it.is_late = true;
        it.client.close();
    });
    const bool connected = co_await connect(*attempt, std::move(endpoints));
    if (!connected) {
        co_return failed("nothing answers at " + post.url.host + ", port " + post.url.port);
    }
    Delivery delivery = co_await send(*attempt, post);
    attempt->deadline.disarm();
    attempt->client.close();
    co_return delivery;
}

asio::awaitable<Sender::Endpoints> Sender::look_up(const Post& post) {
    const auto port = static_cast<std::uint16_t>(std::stoul(post.url.port));
    boost::system::error_code error;
    const auto address = asio::ip::make_address(post.url.host, error);
    if (!error) co_return Endpoints{tcp::endpoint(address, port)};
    const auto look = [host = post.url.host, port = post.url.port] {
        return endpoints_of(host, port);
    };
    work::Key key(post.player, post.url.host);
    auto found = co_await names_->run(std::move(key), look);
    co_return found ? std::move(*found) : Endpoints();
}

/// None if too much waits for the threads that may wait.
asio::awaitable<asio::ssl::context*> Sender::tls(const Post& post) {
    if (!tls_) {
        work::Key key(post.player, post.url.host);
        auto made = co_await names_->run(std::move(key), client_context);
        // Others may have waited for one, too, and use it already.
        if (made && !tls_) tls_ = std::move(*made);
    }
    co_return tls_.get();
}

asio::awaitable<bool> Sender::connect(Attempt& attempt, Endpoints endpoints) {
    net::Deadline deadline(strand_);
    deadline.arm(limits_.connect_time, [&] { attempt.client.close(); });
    const auto error = co_await attempt.client.connect(std::move(endpoints));
    co_return !error;
}

asio::awaitable<Delivery> Sender::send(Attempt& attempt, const Post& post) {
    const std::string& host = post.url.host;
    const auto disagreed = co_await attempt.client.agree(host);
    if (disagreed) {
        co_return failed("no agreement on TLS with a certificate for " + host + ": " +
                         (attempt.is_late ? "it took too long" : disagreed.message()));
    }
    const std::string request = text_of(post);
    const auto unsent = co_await attempt.client.send(request);
    if (unsent) co_return failed("it ended the connection or took too long");
    const auto [unanswered, status] = co_await attempt.client.read_status();
    if (unanswered) co_return failed("it gave no answer of HTTP in time");
    co_return judged(status);
}

void Sender::stop() {
    stopping_ = true;
    names_->stop();
    for (Attempt* attempt : under_way_) attempt->client.close();
}

}  // namespace mistward::webhooks
