#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include <utility>
#include <variant>

namespace mistward::net {

namespace asio = boost::asio;

using Socket = asio::ip::tcp::socket;

/// Bytes in and out over a socket, with TLS or without: an AsyncStream for Asio and Beast. All on
/// the socket's strand; moved only while nothing is under way.
class Stream {
public:
    using executor_type = asio::any_io_executor;

    explicit Stream(Socket socket) : layer_(std::move(socket)) {}
    /// The server's end of TLS. The context may go before the stream.
    Stream(Socket socket, asio::ssl::context& context)
        : layer_(std::in_place_type<Tls>, std::move(socket), context) {}

    executor_type get_executor() { return socket().get_executor(); }
    bool is_encrypted() const { return std::holds_alternative<Tls>(layer_); }

    /// Agrees on TLS if the stream has it; false if that fails or the peer is gone.
    asio::awaitable<bool> handshake();

    /// Says that nothing more is sent; of TLS, waits for the peer to say so, too.
    asio::awaitable<void> finish_sending();

    /// The bytes below TLS.
    Socket& socket();

    /// Ends whatever is under way.
    void cancel();
    void close();

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        if (auto* tls = std::get_if<Tls>(&layer_)) {
            return tls->async_read_some(buffers, std::forward<Token>(token));
        }
        return std::get<Socket>(layer_).async_read_some(buffers, std::forward<Token>(token));
    }

    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        if (auto* tls = std::get_if<Tls>(&layer_)) {
            return tls->async_write_some(buffers, std::forward<Token>(token));
        }
        return std::get<Socket>(layer_).async_write_some(buffers, std::forward<Token>(token));
    }

    // What Beast's WebSocket asks of a stream of one's own.

    friend void beast_close_socket(Stream& stream) { stream.close(); }

    template <class Handler>
    friend void async_teardown(boost::beast::role_type role, Stream& stream, Handler&& handler) {
        using boost::beast::async_teardown;
        using boost::beast::websocket::async_teardown;
        if (auto* tls = std::get_if<Tls>(&stream.layer_)) {
            async_teardown(role, *tls, std::forward<Handler>(handler));
        } else {
            async_teardown(role, std::get<Socket>(stream.layer_), std::forward<Handler>(handler));
        }
    }

private:
    using Tls = asio::ssl::stream<Socket>;

    std::variant<Socket, Tls> layer_;
};

}  // namespace mistward::net
