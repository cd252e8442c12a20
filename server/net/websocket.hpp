#pragma once

#include "server/net/http.hpp"
#include "server/net/limits.hpp"
#include "server/net/stream.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mistward::net {

/// Why a connection is closed, as RFC 6455 numbers it.
struct CloseReason {
    std::uint16_t code = 1000;
    std::string text;  ///< at most 123 bytes
};

/// A WebSocket over one socket: whole messages in and out, no compression. One read and one write
/// or close at a time, all on the socket's strand.
class WebSocket {
public:
    enum class Kind { Text, Binary, TooLarge, Closed };

    struct Message {
        Kind kind = Kind::Closed;
        std::string_view text;  ///< until the next read
    };

    WebSocket(Stream stream, const Limits& limits);

    /// Answers the upgrade; false if it was refused or the connection is gone.
    asio::awaitable<bool> accept(const Request& request);

    /// The next message. Answers pings and sends pings into silence. Of a message that is too large
    /// only that is said, maybe more than once; the text is dropped.
    asio::awaitable<Message> read();

    /// False if the connection is gone.
    asio::awaitable<bool> write(std::string_view text);

    /// Sends the close frame and waits for the peer's.
    asio::awaitable<void> close(const CloseReason& reason);

    /// Ends the connection at once.
    void drop();

    asio::any_io_executor executor() { return stream_.get_executor(); }

private:
    boost::beast::websocket::stream<Stream, false> stream_;
    std::size_t message_bytes_;
    boost::beast::flat_buffer buffer_;
};

}  // namespace mistward::net
