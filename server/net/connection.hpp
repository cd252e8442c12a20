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

/// The places that a connection has from the start: of the address that it comes from; beyond
/// those, until its first request shows that another node has made it; none, from a trusted proxy.
struct Standing {
    std::optional<Places::Place> own;
    std::optional<Places::Place> unproven;
};

/// One accepted connection: HTTP requests one after the other, then perhaps a WebSocket.
class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(Stream stream, std::shared_ptr<const Site> site,
               std::shared_ptr<const Limits> limits, Standing standing);

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

    /// A WebSocket that another node has opened, at the other end of `passage_`.
    struct OpenElsewhere {};

    /// What the connection becomes after its last request.
    using Further = std::variant<std::monostate, Opening, OpenElsewhere>;

    // Requests, one after the other.
    asio::awaitable<Further> serve_http();
    asio::awaitable<HttpStream::Incoming> read();
    protocol::Result<std::size_t> accept_head(const Request& request);
    protocol::Result<void> settle(const Request& request, const asio::ip::address& client);
    protocol::Result<void> take_place(std::optional<Places::Place>& place,
                                      const asio::ip::address& client);
    /// These give nothing where the next request may come.
    using Next = std::optional<Further>;
    asio::awaitable<Next> serve(Request request);
    asio::awaitable<Next> answer(const Request& request, Response response);
    asio::awaitable<Next> open(Request request, Upgrade upgrade);
    asio::awaitable<Next> follow(std::shared_ptr<PartedAnswer> log, const Request& request);
    asio::awaitable<Next> pass_on(const Request& request, PassOn other);
    asio::awaitable<bool> ask_node(const Request& request, PassOn other);
    asio::awaitable<void> refuse(const protocol::Error& error);

    // What comes after them.
    asio::awaitable<void> play(Opening opening);
    asio::awaitable<void> carry();

    void end_if_banned();
    void drop_now();

    const std::shared_ptr<const Site> site_;
    const std::shared_ptr<const Limits> limits_;
    metrics::Counted counted_;
    asio::any_io_executor executor_;
    Source source_;
    Standing standing_;
    /// Of a trusted proxy's client, while something stays open for it or another node is asked.
    std::optional<Places::Place> guest_place_;
    std::optional<Places::Place> file_place_;  ///< while a game file is in memory
    asio::ip::address client_;  ///< of whoever plays or follows a log, or is served elsewhere
    std::optional<HttpStream> stream_;
    std::shared_ptr<Session> session_;
    std::shared_ptr<PartedAnswer> log_;
    std::shared_ptr<Passage> passage_;
    bool stopping_ = false;
};

}  // namespace mistward::net
