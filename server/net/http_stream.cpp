#include "server/net/http_stream.hpp"

#include "server/net/chunked_body.hpp"
#include "server/net/http_errors.hpp"
#include "server/net/request_target.hpp"
#include "server/net/response_text.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace mistward::net {
namespace {

using protocol::Error;
using protocol::ErrorCode;

constexpr std::string_view kHeadEnd = "\r\n\r\n";

Error too_slow(std::string_view what, Duration limit) {
    return {ErrorCode::RequestTimeout,
            "the " + std::string(what) + " did not arrive within " + std::to_string(limit.count()) +
                " ms",
            {{"limit_ms", limit.count()}}};
}

Error header_too_large(std::size_t limit) {
    return {ErrorCode::HeadersTooLarge,
            "the header is over " + std::to_string(limit) + " bytes",
            {{"limit", limit}}};
}

protocol::Result<Request> parse_head(std::string_view head) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(head.size() + 1));
    parser.body_limit(boost::none);
    boost::system::error_code error;
    parser.put(asio::buffer(head), error);
    if (error || !parser.is_header_done()) {
        return tl::unexpected(Error{ErrorCode::MalformedRequest,
                                    "the request is not HTTP/1.1",
                                    {{"reason", error.message()}}});
    }
    Request request;
    request.message.base() = std::move(parser.release().base());
    simplify_target(request.message.base());
    return request;
}

bool has_body(http::status status) {
    return status != http::status::no_content && status != http::status::not_modified;
}

}  // namespace

HttpStream::HttpStream(Stream stream, const Limits& limits)
    : stream_(std::move(stream)), limits_(limits), deadline_(stream_.get_executor()) {}

asio::awaitable<bool> HttpStream::handshake() {
    drop_after(limits_.header_time);
    const bool agreed = co_await stream_.handshake();
    deadline_.disarm();
    co_return agreed;
}

void HttpStream::expire_after(Duration time) {
    expired_ = false;
    deadline_.arm(time, [this] {
        expired_ = true;
        stream_.cancel();
    });
}

/// For what has several steps: a cancellation between two of them would be lost.
void HttpStream::drop_after(Duration time) {
    deadline_.arm(time, [this] { stream_.close(); });
}

std::string_view HttpStream::buffered() const {
    return {static_cast<const char*>(buffer_.cdata().data()), buffer_.size()};
}

asio::awaitable<HttpStream::Fill> HttpStream::fill(std::size_t most) {
    if (expired_) co_return Fill::Expired;
    const auto [error, size] = co_await stream_.read_some(buffer_.prepare(most));
    buffer_.commit(size);
    if (size > 0) co_return Fill::More;
    co_return expired_ ? Fill::Expired : Fill::Closed;
}

asio::awaitable<HttpStream::Fill> HttpStream::await_first_byte() {
    if (buffer_.size() > 0) co_return Fill::More;
    if (stopped_) co_return Fill::Closed;
    idle_ = true;
    expire_after(std::exchange(first_, false) ? limits_.header_time : limits_.idle_time);
    const auto filled = co_await fill(limits_.header_bytes);
    idle_ = false;
    co_return filled;
}

void HttpStream::stop() {
    stopped_ = true;
    if (idle_) stream_.cancel();
}

void HttpStream::drop() {
    stopped_ = true;
    stream_.close();
}

asio::awaitable<std::variant<std::size_t, Error, HttpStream::Closed>> HttpStream::read_head() {
    const Fill first = co_await await_first_byte();
    if (first != Fill::More) co_return Closed{};
    expire_after(limits_.header_time);
    for (;;) {
        const auto end = buffered().substr(0, limits_.header_bytes).find(kHeadEnd);
        if (end != std::string_view::npos) co_return end + kHeadEnd.size();
        if (buffer_.size() >= limits_.header_bytes) {
            co_return header_too_large(limits_.header_bytes);
        }
        const Fill filled = co_await fill(limits_.header_bytes - buffer_.size());
        if (filled == Fill::Closed) co_return Closed{};
        if (filled == Fill::Expired) co_return too_slow("header", limits_.header_time);
    }
}

asio::awaitable<HttpStream::BodyEnd> HttpStream::read_body(Request& request,
                                                           const BodyFraming& framing,
                                                           std::size_t most) {
    expire_after(limits_.body_time);
    if (framing.chunked) return read_chunked_body(request, most);
    return read_sized_body(request, static_cast<std::size_t>(framing.length));
}

asio::awaitable<HttpStream::BodyEnd> HttpStream::read_sized_body(Request& request,
                                                                 std::size_t length) {
    if (buffer_.size() < length) {
        const bool goes_on = co_await encourage(request);
        if (!goes_on) co_return end_of_body(Fill::Closed);
    }
    while (buffer_.size() < length) {
        const Fill filled = co_await fill(length - buffer_.size());
        if (filled != Fill::More) co_return end_of_body(filled);
    }
    request.message.body() = std::string(buffered().substr(0, length));
    buffer_.consume(length);
    // A connection that rests keeps no room for a game file.
    if (buffer_.capacity() > limits_.body_bytes) buffer_.shrink_to_fit();
    co_return std::nullopt;
}

