#pragma once

#include "server/net/http.hpp"
#include "server/net/limits.hpp"
#include "server/net/text_frames.hpp"
#include "server/net/watched_stream.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace mistward::net {

/// Why a connection is closed, as RFC 6455 numbers it.
struct CloseReason {
    std::uint16_t code = 1000;
    std::string text;  ///< at most 123 bytes
};

/// A WebSocket over one socket: whole messages in and out, no compression. One read and one write
/// or close at a time, all on the socket's strand. What breaks the protocol is closed here, by the
/// code that RFC 6455 has for it. Beast reads, and writes every control frame; text goes to the
/// stream past it, so that several messages are one call to the system.
class WebSocket {
public:
    enum class Kind { Text, BadText, Binary, TooLarge, Deaf, Closed };

    struct Message {
        Kind kind = Kind::Closed;
        std::string_view text;  ///< until the next read

        /// False: there is none after this.
        bool goes_on() const { return kind <= Kind::Binary; }
    };

    WebSocket(Stream stream, const Limits& limits);

    /// Told once if frames come too fast or a message takes too long.
    void on_objection(FrameWatch::Objection object) { watch_->on_objection(std::move(object)); }

    /// Answers the upgrade; false if it was refused or the connection is gone.
    asio::awaitable<bool> accept(const Request& request);

    /// The next message. Answers pings and sends pings into silence. A message that says it is too
    /// large is not read: the close frame is sent, and the message is the last.
    /// `Deaf` is the last, too: the client took nothing of what waited for it. `BadText` ends
    /// within a character.
    asio::awaitable<Message> read();

    /// Whoever writes; told once for each write and on the strand, with false if the connection is
    /// gone.
    class Author {
    public:
        virtual ~Author() = default;
        virtual void wrote(bool done) = 0;
    };

    /// Hands messages to the system, each as one frame. False if it does not take all of them at
    /// once: then they must stay until the author of `write_rest` is told.
    bool write(std::span<const std::string_view> texts);

    /// Writes what `write` has left.
    void write_rest(std::shared_ptr<Author> author);

    /// Sends the close frame and waits for the peer's.
    asio::awaitable<void> close(const CloseReason& reason);

    /// After the last read: says that nothing more is sent, swallows what still comes until the
    /// peer ends the connection, too, and ends it. So a close frame arrives whatever is unread.
    asio::awaitable<void> linger();

    /// Ends the connection and whatever is under way at once.
    void drop();

    asio::any_io_executor executor() { return stream_.get_executor(); }

private:
    // They end what waits for another operation of the stream and not for the socket, so they
    // outlive the stream.
    asio::cancellation_signal end_read_;
    asio::cancellation_signal end_write_;
    const std::shared_ptr<FrameWatch> watch_;
    TextFrames outgoing_;
    boost::beast::websocket::stream<WatchedStream, false> stream_;
    boost::beast::flat_buffer buffer_;
    bool dropped_ = false;
};

}  // namespace mistward::net
