#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>

#include <cstddef>
#include <span>
#include <string>
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

    explicit Stream(Socket socket) : layer_(std::move(socket)) { never_wait(); }
    /// With TLS. The context may go before the stream.
    Stream(Socket socket, asio::ssl::context& context)
        : layer_(std::in_place_type<Tls>, std::move(socket), context) {
        never_wait();
    }

    executor_type get_executor() { return socket().get_executor(); }
    bool is_encrypted() const { return std::holds_alternative<Tls>(layer_); }

    /// Agrees on TLS as the server if the stream has it; false if that fails or the peer is gone.
    asio::awaitable<bool> handshake();

    /// The same as a client, which wants a certificate for `host` if the context verifies any.
    asio::awaitable<boost::system::error_code> handshake_with(std::string host);

    /// Says that nothing more is sent; of TLS, waits for the peer to say so, too.
    asio::awaitable<void> finish_sending();

    /// Finishes sending, swallows what still comes until the peer ends the connection, too, and
    /// closes it, so that the peer can read what was sent last. Whoever calls it has a deadline.
    asio::awaitable<void> linger();

    /// The bytes below TLS.
    Socket& socket();

    /// Ends whatever is under way.
    void cancel();
    void close();

    asio::awaitable<boost::system::error_code> connect(asio::ip::tcp::endpoint peer);

    /// What is there now, at least a byte if there is no error, and how much that is.
    asio::awaitable<std::pair<boost::system::error_code, std::size_t>> read_some(
        asio::mutable_buffer buffer);

    /// All of it.
    asio::awaitable<boost::system::error_code> write(std::span<const asio::const_buffer> buffers);

    // The same for whoever composes operations. What these take to compile they take for each user.

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

    /// Writes what the system takes at once, and gives how many bytes that was: none if it takes
    /// nothing now, if the connection is gone, or under TLS. `async_write_some` has the rest.
    std::size_t write_at_once(std::span<const asio::const_buffer> buffers);

private:
    using Tls = asio::ssl::stream<Socket>;

    /// What the system does not do at once fails; Asio waits until it can be done.
    void never_wait();

    std::variant<Socket, Tls> layer_;
};

}  // namespace mistward::net
