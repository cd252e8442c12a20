#include "server/net/websocket.hpp"

#include "server/net/await.hpp"

#include <utility>

namespace mistward::net {
namespace {

namespace ws = boost::beast::websocket;

}  // namespace

WebSocket::WebSocket(Stream stream, const Limits& limits)
    : stream_(std::move(stream)), message_bytes_(limits.message_bytes) {
    ws::stream_base::timeout timeout{};
    timeout.handshake_timeout = limits.close_time;
    timeout.idle_timeout = limits.silence_time;
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    // Beast's own limit would end the connection with the rest of the message unread, and the reset
    // that follows takes the close frame with it.
    stream_.read_message_max(0);
    stream_.auto_fragment(false);
    stream_.text(true);
}

asio::awaitable<bool> WebSocket::accept(const Request& request) {
    const auto [error] = co_await stream_.async_accept(request.message, kAwait);
    co_return !error;
}

asio::awaitable<WebSocket::Message> WebSocket::read() {
    buffer_.clear();
    do {
        const auto [error, size] = co_await stream_.async_read_some(buffer_, 0, kAwait);
        if (error) co_return Message{};
        if (buffer_.size() > message_bytes_) co_return Message{Kind::TooLarge, {}};
    } while (!stream_.is_message_done());
    const std::string_view text(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
    co_return Message{stream_.got_text() ? Kind::Text : Kind::Binary, text};
}

asio::awaitable<bool> WebSocket::write(std::string_view text) {
    const auto [error, size] = co_await stream_.async_write(asio::buffer(text), kAwait);
    co_return !error;
}

asio::awaitable<void> WebSocket::close(const CloseReason& reason) {
    if (!stream_.is_open()) co_return;
    const ws::close_reason frame(static_cast<ws::close_code>(reason.code), reason.text);
    co_await stream_.async_close(frame, kAwait);
}

void WebSocket::drop() { stream_.next_layer().close(); }

}  // namespace mistward::net
