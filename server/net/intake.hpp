#pragma once

#include "protocol/commands.hpp"
#include "server/net/peer.hpp"
#include "server/net/session.hpp"
#include "server/net/token_bucket.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

/// What a client on a WebSocket sends, one message after the other: what is no text, comes too fast
/// or makes no sense is refused here. All on the socket's strand.
class Intake {
public:
    Intake(std::shared_ptr<Peer> peer, const SessionTools& tools);

    using Take = std::function<asio::awaitable<void>(protocol::ClientMessage)>;

    /// Lets `take` have every message until the connection is closed; whatever it throws ends the
    /// connection. A connection without a `hello` ends when that is due.
    asio::awaitable<void> run(Take take);
    /// The client has said its `hello`.
    void greet() { hello_deadline_.disarm(); }

    void reply(std::string text);
    void refuse(const std::optional<std::string>& id, const protocol::Error& error);
    /// The same for what makes no sense, of which only so much is borne.
    void note_fault(const std::optional<std::string>& id, const protocol::Error& error);
    /// Takes its place in the order of the messages.
    void end(CloseReason reason);
    /// From any thread, likewise.
    void close(rooms::Goodbye goodbye, const std::string& why);
    void drop();

private:
    asio::awaitable<void> read_until_closed(const Take& take);
    asio::awaitable<void> take_message(WebSocket::Message message, const Take& take);
    asio::awaitable<void> take_text(std::string_view text, const Take& take);
    asio::awaitable<void> slow_down(std::string_view text, const protocol::Error& error,
                                    Duration wait);

    const std::shared_ptr<const Limits> limits_;
    const std::shared_ptr<const NetMetrics> metrics_;
    Quotas& quotas_;
    const std::shared_ptr<Peer> peer_;
    const asio::ip::address client_;
    Deadline hello_deadline_;
    asio::steady_timer pause_;  ///< of a client that commands too fast
    TokenBucket commands_;
    TokenBucket faults_;
};

/// The refusal of a message that is expected at another moment.
protocol::Error unexpected_type(std::string_view expected);

}  // namespace mistward::net
