#pragma once

#include "server/net/deadline.hpp"
#include "server/net/limits.hpp"
#include "server/net/stream.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

/// A way to the node at which a room is at work, for a client that came to another one: what either
/// says is carried to the other, byte by byte, until one of them ends it. All on the client's
/// strand.
class Passage : public std::enable_shared_from_this<Passage> {
public:
    /// `limits` outlive the passage.
    Passage(const asio::any_io_executor& executor, const Limits& limits);

    /// False if the node cannot be reached in time.
    asio::awaitable<bool> open(asio::ip::tcp::endpoint node);

    /// Says to the node what it is to answer, and carries until the end.
    asio::awaitable<void> run(Stream client, std::string request);

    /// Ends it at once.
    void close();

    /// Where it leads, once it has been opened.
    const asio::ip::tcp::endpoint& node() const { return to_; }

private:
    asio::awaitable<void> carry_there();
    asio::awaitable<void> carry_back();
    /// True if the sender has come to its end, false if one of them is gone.
    asio::awaitable<bool> carry(Stream& from, Stream& to);
    asio::awaitable<bool> write(Stream& to, std::string_view bytes, Deadline& deadline);

    const Limits& limits_;
    Stream node_;
    asio::ip::tcp::endpoint to_;
    std::optional<Stream> client_;  ///< once it runs
    bool answered_ = false;         ///< the node has said everything
    /// Never expires; cancelled when nothing more is carried to the node.
    asio::steady_timer carried_there_;
};

}  // namespace mistward::net
