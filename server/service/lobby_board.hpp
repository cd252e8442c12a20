#pragma once

#include "server/service/lobby.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::rooms {

/// The listed rooms that are worth a look for those who wait for a table, as lines of the stream
/// that everybody reads. Nobody changes it.
struct LobbySight {
    /// The id and the text of a room.
    using Shown = std::pair<std::string, std::string>;

    std::uint64_t number = 0;  ///< of the looks that found something new
    std::vector<Shown> rooms;  ///< those that wait first, the newest of each first
    std::string all;           ///< a line with all of them
    std::string news;          ///< a line with what is another than at the look before
};
using SharedSight = std::shared_ptr<const LobbySight>;

/// Somebody who looks at the board. Called on the board's strand; an implementation posts to its
/// own and never blocks.
class LobbyWatcher {
public:
    virtual ~LobbyWatcher() = default;
    /// `LobbyBoard::sight` is another one now.
    virtual void changed() = 0;
};

/// So many rooms are on the board, and so many may look at it at a time.
inline constexpr std::size_t kRoomsOnBoard = 12;
inline constexpr std::size_t kMostAtBoard = 2000;

/// How soon after the last look there is another: after something has changed, and at the latest,
/// because of what happens at other servers or to rooms that are not in memory.
struct BoardPace {
    std::chrono::milliseconds soonest = std::chrono::seconds(1);
    std::chrono::milliseconds latest = std::chrono::seconds(10);
};

/// Looks at the listed rooms for everybody who wants to follow them, and not at all while nobody
/// does. May be called from any thread.
class LobbyBoard {
public:
    explicit LobbyBoard(asio::any_io_executor executor, BoardPace pace = {});

    /// Costs nothing while nobody looks.
    bool is_idle() const { return watched_ == 0; }
    /// A listed room looks different now.
    void touch();

    /// The watcher hears of every change from now on, for as long as it lives or until it leaves,
    /// if somebody keeps the board looking. The value is what the board looks like now;
    /// `too_many_connections` if as many look as may.
    AsyncResult<SharedSight> join(Lobby& lobby, std::shared_ptr<LobbyWatcher> watcher);
    /// Looks again and again until nobody watches; both outlive that.
    void keep_looking(Lobby& lobby);
    void leave(const LobbyWatcher* watcher);

    /// The newest; nothing while nobody looks.
    SharedSight sight() const { return sight_.load(); }

private:
    // All of this runs on the strand.
    AsyncResult<SharedSight> joining(Lobby& lobby, std::shared_ptr<LobbyWatcher> watcher);
    asio::awaitable<void> looking(Lobby& lobby);
    asio::awaitable<void> wait_for_change();
    AsyncResult<void> look(Lobby& lobby);
    void show(std::vector<LobbySight::Shown> rooms);
    /// Those that still live.
    std::vector<std::shared_ptr<LobbyWatcher>> watchers();
    void forget(const LobbyWatcher* watcher);

    using Clock = std::chrono::steady_clock;

    asio::any_io_executor strand_;
    const BoardPace pace_;
    asio::steady_timer change_;
    std::vector<std::weak_ptr<LobbyWatcher>> watchers_;
    std::atomic<std::size_t> watched_ = 0;
    std::atomic<bool> touched_ = false;
    std::atomic<SharedSight> sight_;
    bool is_looking_ = false;
};

}  // namespace mistward::rooms
