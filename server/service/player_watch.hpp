#pragma once

#include <atomic>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace mistward::rooms {

/// Somebody who wants to know what happens to a player of this server. Called from any thread; an
/// implementation posts to its own and never blocks.
class PlayerWatcher {
public:
    virtual ~PlayerWatcher() = default;
    /// Something in that room of theirs, or of an invitation to it, is another now.
    virtual void heard(const std::string& room) = 0;
    /// The player's token has ended, or newer watchers have taken this one's place.
    virtual void ended() = 0;
};

/// Told of the players that it has asked for, for as long as the server runs. As `PlayerWatcher`.
class PlayerHook {
public:
    virtual ~PlayerHook() = default;
    /// Something in that room of the player's is another now; without a room, in any: nobody
    /// watches the player any more.
    virtual void heard(const std::string& player, const std::string& room) = 0;
};

/// So many watch a player at a time; one more takes the place of the oldest.
inline constexpr std::size_t kWatchersOfPlayer = 16;

/// Who watches whom, at this server. May be called from any thread.
class PlayerWatch {
public:
    void add(const std::string& player, const std::shared_ptr<PlayerWatcher>& watcher);
    void remove(const std::string& player, const PlayerWatcher* watcher);

    /// Called once, before anything is told; the hook outlives every call.
    void set_hook(PlayerHook& hook) { hook_ = &hook; }
    void hook(const std::string& player);
    void unhook(const std::string& player);
    /// Whether somebody watches the player; a hook does not count.
    bool is_watched(const std::string& player) const;

    /// The player has come into a room with a connection of theirs, or has left it.
    void come(const std::string& player);
    void go(const std::string& player);
    /// Whether a page of the player's is open: somebody watches them, or they are in a room.
    bool is_here(const std::string& player) const;
    /// Everybody of whom that is so.
    std::set<std::string> here() const;

    /// Costs nothing while nobody watches anybody.
    bool is_idle() const { return watchers_ == 0; }
    void tell(const std::string& player, const std::string& room) const;
    /// The player's token has ended: so does everybody who watches.
    void end(const std::string& player) const;

private:
    using Watchers = std::deque<std::weak_ptr<PlayerWatcher>>;

    Watchers of(const std::string& player) const;
    bool is_hooked(const std::string& player) const;

    PlayerHook* hook_ = nullptr;
    std::atomic<std::size_t> watchers_ = 0;  ///< and hooked players
    mutable std::mutex mutex_;
    std::unordered_map<std::string, Watchers> players_;
    std::unordered_set<std::string> hooked_;
    std::unordered_map<std::string, std::size_t> in_rooms_;  ///< in how many
};

}  // namespace mistward::rooms
