#pragma once

#include "server/net/deadline.hpp"
#include "server/net/outbox.hpp"
#include "server/net/websocket.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace mistward::net {

/// The other end of a WebSocket, with a bounded queue of messages towards it. A peer that reads too
/// slowly is cut, unless it coalesces. All on the socket's strand.
class Peer final : public std::enable_shared_from_this<Peer>, private WebSocket::Author {
public:
    Peer(Stream stream, std::shared_ptr<const Limits> limits,
         std::shared_ptr<const NetMetrics> metrics);

    asio::awaitable<bool> accept(const Request& request);
    asio::awaitable<WebSocket::Message> read();

    /// From now on this peer is not cut when too much of the room's news waits for it: that is
    /// dropped, and once the rest is written `refresh` is called, to which `restart` is the answer.
    void coalesce(std::function<void()> refresh) { refresh_ = std::move(refresh); }

    /// Queues what the room tells everybody; drops it if a snapshot is due anyway.
    void follow(rooms::Frame frame);

    /// Queues a snapshot, from which the peer follows again.
    void restart(rooms::Frame welcome);

    /// Queues messages that the room tells everybody at once.
    void follow(const rooms::Frames& frames);

    /// Until `let_go` has been called as often, what fits in one write waits for what is queued
    /// next: a reply goes out in one write with what its command led to.
    void hold() { ++held_; }
    void let_go();

    /// Queues the message; nothing is queued any more once the peer is being closed.
    void send(rooms::Frame frame);

    /// Waits until what is queued is written, or will never be.
    asio::awaitable<void> await_written();

    /// Writes what is queued, then closes; within a deadline, then the connection is dropped. The
    /// first reason counts.
    void close(CloseReason reason);

    /// After the last read: waits until nothing is being written any more and the connection has
    /// ended, within a deadline.
    asio::awaitable<void> end();

    /// Ends the connection and whatever is under way at once.
    void drop();

    bool is_closing() const { return ended_ || closing_.has_value(); }
    asio::any_io_executor executor() { return socket_.executor(); }

private:
    /// Behind or refreshing, what the room tells everybody is dropped until the snapshot comes.
    enum class Pace { Following, Behind, Refreshing };

    void cut(std::string_view why);
    bool has_fallen_behind(const rooms::Frame& frame) const;
    void admit(rooms::Frame frame);
    void queue(rooms::Frame frame, bool replaceable);
    bool is_held() const;
    void start_writing();
    void begin_writing();
    void stop_writing();
    void write_next();
    void wrote(bool done) override;
    void take_what_fits();
    void give_up();
    void finish_writing();
    void write_close();

    const std::shared_ptr<const Limits> limits_;
    const std::shared_ptr<const NetMetrics> metrics_;
    WebSocket socket_;
    RecurringDeadline write_deadline_;
    Deadline close_deadline_;
    Outbox outbox_;
    std::function<void()> refresh_;
    Pace pace_ = Pace::Following;
    std::optional<CloseReason> closing_;
    bool writing_ = false;
    bool is_slow_ = false;              ///< a write had to wait for the client since writing began
    int held_ = 0;                      ///< commands under way
    std::vector<rooms::Frame> frames_;  ///< that are being written
    std::vector<std::string_view> texts_;  ///< theirs
    bool ended_ = false;
    asio::steady_timer written_;  ///< never expires; cancelled when nothing is written any more
};

}  // namespace mistward::net
