#include "server/net/http_client.hpp"

#include "server/net/deadline.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>

#include <array>
#include <chrono>
#include <cstdint>
#include <utility>

namespace mistward::net {
namespace {

constexpr std::uint32_t kMostAnswerHead = 8 * 1024;
constexpr int kMostInterim = 16;

/// Of another protocol, to which nobody asked to switch, nothing can be read.
bool is_interim(unsigned status) { return status >= 100 && status < 200 && status != 101; }

}  // namespace

std::string request_text(http::verb method, std::string_view target, const http::fields& headers,
                         std::string_view body) {
    std::string text(http::to_string(method));
    text.append(" ").append(target).append(" HTTP/1.1\r\n");
    for (const auto& field : headers) {
        text.append(field.name_string()).append(": ").append(field.value()).append("\r\n");
    }
    if (method != http::verb::get) {
        text.append("Content-Length: ").append(std::to_string(body.size())).append("\r\n");
    }
    return text.append("\r\n").append(body);
}

asio::awaitable<HttpClient::ErrorCode> HttpClient::connect(Endpoints endpoints,
                                                           std::optional<Duration> time) {
    const auto begun = std::chrono::steady_clock::now();
    ErrorCode failure = asio::error::host_not_found;
    for (std::size_t tried = 0; tried < endpoints.size(); ++tried) {
        if (is_closed_) co_return asio::error::operation_aborted;
        std::optional<Duration> share;
        if (time) {
            const auto left = *time - (std::chrono::steady_clock::now() - begun);
            share = std::chrono::duration_cast<Duration>(
                left / static_cast<std::int64_t>(endpoints.size() - tried));
        }
        failure = co_await connect(endpoints[tried], share);
        if (!failure) break;
    }
    co_return failure;
}

asio::awaitable<HttpClient::ErrorCode> HttpClient::connect(asio::ip::tcp::endpoint endpoint,
                                                           std::optional<Duration> time) {
    stream_.close();
    Deadline deadline(stream_.get_executor());
    if (time) deadline.arm(*time, [this] { stream_.close(); });
    co_return co_await stream_.connect(endpoint);
}

asio::awaitable<HttpClient::ErrorCode> HttpClient::agree(std::string host) {
    return stream_.handshake_with(std::move(host));
}

asio::awaitable<HttpClient::ErrorCode> HttpClient::send(std::string_view request) {
    const std::array<asio::const_buffer, 1> parts{asio::buffer(request)};
    co_return co_await stream_.write(parts);
}

asio::awaitable<std::pair<HttpClient::ErrorCode, unsigned>> HttpClient::read_status() {
    const auto [error, head] = co_await read_head();
    co_return std::pair(error, error ? 0U : head.result_int());
}

asio::awaitable<std::pair<HttpClient::ErrorCode, HttpClient::Head>> HttpClient::read_head() {
    std::string heard;
    for (int interim = 0; interim <= kMostInterim; ++interim) {
        auto [error, head] = co_await read_one_head(heard);
        if (error || !is_interim(head.result_int())) co_return std::pair(error, std::move(head));
    }
    co_return std::pair(ErrorCode(http::error::header_limit), Head());
}

asio::awaitable<std::pair<HttpClient::ErrorCode, HttpClient::Head>> HttpClient::read_one_head(
    std::string& heard) {
    http::response_parser<http::empty_body> parser;
    parser.header_limit(kMostAnswerHead);
    parser.skip(true);
    std::array<char, 1024> part;
    for (;;) {
        ErrorCode error;
        heard.erase(0, parser.put(asio::buffer(heard), error));
        if (parser.is_header_done()) co_return std::pair(ErrorCode(), Head(parser.get().base()));
        if (error && error != http::error::need_more) co_return std::pair(error, Head());
        const auto [ended, size] = co_await stream_.read_some(asio::buffer(part));
        if (ended) co_return std::pair(ended, Head());
        heard.append(part.data(), size);
    }
}

void HttpClient::close() {
    is_closed_ = true;
    stream_.close();
}

}  // namespace mistward::net
