#pragma once

#include "server/net/deadline.hpp"
#include "server/net/http.hpp"
#include "server/net/request_guard.hpp"
#include "server/net/stream.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <variant>

namespace mistward::net {

/// Requests in, responses out, over one stream; each with its limits and deadlines. All on the
/// socket's strand.
class HttpStream {
public:
    struct Closed {};  ///< by the peer, by `stop`, or idle for too long
    /// An error means that the connection is not to be trusted any more: answer and linger.
    using Incoming = std::variant<Request, protocol::Error, Closed>;

    HttpStream(Stream stream, const Limits& limits);

    /// Agrees on TLS if the stream has it; false if that fails or takes too long.
    asio::awaitable<bool> handshake();

    /// The bytes of body that a request may have, told from its header; or why it is not read.
    using BodyLimit = std::function<protocol::Result<std::size_t>(const Request&)>;

    asio::awaitable<Incoming> read(BodyLimit body_limit);

    /// False if the connection is gone. `head`: leave the body out.
    asio::awaitable<bool> write(Response response, bool head, bool keep_alive);

    /// Begins an answer that comes in parts, as chunks (HTTP/1.1; `version` 11) or until the
    /// connection ends. False, here and below, if the connection is gone or a part was not read in
    /// time.
    asio::awaitable<bool> begin(Response response, unsigned version);
    /// The same for an answer whose head says how long it is, or which has no body.
    asio::awaitable<bool> begin_as_told(Response response, bool keep_alive);
    asio::awaitable<bool> write_part(std::string_view bytes);
    asio::awaitable<bool> end_parts();

    /// Waits until the peer ends the connection; swallows what it still sends.
    asio::awaitable<void> await_end();

    /// Says that nothing more is sent and swallows what still comes, so that the peer can read the
    /// last answer before the connection goes.
    asio::awaitable<void> linger();

    /// Ends a `read` that waits for the next request to begin.
    void stop();

    /// Ends the connection and whatever is under way at once.
    void drop();

    /// True if more bytes came than the request had.
    bool has_leftovers() const { return buffer_.size() > 0; }
    Stream release() { return std::move(stream_); }

private:
    enum class Fill { More, Closed, Expired };

    asio::awaitable<Fill> fill(std::size_t most);
    asio::awaitable<Fill> await_first_byte();
    asio::awaitable<std::variant<std::size_t, protocol::Error, Closed>> read_head();
    /// Nothing: the body has come whole.
    using BodyEnd = std::optional<Incoming>;

    asio::awaitable<BodyEnd> read_body(Request& request, const BodyFraming& framing,
                                       std::size_t most);
    asio::awaitable<BodyEnd> read_sized_body(Request& request, std::size_t length);
    asio::awaitable<BodyEnd> read_chunked_body(Request& request, std::size_t most);
    /// What is written at once, one part after the other.
    using Parts = std::array<asio::const_buffer, 3>;

    asio::awaitable<bool> send(Parts parts);
    asio::awaitable<bool> send_in_time(Parts parts);
    asio::awaitable<bool> encourage(const Request& request);
    BodyEnd end_of_body(Fill filled) const;
    void expire_after(Duration time);
    void drop_after(Duration time);
    std::string_view buffered() const;

    Stream stream_;
    const Limits& limits_;
    Deadline deadline_;
    boost::beast::flat_buffer buffer_;
    bool expired_ = false;
    bool idle_ = false;
    bool first_ = true;
    bool stopped_ = false;
    bool chunked_ = false;
};

}  // namespace mistward::net
