#pragma once

#include "server/net/parted_answer.hpp"
#include "server/service/player_events.hpp"

#include <memory>
#include <string>

namespace mistward::net {

/// An answer that goes on: what happens to a player, one event a line. The next is only looked for
/// once the client has read the one before. All on the connection's strand.
class PlayerStream final : public PartedAnswer {
public:
    /// `first`: the line that the events were opened with.
    PlayerStream(std::shared_ptr<rooms::PlayerEvents> events, std::string first)
        : events_(std::move(events)), first_(std::move(first)) {}

    /// Ends when the player's token does. An empty line goes out in every `keepalive_time` without
    /// news.
    asio::awaitable<void> run(PartedBody& body, const Limits& limits) override;
    asio::awaitable<void> leave() override;
    void stop() override { events_->stop(); }

private:
    asio::awaitable<void> write_events(PartedBody& body, Duration keepalive_time);

    const std::shared_ptr<rooms::PlayerEvents> events_;
    const std::string first_;
};

}  // namespace mistward::net
