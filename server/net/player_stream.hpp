#pragma once

#include "server/net/parted_answer.hpp"
#include "server/service/player_news.hpp"
#include "server/service/player_watch.hpp"
#include "server/service/players.hpp"

#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <memory>
#include <set>
#include <string>

namespace mistward::net {

/// An answer that goes on: what happens to a player, one event a line. What it is told only wakes
/// it: it looks at the room then, and says what is another than at its last look. So nothing queues
/// up for a client that reads slowly, and what happened at another server is seen by looking again.
/// All on the connection's strand.
class PlayerStream final : public PartedAnswer,
                           public rooms::PlayerWatcher,
                           public std::enable_shared_from_this<PlayerStream> {
public:
    /// The players and the watch outlive it.
    PlayerStream(asio::any_io_executor executor, rooms::Players& players, rooms::PlayerWatch& watch,
                 std::string token, std::string address);

    /// Looks for the first time; or says why not.
    rooms::AsyncResult<rooms::Done> open();

    /// Ends when the player's token does. An empty line goes out in every `keepalive_time` without
    /// news.
    asio::awaitable<void> run(PartedBody& body, const Limits& limits) override;
    asio::awaitable<void> leave() override;
    void stop() override;

    void heard(const std::string& room) override;
    void ended() override;

private:
    asio::awaitable<void> write_events(PartedBody& body);
    asio::awaitable<void> write_on(PartedBody& body);
    /// False: there is nothing to wait for any more, like the next.
    asio::awaitable<bool> await_news(PartedBody& body);
    asio::awaitable<bool> write_news(PartedBody& body);
    /// The news of what was heard of, or of everything.
    rooms::AsyncResult<std::string> look();
    rooms::AsyncResult<std::string> look_at_all();

    asio::any_io_executor executor_;
    rooms::Players& players_;
    rooms::PlayerWatch& watch_;
    const std::string token_;
    const std::string address_;
    std::string player_;
    rooms::PlayerSight seen_;
    std::set<std::string> heard_;
    bool look_at_all_ = false;
    bool stopped_ = false;
    using Clock = std::chrono::steady_clock;

    Duration keepalive_time_{};
    Clock::time_point written_;
    asio::steady_timer news_;
};

}  // namespace mistward::net
