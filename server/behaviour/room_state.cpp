#include "server/behaviour/room_state.hpp"

#include "protocol/sha256.hpp"
#include "protocol/wire/json.hpp"
#include "server/record/lessons.hpp"

#include <algorithm>

namespace mistward::rooms {

namespace {

using protocol::wire::Room;
using protocol::wire::RoomSeat;

RoomSeat seat_document(const RoomState& room, std::uint8_t index) {
    RoomSeat document;
    document.seat = index;
    if (const auto& seat = room.seats[index]) {
        document.taken = true;
        document.name = seat->name;
        document.kind = seat->kind;
        document.connected = is_connected(room, index);
        document.absent = !document.connected && room.clocks.absent.contains(index);
        if (seat->silenced) document.silenced = true;
    }
    // A room whose game is over may have been given more seats than that had.
    if (room.game && index < room.game->terms().setup.players) {
        const auto colours = rules::colour_set(room.game->terms().setup, rules::PlayerId(index));
        document.colours = protocol::wire::colours(colours);
    }
    return document;
}

void add_game(Room& document, const LoggedGame& game) {
    document.game_id = game.terms().id;
    document.rules = protocol::rules_version(game.terms().setup);
    document.forked_from = game.terms().fork;
    document.commitment = game.terms().commitment;
    document.tileset = {game.terms().tiles.set().name, game.terms().tiles.digest};
    if (game.is_over()) document.seed = protocol::hex(game.terms().seed);
}

}  // namespace

protocol::RoomStatus status(const RoomState& room) {
    if (room.closed) return protocol::RoomStatus::Closed;
    if (!room.game) return protocol::RoomStatus::Open;
    return room.game->is_over() ? protocol::RoomStatus::Over : protocol::RoomStatus::Playing;
}

std::uint64_t seq(const RoomState& room) { return room.game ? room.game->seq() : 0; }

std::optional<std::uint8_t> seat_of_token(const RoomState& room, const std::string& token) {
    const TokenHash hash = token_hash(token);
    std::optional<std::uint8_t> found;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        const auto& seat = room.seats[i];
        if (seat && seat->token && same_hash(*seat->token, hash)) {
            found = static_cast<std::uint8_t>(i);
        }
    }
    return found;
}

std::optional<std::uint8_t> seat_of_player(const RoomState& room, const std::string& player) {
    const auto found = std::ranges::find_if(
        room.seats, [&](const auto& seat) { return seat && seat->player == player; });
    if (found == room.seats.end()) return std::nullopt;
    return static_cast<std::uint8_t>(found - room.seats.begin());
}

bool is_connected(const RoomState& room, std::uint8_t seat) {
    return std::ranges::any_of(room.subscribers,
                               [seat](const auto& entry) { return entry.second == seat; });
}

std::uint64_t newest_line(const RoomState& room) {
    return std::max(room.said, room.chat->empty() ? 0 : room.chat->back().number);
}

std::size_t spectators(const RoomState& room) {
    return static_cast<std::size_t>(std::ranges::count_if(
        room.subscribers, [](const auto& entry) { return !entry.second.has_value(); }));
}

std::size_t guests(const RoomState& room) {
    const auto is_guest = [&room](const auto& subscriber) {
        return !subscriber.second && !room.owners.contains(subscriber.first);
    };
    return static_cast<std::size_t>(std::ranges::count_if(room.subscribers, is_guest));
}

bool is_owner_token(const RoomState& room, const std::string& token) {
    return same_hash(room.owner_token, token_hash(token));
}

bool is_pass(const RoomState& room, const std::string& secret) {
    return room.word && same_hash(room.word->pass, token_hash(secret));
}

bool is_word_to_watch(const RoomState& room) {
    return room.word && room.options.word_for == protocol::WordFor::Watch;
}

const GameTiles& tiles_of_next_game(const RoomState& room) {
    const rules::Boxes boxes = rules::boxes_of(room.setup);
    return room.lesson ? lesson_tiles(boxes) : room.tiles[boxes];
}

bool may_watch(const RoomState& room) {
    return room.options.spectators || status(room) != protocol::RoomStatus::Playing;
}

Room describe(const RoomState& room) {
    Room document;
    document.id = room.id;
    document.name = room.name;
    document.status = status(room);
    document.visibility = room.visibility;
    document.has_word = room.word.has_value();
    protocol::wire::show_setup(document, room.setup);
    document.options = room.options;
    document.paused = room.paused;
    document.lesson = room.lesson;
    document.seats.reserve(room.seats.size());
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        document.seats.push_back(seat_document(room, static_cast<std::uint8_t>(i)));
    }
    document.spectators = spectators(room);
    if (room.lead.leader) document.leader = *room.lead.leader;
    document.created_at = room.created_ms;
    const GameTiles& tiles = tiles_of_next_game(room);
    document.tileset = {tiles.set().name, tiles.digest};
    if (room.game) add_game(document, *room.game);
    return document;
}

protocol::Json room_document(const RoomState& room) {
    return protocol::wire::json_of(describe(room));
}

}  // namespace mistward::rooms
