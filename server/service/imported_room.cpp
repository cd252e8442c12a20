#include "server/service/imported_room.hpp"

#include "server/record/fork.hpp"
#include "server/service/chance.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

/// A seat that names who sat there, and that no token opens.
std::optional<Seat> seat_of_old(const std::optional<protocol::FilePlayer>& player) {
    if (!player) return std::nullopt;
    Seat seat{player->name, player->kind, std::nullopt};
    if (player->kind != protocol::SeatKind::Companion) seat.token = token_hash(new_token());
    return seat;
}

}  // namespace

RoomState imported_room(const protocol::GameFile& file, const LoggedGame& original, std::string id,
                        std::int64_t now_ms) {
    RoomState room;
    room.id = std::move(id);
    room.name = file.game_id;
    room.setup = file.setup;
    room.setup.players = 1;
    room.visibility = protocol::Visibility::Private;
    room.options = protocol::usual_options(file.setup.mode);
    room.created_ms = now_ms;
    room.seats.resize(file.setup.players);
    if (original.is_over()) std::ranges::transform(file.players, room.seats.begin(), seat_of_old);
    const auto deck = original.is_over() ? ForkDeck::Same : ForkDeck::Fresh;
    room.game = std::make_shared<const LoggedGame>(
        fork(original, {room.id, original.seq(), deck, new_seed(), now_ms}));
    return room;
}

}  // namespace mistward::rooms
