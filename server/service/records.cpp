#include "server/service/records.hpp"

#include "rules/core/overloaded.hpp"
#include "server/record/game_record.hpp"
#include "server/record/setup_record.hpp"
#include "server/service/word.hpp"

namespace mistward::rooms {

namespace {

constexpr const char* kWord = "word";

std::vector<store::SeatRecord> seat_records(const RoomState& room) {
    std::vector<store::SeatRecord> records;
    for (std::size_t i = 0; i < room.seats.size(); ++i) {
        if (room.seats[i]) {
            const auto index = static_cast<std::uint8_t>(i);
            records.push_back(seat_record(index, *room.seats[i]));
        }
    }
    return records;
}

std::string players_text(const RoomState& room) {
    protocol::Json players = protocol::Json::array();
    for (const auto& seat : room.seats) {
        players.push_back(
            seat ? protocol::Json{{"name", seat->name}, {"kind", protocol::name(seat->kind)}}
                 : protocol::Json(nullptr));
    }
    return players.dump();
}

std::vector<Entry> entries_after(const LoggedGame& game, std::uint64_t seq) {
    std::vector<Entry> entries;
    for (; seq < game.seq(); ++seq) entries.push_back(game.entries()[seq]);
    return entries;
}

store::SeatPlans kept_plans(const RoomState& room, std::uint8_t seat) {
    return {seat, plans_text(*room.seats[seat]->plans)};
}

/// Of the seats that plan something else now.
std::vector<store::SeatPlans> changed_plans(const RoomState& before, const RoomState& next) {
    std::vector<store::SeatPlans> changed;
    for (std::size_t i = 0; i < next.seats.size(); ++i) {
        if (!next.seats[i]) continue;
        const auto seat = static_cast<std::uint8_t>(i);
        store::SeatPlans kept = kept_plans(next, seat);
        if (kept.plans != kept_plans(before, seat).plans) changed.push_back(std::move(kept));
    }
    return changed;
}

store::Append append(const RoomState& before, const RoomState& next) {
    store::Append append;
    append.room = next.id;
    append.game = next.game->terms().id;
    append.expected_seq = seq(before);
    append.entries = entries_after(*next.game, seq(before));
    append.plans = changed_plans(before, next);
    if (next.game->is_over()) {
        append.end = game_end(*next.game, append.entries.back().at_ms);
        append.status = protocol::name(protocol::RoomStatus::Over);
    }
    return append;
}

store::ChatRecord chat_record(const RoomState& room, const protocol::wire::Line& line) {
    const auto& seat = room.seats.at(line.seat);
    return {line.number, line.seat,  line.name,
            line.text,   line.at.ms, seat ? seat->player : std::nullopt};
}

/// The options as they are stored, which is with what is kept of the room's word.
std::string options_text(const RoomState& room) {
    protocol::Json options = protocol::encode(room.options);
    if (room.word) options[kWord] = word_text(*room.word);
    return options.dump();
}

}  // namespace

std::optional<RoomWord> word_of_options(const protocol::Json& options) {
    const auto word = options.find(kWord);
    return word == options.end() ? std::nullopt : read_word_text(word->get<std::string>());
}

store::RoomRecord room_record(const RoomState& room) {
    store::RoomRecord record;
    record.id = room.id;
    record.name = room.name;
    record.setup = setup_record(room.setup);
    record.options = options_text(room);
    record.paused = room.paused;
    record.lesson = room.lesson;
    record.visibility = protocol::name(room.visibility);
    record.seats = static_cast<std::uint8_t>(room.seats.size());
    record.owner_token = room.owner_token;
    record.owner = room.owner;
    record.status = protocol::name(status(room));
    record.created_ms = room.created_ms;
    return record;
}

store::SeatRecord seat_record(std::uint8_t index, const Seat& seat) {
    return {index,
            seat.name,
            std::string(protocol::name(seat.kind)),
            seat.token,
            seat.player,
            seat.silenced,
            plans_text(*seat.plans),
            seat.network};
}

store::StartGame start_game(const RoomState& room, std::vector<store::Entry> entries) {
    store::StartGame start;
    start.room = room_record(room);
    start.seats = seat_records(room);
    start.game = game_record(room.game->terms());
    start.game.players = players_text(room);
    start.entries = std::move(entries);
    const GameTiles& tiles = room.game->terms().tiles;
    start.tileset = {tiles.digest, start.game.started_ms, tiles.text};
    return start;
}

StoreRequest rows_of(const Write& write, const RoomState& before, const RoomState& next) {
    const auto row = [&next](std::uint8_t seat) { return seat_record(seat, *next.seats[seat]); };
    return std::visit(
        rules::Overloaded{
            [&](const write::Room&) -> StoreRequest { return room_record(next); },
            [&](const write::TakenSeat& taken) -> StoreRequest {
                return store::TakeSeat{next.id, row(taken.seat)};
            },
            [&](const write::FreedSeat& freed) -> StoreRequest {
                return store::FreeSeat{next.id, freed.seat};
            },
            [&](const write::ReplacedSeat& replaced) -> StoreRequest {
                return store::ReplaceSeat{next.id, row(replaced.seat)};
            },
            [&](const write::Silence& silence) -> StoreRequest {
                return store::SetSilence{next.id, silence.seat, next.seats[silence.seat]->silenced,
                                         next.silenced};
            },
            [&](const write::Game&) -> StoreRequest {
                return start_game(next, next.game->entries().all());
            },
            [&](const write::Entries&) -> StoreRequest { return append(before, next); },
            [&](const write::Plans& plans) -> StoreRequest {
                return store::KeepPlans{next.id, kept_plans(next, plans.seat)};
            },
            [&](const write::Line&) -> StoreRequest {
                return store::Say{next.id, chat_record(next, next.chat->back())};
            }},
        write);
}

std::vector<protocol::wire::Line> chat_lines(const std::vector<store::ChatRecord>& rows) {
    static_assert(kChatAtHand == store::kChatPage, "what is read at once is what rooms have");
    std::vector<protocol::wire::Line> lines;
    for (const store::ChatRecord& row : rows) {
        lines.push_back({row.number, row.seat, row.name, row.text, row.at_ms});
    }
    return lines;
}

}  // namespace mistward::rooms
