#include "server/rooms/undo_rules.hpp"

#include <algorithm>

namespace mistward::rooms {

bool is_undo_target(const LoggedGame& game, std::uint64_t seq) {
    return seq < game.seq() && game.at(seq).point().actor == rules::Actor::Player;
}

bool is_free_undo(const LoggedGame& game, std::uint8_t seat, std::uint64_t seq) {
    const auto now = game.line(game.seq());
    const auto then = game.line(seq);
    if (then.size() >= now.size() || !std::ranges::equal(then, std::span(now).first(then.size()))) {
        return false;
    }
    return std::ranges::all_of(std::span(now).subspan(then.size()), [&](std::uint64_t made) {
        return game.entries()[made - 1].player == seat;
    });
}

std::set<std::uint8_t> seats_to_ask(const RoomState& room) {
    std::set<std::uint8_t> seats;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const auto index = static_cast<std::uint8_t>(i);
        if (room.seats[i] && room.seats[i]->token && is_connected(room, index)) {
            seats.insert(index);
        }
    }
    return seats;
}

}  // namespace mistward::rooms
