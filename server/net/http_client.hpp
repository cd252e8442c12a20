#pragma once

#include "server/net/http.hpp"
#include "server/net/limits.hpp"
#include "server/net/stream.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/http/message.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mistward::net {

/// A request as HTTP/1.1 writes it, with the length of its body unless it is a GET. `headers` and
/// `target` are taken as they are.
std::string request_text(http::verb method, std::string_view target, const http::fields& headers,
                         std::string_view body = {});

/// The client's end of one exchange: connects, asks once and reads no more than the head of the
/// answer. All calls on one strand; whoever calls has a deadline and closes it.
class HttpClient {
public:
    using Endpoints = std::vector<asio::ip::tcp::endpoint>;
    using ErrorCode = boost::system::error_code;
    using Head = http::response_header<>;

    explicit HttpClient(const asio::any_io_executor& executor) : stream_(Socket(executor)) {}
    /// With TLS. The context may go before this.
    HttpClient(const asio::any_io_executor& executor, asio::ssl::context& context)
        : stream_(Socket(executor), context) {}

    /// Tries one address after the other until one answers; the error of the last. None takes more
    /// than its share of what is left of `time`, so that one that is silent leaves some to the
    /// next.
    asio::awaitable<ErrorCode> connect(Endpoints endpoints, std::optional<Duration> time = {});

    /// Agrees on TLS if there is some: with a certificate for `host` if the context verifies any.
    asio::awaitable<ErrorCode> agree(std::string host);

    asio::awaitable<ErrorCode> send(std::string_view request);

    /// The head of the final answer, which may have 8 KB, behind sixteen interim ones at most (1xx,
    /// but for 101, with which HTTP ends); beside an error it means nothing.
    asio::awaitable<std::pair<ErrorCode, Head>> read_head();
    /// Its status alone.
    asio::awaitable<std::pair<ErrorCode, unsigned>> read_status();

    /// Ends whatever is under way, and lets nothing more begin.
    void close();

private:
    asio::awaitable<ErrorCode> connect(asio::ip::tcp::endpoint endpoint,
                                       std::optional<Duration> time);
    /// Of one answer, interim or final. `heard` is what came beyond the last one.
    asio::awaitable<std::pair<ErrorCode, Head>> read_one_head(std::string& heard);

    Stream stream_;
    bool is_closed_ = false;
};

}  // namespace mistward::net
