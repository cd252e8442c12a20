#include "server/webhooks/sender.hpp"

#include "server/net/await.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

#include <openssl/ssl.h>

#include <utility>

namespace mistward::webhooks {

namespace {

namespace http = boost::beast::http;
using asio::ip::tcp;
using net::kAwait;

constexpr std::size_t kNameThreads = 2;
constexpr std::uint32_t kMostHeadBytes = 8 * 1024;

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

asio::ssl::context client_context() {
    asio::ssl::context context(asio::ssl::context::tls_client);
    SSL_CTX_set_min_proto_version(context.native_handle(), TLS1_2_VERSION);
    boost::system::error_code error;
    context.set_default_verify_paths(error);
    context.set_verify_mode(asio::ssl::verify_peer);
    return context;
}

bool is_address(const std::string& host) {
    boost::system::error_code error;
    asio::ip::make_address(host, error);
    return !error;
}

http::request<http::string_body> request_of(const Post& post) {
    http::request<http::string_body> request{http::verb::post, post.url.target, 11, post.body};
    request.set(http::field::host, post.url.authority);
    request.set(http::field::user_agent, "Mistward/" MISTWARD_VERSION);
    request.set(http::field::connection, "close");
    for (const auto& [name, value] : post.headers) request.set(name, value);
    request.prepare_payload();
    return request;
}

Delivery judged(unsigned status) {
    if (status >= 200 && status < 300) return {status, {}};
    const std::string said = "it answered with the status " + std::to_string(status);
    const bool redirects = status >= 300 && status < 400;
    return failed(redirects ? said + ", and no redirect is followed" : said, status);
}

/// What is left is to write, and to read the head of the answer.
template <class Stream>
asio::awaitable<Delivery> exchange(Stream& stream, const Post& post) {
    const auto request = request_of(post);
    const auto [unwritten, sent] = co_await http::async_write(stream, request, kAwait);
    if (unwritten) co_return failed("it ended the connection or took too long");
    boost::beast::flat_buffer buffer(2 * kMostHeadBytes);
    http::response_parser<http::empty_body> parser;
    parser.header_limit(kMostHeadBytes);
    parser.skip(true);
    const auto [unread, read] = co_await http::async_read_header(stream, buffer, parser, kAwait);
    if (unread) co_return failed("it gave no answer of HTTP in time");
    co_return judged(parser.get().result_int());
}

}  // namespace

struct Sender::Attempt {
    explicit Attempt(const asio::any_io_executor& strand) : socket(strand), deadline(strand) {}

    void close() {
        boost::system::error_code error;
        socket.close(error);
    }

    tcp::socket socket;
    net::Deadline deadline;
    bool is_late = false;
};

Sender::Sender(asio::any_io_executor strand, Reach reach, const SendLimits& limits,
               const work::WorkMetrics& metrics)
    : strand_(std::move(strand)),
      reach_(reach),
      limits_(limits),
      tls_(client_context()),
      names_(std::in_place, work::PoolOptions{kNameThreads, {}, metrics}) {}

asio::awaitable<Delivery> Sender::post(Post post) {
    const Endpoints found = co_await look_up(post);
    if (found.empty()) co_return failed("the name " + post.url.host + " leads nowhere");
    Endpoints endpoints = allowed(reach_, found);
    if (endpoints.empty()) {
        co_return failed(post.url.host +
                         " has no public address, and this server sends to no other");
    }
    if (stopping_) co_return failed("the server is stopping");
    const auto attempt = std::make_unique<Attempt>(strand_);
    under_way_.insert(attempt.get());
    const auto leave = [this](Attempt* one) { under_way_.erase(one); };
    const std::unique_ptr<Attempt, decltype(leave)> leaving(attempt.get(), leave);
    attempt->deadline.arm(limits_.time, [&it = *attempt] {
        it.is_late = true;
        it.close();
    });
    const bool connected = co_await connect(*attempt, std::move(endpoints));
    if (!connected) {
        co_return failed("nothing answers at " + post.url.host + ", port " + post.url.port);
    }
    auto sending = post.url.tls ? send_by_tls(*attempt, post) : send(*attempt, post);
    Delivery delivery = co_await std::move(sending);
    attempt->deadline.disarm();
    attempt->close();
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

asio::awaitable<bool> Sender::connect(Attempt& attempt, Endpoints endpoints) {
    net::Deadline deadline(strand_);
    bool is_over = false;
    deadline.arm(limits_.connect_time, [&] {
        is_over = true;
        attempt.close();
    });
    for (const tcp::endpoint& endpoint : endpoints) {
        if (is_over || attempt.is_late || stopping_) break;
        attempt.close();
        const auto [error] = co_await attempt.socket.async_connect(endpoint, kAwait);
        if (!error) co_return true;
    }
    co_return false;
}

asio::awaitable<Delivery> Sender::send(Attempt& attempt, const Post& post) {
    return exchange(attempt.socket, post);
}

asio::awaitable<Delivery> Sender::send_by_tls(Attempt& attempt, const Post& post) {
    asio::ssl::stream<tcp::socket&> stream(attempt.socket, tls_);
    const std::string& host = post.url.host;
    if (!is_address(host)) SSL_set_tlsext_host_name(stream.native_handle(), host.c_str());
    stream.set_verify_callback(asio::ssl::host_name_verification(host));
    const auto [error] = co_await stream.async_handshake(asio::ssl::stream_base::client, kAwait);
    if (error) {
        co_return failed("no agreement on TLS with a certificate for " + host + ": " +
                         (attempt.is_late ? "it took too long" : error.message()));
    }
    co_return co_await exchange(stream, post);
}

void Sender::stop() {
    stopping_ = true;
    names_->stop();
    for (Attempt* attempt : under_way_) attempt->close();
}

}  // namespace mistward::webhooks
