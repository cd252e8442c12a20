#include "server/service/player_games.hpp"

#include "protocol/json_text.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/result.hpp"
#include "server/record/game_file.hpp"
#include "server/record/setup_record.hpp"

namespace mistward::rooms {

namespace {

using protocol::Json;
using protocol::wire::PlayerGame;
using protocol::wire::PlayerGameSeat;

PlayerGameSeat seat_of(std::uint8_t index, const std::optional<Seat>& seat) {
    PlayerGameSeat shown;
    shown.seat = index;
    if (seat) {
        shown.name = seat->name;
        shown.kind = seat->kind;
    }
    return shown;
}

void add_game(PlayerGame& shown, const LoggedGame& game) {
    shown.game_id = game.terms().id;
    shown.seq = game.seq();
    if (game.seq() > 0) shown.since = game.entries()[game.seq() - 1].at_ms;
    if (game.is_over()) {
        shown.result =
            protocol::wire::Loose{protocol::wire::json_of(protocol::wire::result(game.game()))};
        return;
    }
    const auto decider = game.point().decider();
    if (!decider) return;
    shown.turn = decider->value();
    shown.my_turn = shown.turn == shown.seat;
}

}  // namespace

std::optional<protocol::wire::Level> level_of(const rules::Setup& setup) {
    if (setup.mode != rules::Mode::Mists) return std::nullopt;
    return protocol::wire::Level(setup.level);
}

std::optional<PlayerGame> player_game(const RoomState& room, const std::string& player) {
    const auto seat = seat_of_player(room, player);
    if (!seat || room.closed) return std::nullopt;
    PlayerGame shown;
    shown.room = room.id;
    shown.room_name = room.name;
    shown.status = status(room);
    shown.game = room.setup.mode;
    shown.level = level_of(room.setup);
    shown.seat = *seat;
    shown.owner = room.owner == player;
    shown.since = room.created_ms;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        shown.seats.push_back(seat_of(static_cast<std::uint8_t>(i), room.seats[i]));
    }
    if (room.game) add_game(shown, *room.game);
    return shown;
}

PlayerGame ended_game(const store::PlayedGame& played) {
    const rules::Setup setup = read_setup_record(played.game.setup);
    PlayerGame shown;
    shown.room = played.room;
    if (!played.room_name.empty()) shown.room_name = played.room_name;
    shown.status = protocol::RoomStatus::Over;
    shown.game_id = played.game.id;
    shown.game = setup.mode;
    shown.level = level_of(setup);
    shown.seat = played.seat;
    shown.owner = played.owns;
    shown.seq = played.seq;
    for (const Json& player : protocol::parse_own_json(played.game.players)) {
        PlayerGameSeat& seat = shown.seats.emplace_back();
        seat.seat = static_cast<std::uint8_t>(shown.seats.size() - 1);
        if (player.is_null()) continue;
        seat.name = player.at("name").get<std::string>();
        seat.kind = protocol::parse_seat_kind(player.at("kind").get<std::string>());
    }
    if (played.game.end) {
        shown.since = played.game.end->ended_ms;
        shown.result = result_document(*played.game.end);
    }
    return shown;
}

}  // namespace mistward::rooms
