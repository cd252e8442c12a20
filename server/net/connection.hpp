#pragma once

#include "server/net/http_stream.hpp"
#include "server/net/parted_answer.hpp"
#include "server/net/passage.hpp"
#include "server/net/session.hpp"
#include "server/net/site.hpp"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mistward::net {

/// One accepted connection: HTTP requests one after the other, then perhaps a WebSocket.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    /// `place` is its own among those of its network;
    /// a trusted proxy's has none, and takes one of the client's for what stays open.
    Connection(Stream stream, std::shared_ptr<const Site> site,
               std::shared_ptr<const Limits> limits, std::optional<Places::Place> place);

    /// Lives as long as the connection. On the socket's strand.
    asio::awaitable<void> run();

    /// Ends the connection in good manners: after the answer in progress, or with a close frame.
    /// From any thread.
    void stop();

    /// Ends the connection and whatever is under way at once. From any thread.
    void drop();

    /// After `run`, whether that came to its end or could not go on: nothing of it is left.
    void clear_away();

    /// Ends the connection if its client is banned. From any thread.
    void heed_bans();

    /// Ends it if it leads to a node that is none of these. From any thread.
    void heed_nodes(std::shared_ptr<const std::vector<asio::ip::tcp::endpoint>> nodes);

private:
    struct Opening {
        Request request;
        Upgrade upgrade;
    };

    /// What the connection becomes after its last request: nothing, a WebSocket, or a way to
    /// another node, which is `passage_` and is to be told this.
    using Further = std::variant<std::monostate, Opening, std::string>;

    asio::awaitable<Further> serve_http();
    asio::awaitable<bool> open_passage(const asio::ip::tcp::endpoint& node);
    asio::awaitable<void> pass_on(std::string request);
    asio::awaitable<HttpStream::Incoming> read();
    protocol::Result<std::size_t> most_bytes(const Request& request);
    asio::awaitable<void> refuse(const protocol::Error& error);
    protocol::Result<void> take_place(const Request& request);
    asio::awaitable<void> play(Opening opening);
    void end_if_banned();
    void drop_now();
    asio::awaitable<void> follow(std::shared_ptr<PartedAnswer> log, const Request& request);

    const std::shared_ptr<const Site> site_;
    const std::shared_ptr<const Limits> limits_;
    metrics::Counted counted_;
    asio::any_io_executor executor_;
    Source source_;
    std::optional<Places::Place> place_;
    std::optional<Places::Place> file_place_;  ///< while a game file is in memory
    asio::ip::address client_;  ///< of whoever plays or follows a log, here or at another node
    std::optional<HttpStream> stream_;
    std::shared_ptr<Session> session_;
    std::shared_ptr<PartedAnswer> log_;
    std::shared_ptr<Passage> passage_;
    bool stopping_ = false;
};

}  // namespace mistward::net