asio::awaitable<HttpStream::BodyEnd> HttpStream::read_chunked_body(Request& request,
                                                                   std::size_t most) {
    ChunkedBody body(most);
    if (buffer_.size() == 0) {
        const bool goes_on = co_await encourage(request);
        if (!goes_on) co_return end_of_body(Fill::Closed);
    }
    for (;;) {
        const auto taken = body.take(buffered());
        if (!taken) co_return BodyEnd(taken.error());
        buffer_.consume(*taken);
        if (body.is_done()) break;
        const Fill filled = co_await fill(limits_.header_bytes);
        if (filled != Fill::More) co_return end_of_body(filled);
    }
    request.message.body() = body.release();
    co_return std::nullopt;
}

/// Says that the body may come to whoever waits for that, which HTTP/1.0 does not know (RFC 9110,
/// 10.1.1); false if the connection is gone.
asio::awaitable<bool> HttpStream::encourage(const Request& request) {
    if (!request.has(http::field::expect) || request.is_old()) co_return true;
    const Parts parts{asio::buffer(std::string_view("HTTP/1.1 100 Continue\r\n\r\n"))};
    co_return co_await send(parts);
}

HttpStream::BodyEnd HttpStream::end_of_body(Fill filled) const {
    if (filled == Fill::Expired) return too_slow("body", limits_.body_time);
    return Closed{};
}

asio::awaitable<HttpStream::Incoming> HttpStream::read(BodyLimit body_limit) {
    auto head = co_await read_head();
    if (auto* error = std::get_if<Error>(&head)) co_return std::move(*error);
    if (std::holds_alternative<Closed>(head)) co_return Closed{};
    const auto text = buffered().substr(0, std::get<std::size_t>(head));
    const auto framing = check_head(text);
    if (!framing) co_return framing.error();
    auto request = parse_head(text);
    if (!request) co_return request.error();
    const auto most = body_limit(*request);
    if (!most) co_return most.error();
    if (framing->length > *most) co_return body_too_large(*most);
    buffer_.consume(text.size());
    if (auto ended = co_await read_body(*request, *framing, *most)) co_return std::move(*ended);
    deadline_.disarm();
    co_return std::move(*request);
}

/// In one call to the system, however many parts it has. Beast's own writers make a variant of each
/// field's parts, which costs the compiler, and the sending, more than a head as text.
asio::awaitable<bool> HttpStream::send(Parts parts) {
    const auto error = co_await stream_.write(parts);
    co_return !error;
}

asio::awaitable<bool> HttpStream::send_in_time(Parts parts) {
    drop_after(limits_.response_time);
    const bool sent = co_await send(parts);
    deadline_.disarm();
    co_return sent;
}

asio::awaitable<bool> HttpStream::write(Response response, bool head, bool keep_alive) {
    const auto bytes = response.bytes();
    if (has_body(response.status)) {
        response.headers.set(http::field::content_length, std::to_string(bytes.size()));
    }
    if (!keep_alive) response.headers.set(http::field::connection, "close");
    const bool bare = head || !has_body(response.status);
    const std::string text = head_text(response.status, response.headers);
    const Parts parts{asio::buffer(text), asio::buffer(bare ? std::string_view() : bytes)};
    co_return co_await send_in_time(parts);
}

asio::awaitable<bool> HttpStream::begin(Response response, unsigned version) {
    chunked_ = version >= 11;
    if (chunked_) response.headers.set(http::field::transfer_encoding, "chunked");
    response.headers.set(http::field::connection, "close");
    const std::string text = head_text(response.status, response.headers);
    const Parts parts{asio::buffer(text)};
    co_return co_await send_in_time(parts);
}

asio::awaitable<bool> HttpStream::begin_as_told(Response response, bool keep_alive) {
    chunked_ = false;
    if (!keep_alive) response.headers.set(http::field::connection, "close");
    const std::string text = head_text(response.status, response.headers);
    const Parts parts{asio::buffer(text)};
    co_return co_await send_in_time(parts);
}

asio::awaitable<bool> HttpStream::write_part(std::string_view bytes) {
    const std::string size = chunked_ ? chunk_head(bytes.size()) : "";
    const Parts parts{asio::buffer(size), asio::buffer(bytes),
                      asio::buffer(chunked_ ? kChunkEnd : std::string_view())};
    co_return co_await send_in_time(parts);
}

asio::awaitable<bool> HttpStream::end_parts() {
    if (!chunked_) co_return true;
    const Parts parts{asio::buffer(kLastChunk)};
    co_return co_await send_in_time(parts);
}

asio::awaitable<void> HttpStream::await_end() {
    std::array<char, 4096> scrap;
    for (;;) {
        const auto [error, size] = co_await stream_.read_some(asio::buffer(scrap));
        if (error) co_return;
    }
}

asio::awaitable<void> HttpStream::linger() {
    drop_after(limits_.linger_time);
    co_await stream_.linger();
    deadline_.disarm();
}

}  // namespace mistward::net
