#pragma once

#include "server/net/deadline.hpp"
#include "server/net/limits.hpp"
#include "server/net/node_answer.hpp"
#include "server/net/stream.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

/// What a node may answer.
struct Asked {
    bool is_bare = false;          ///< HEAD: no body
    bool opens_websocket = false;  ///< 101, too
};

/// A way to the node at which a room is at work, for one request of a client that came to another
/// node. Its answer is read piece by piece; only once the node has opened a WebSocket, what either
/// says is carried to the other, byte by byte. All on the client's strand.
class Passage : public std::enable_shared_from_this<Passage> {
public:
    /// `limits` outlive the passage.
    Passage(const asio::any_io_executor& executor, const Limits& limits);

    /// False if the node cannot be reached in time.
    asio::awaitable<bool> open(asio::ip::tcp::endpoint node);

    /// Asks the node; false if no answer comes in time that it may give.
    asio::awaitable<bool> ask(std::string request, Asked asked);
    /// Once there is one.
    const NodeAnswer& answer() const { return *answer_; }

    /// The next bytes of the answer's body, which stay until the next are read; empty: that was
    /// all. Nothing if the node has broken off or keeps silent for too long.
    asio::awaitable<std::optional<std::string_view>> read_part();

    /// After 101: tells the client so, and carries until either ends it.
    asio::awaitable<void> carry(Stream client);

    /// Ends what would not end by itself.
    void stop();
    /// Ends it at once.
    void close();

    /// Where it leads, once it has been opened.
    const asio::ip::tcp::endpoint& node() const { return to_; }

private:
    asio::awaitable<bool> read_head();
    /// What has come is in the buffer then.
    asio::awaitable<boost::system::error_code> read_more();
    std::string_view buffered() const;

    asio::awaitable<void> carry_there();
    asio::awaitable<void> carry_back();
    /// True if the sender has come to its end, false if one of them is gone.
    asio::awaitable<bool> carry_on(Stream& from, Stream& to);
    asio::awaitable<bool> write(Stream& to, std::string_view bytes, Deadline& deadline);

    const Limits& limits_;
    Stream node_;
    asio::ip::tcp::endpoint to_;
    Deadline deadline_;
    boost::beast::flat_buffer buffer_;  ///< what the node has said and nobody has read
    std::optional<NodeAnswer> answer_;
    std::optional<Stream> client_;  ///< once it carries
    bool answered_ = false;         ///< the node has said everything
    /// Never expires; cancelled when nothing more is carried to the node.
    asio::steady_timer carried_there_;
};

}  // namespace mistward::net
