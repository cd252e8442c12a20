#include "server/behaviour/undo_rules.hpp"

#include <algorithm>

namespace mistward::rooms {

bool is_undo_target(const LoggedGame& game, std::uint64_t seq) {
    return seq < game.seq() && game.history().decider_at(seq).has_value();
}

bool is_free_undo(const LoggedGame& game, std::uint8_t seat, std::uint64_t seq) {
    const History& history = game.history();
    const std::uint64_t target = history.made_by(seq);
    std::uint64_t made = history.made_by(game.seq());
    const bool takes_something_back = made > target;
    while (made > target) {
        if (game.entries()[made - 1].player != seat) return false;
        made = history.made_by(made - 1);
    }
    return takes_something_back && made == target;
}

std::set<std::uint8_t> seats_to_ask(const RoomState& room) {
    std::set<std::uint8_t> seats;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const auto index = static_cast<std::uint8_t>(i);
        if (room.seats[i] && room.seats[i]->token && is_connected(room, index)) seats.insert(index);
    }
    return seats;
}

bool is_agreed(const RoomState& room) {
    const auto asked = seats_to_ask(room);
    return !asked.empty() && std::ranges::includes(room.undo->agreed, asked);
}

bool withdraw_consent(RoomState& room, std::uint8_t seat) {
    if (!room.undo) return false;
    room.undo->agreed.erase(seat);
    if (room.undo->seat != seat) return false;
    room.undo.reset();
    return true;
}

}  // namespace mistward::rooms
