#include "server/net/http_client.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>

#include <array>
#include <cstdint>
#include <utility>

namespace mistward::net {
namespace {

constexpr std::uint32_t kMostAnswerHead = 8 * 1024;

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

asio::awaitable<HttpClient::ErrorCode> HttpClient::connect(Endpoints endpoints) {
    ErrorCode failure = asio::error::host_not_found;
    for (const auto& endpoint : endpoints) {
        if (is_closed_) co_return asio::error::operation_aborted;
        stream_.close();
        failure = co_await stream_.connect(endpoint);
        if (!failure) break;
    }
    co_return failure;
}

asio::awaitable<HttpClient::ErrorCode> HttpClient::agree(std::string host) {
    return stream_.handshake_with(std::move(host));
}

asio::awaitable<HttpClient::ErrorCode> HttpClient::send(std::string_view request) {
    const std::array<asio::const_buffer, 1> parts{asio::buffer(request)};
    co_return co_await stream_.write(parts);
}

asio::awaitable<std::pair<HttpClient::ErrorCode, unsigned>> HttpClient::read_status() {
    std::string head;
    std::array<char, 1024> part;
    for (;;) {
        http::response_parser<http::empty_body> parser;
        parser.header_limit(kMostAnswerHead);
        parser.skip(true);
        ErrorCode error;
        parser.put(asio::buffer(head), error);
        if (parser.is_header_done()) co_return std::pair(ErrorCode(), parser.get().result_int());
        if (error && error != http::error::need_more) co_return std::pair(error, 0U);
        const auto [ended, size] = co_await stream_.read_some(asio::buffer(part));
        if (ended) co_return std::pair(ended, 0U);
        head.append(part.data(), size);
    }
}

void HttpClient::close() {
    is_closed_ = true;
    stream_.close();
}

}  // namespace mistward::net
