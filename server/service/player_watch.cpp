#include "server/service/player_watch.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

void PlayerWatch::add(const std::string& player, const std::shared_ptr<PlayerWatcher>& watcher) {
    std::weak_ptr<PlayerWatcher> oldest;
    {
        const std::lock_guard lock(mutex_);
        Watchers& watchers = players_[player];
        if (watchers.size() == kWatchersOfPlayer) {
            oldest = std::move(watchers.front());
            watchers.pop_front();
            --watchers_;
        }
        watchers.push_back(watcher);
        ++watchers_;
    }
    if (const auto replaced = oldest.lock()) replaced->ended();
}

void PlayerWatch::remove(const std::string& player, const PlayerWatcher* watcher) {
    {
        const std::lock_guard lock(mutex_);
        const auto found = players_.find(player);
        if (found == players_.end()) return;
        watchers_ -= std::erase_if(found->second, [watcher](const auto& other) {
            const auto alive = other.lock();
            return !alive || alive.get() == watcher;
        });
        if (!found->second.empty()) return;
        players_.erase(found);
    }
    if (is_hooked(player)) hook_->heard(player, {});
}

void PlayerWatch::hook(const std::string& player) {
    const std::lock_guard lock(mutex_);
    if (hooked_.insert(player).second) ++watchers_;
}

void PlayerWatch::unhook(const std::string& player) {
    const std::lock_guard lock(mutex_);
    watchers_ -= hooked_.erase(player);
}

bool PlayerWatch::is_hooked(const std::string& player) const {
    const std::lock_guard lock(mutex_);
    return hook_ != nullptr && hooked_.contains(player);
}

bool PlayerWatch::is_watched(const std::string& player) const {
    const std::lock_guard lock(mutex_);
    return players_.contains(player);
}

void PlayerWatch::come(const std::string& player) {
    const std::lock_guard lock(mutex_);
    ++in_rooms_[player];
}

void PlayerWatch::go(const std::string& player) {
    const std::lock_guard lock(mutex_);
    const auto found = in_rooms_.find(player);
    if (found != in_rooms_.end() && --found->second == 0) in_rooms_.erase(found);
}

bool PlayerWatch::is_here(const std::string& player) const {
    const std::lock_guard lock(mutex_);
    return players_.contains(player) || in_rooms_.contains(player);
}

std::set<std::string> PlayerWatch::here() const {
    std::set<std::string> all;
    const std::lock_guard lock(mutex_);
    for (const auto& [player, watchers] : players_) all.insert(player);
    for (const auto& [player, rooms] : in_rooms_) all.insert(player);
    return all;
}

void PlayerWatch::tell(const std::string& player, const std::string& room) const {
    for (const auto& watcher : of(player)) {
        if (const auto alive = watcher.lock()) alive->heard(room);
    }
    if (is_hooked(player)) hook_->heard(player, room);
}

void PlayerWatch::end(const std::string& player) const {
    for (const auto& watcher : of(player)) {
        if (const auto alive = watcher.lock()) alive->ended();
    }
}

PlayerWatch::Watchers PlayerWatch::of(const std::string& player) const {
    const std::lock_guard lock(mutex_);
    const auto found = players_.find(player);
    return found == players_.end() ? Watchers() : found->second;
}

}  // namespace mistward::rooms
