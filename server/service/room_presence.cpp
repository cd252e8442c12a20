#include "server/service/room_presence.hpp"

#include "server/service/player_watch.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

std::set<std::string> players_here(const RoomState& room) {
    std::set<std::string> here;
    for (const auto& [who, seat] : room.subscribers) {
        const bool is_player = seat && room.seats[*seat] && room.seats[*seat]->player;
        if (is_player) here.insert(*room.seats[*seat]->player);
    }
    return here;
}

}  // namespace

RoomPresence::~RoomPresence() {
    for (const std::string& player : here_) watch_->go(player);
}

void RoomPresence::heed(const RoomState& room) {
    if (watch_ == nullptr) return;
    auto now = players_here(room);
    for (const std::string& player : now) {
        if (!here_.contains(player)) watch_->come(player);
    }
    for (const std::string& player : here_) {
        if (!now.contains(player)) watch_->go(player);
    }
    here_ = std::move(now);
}

}  // namespace mistward::rooms
