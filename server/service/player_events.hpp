#pragma once

#include "server/service/player_watch.hpp"
#include "server/service/players.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace mistward::rooms {

/// What happens at other servers that share the database is seen at the latest after that time.
inline constexpr std::chrono::seconds kGlanceAgain{5};

/// What happens to a player, as lines of `GET /api/v1/me/events`. What it is told only wakes it: it
/// looks at the room then, and says what is another than at its last look. So nothing queues up for
/// a client that reads slowly. What happened at another server is seen by glancing again and again:
/// a glance is one query, and only rooms whose figures are others are looked at. All on the
/// executor.
class PlayerEvents final : public PlayerWatcher, public std::enable_shared_from_this<PlayerEvents> {
public:
    /// The players and the watch outlive it. `address` as of `Reader`. `pause`: between two
    /// glances.
    PlayerEvents(asio::any_io_executor executor, Players& players, PlayerWatch& watch,
                 std::string token, std::string address,
                 std::chrono::milliseconds pause = kGlanceAgain);

    /// The first line; or why there is none. Once, and whoever has called it calls `leave`.
    AsyncResult<std::string> open();

    /// Waits for lines, at most so long: then they are empty. Nothing: there will be none any more,
    /// because the token has ended, `stop` was called, or the store cannot be asked.
    asio::awaitable<std::optional<std::string>> next(std::chrono::milliseconds patience);

    /// Whether there are no lines any more because the token has ended, or because newer listeners
    /// have taken this one's place.
    bool has_ended() const { return ended_; }
    /// Ends a `next` that waits, and those to come.
    void stop();
    /// Listens no longer.
    void leave();

    void heard(const std::string& room) override;
    void ended() override;

private:
    using Timer = std::chrono::steady_clock;

    /// False: there is nothing to look at yet.
    asio::awaitable<bool> await_reason(Timer::time_point until);
    AsyncResult<std::string> look();
    /// Finds out which rooms have other figures than at the last glance.
    AsyncResult<void> glance();
    AsyncResult<std::string> look_at(std::string room);
    AsyncResult<std::string> look_for_invitations();

    asio::any_io_executor executor_;
    Players& players_;
    PlayerWatch& watch_;
    const std::string token_;
    const std::string address_;
    const std::chrono::milliseconds pause_;
    std::string player_;
    PlayerSight seen_;
    PlayerGlance known_;
    std::set<std::string> to_look_at_;  ///< rooms
    bool look_for_invitations_ = false;
    bool glance_ = false;
    bool stopped_ = false;
    bool ended_ = false;
    Timer::time_point glanced_;
    asio::steady_timer news_;
};

}  // namespace mistward::rooms
