#include "protocol/messages.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/room.hpp"

#include <array>
#include <chrono>
#include <cstdio>

namespace mistward::protocol {
namespace {

wire::RoomSeat document_of(const SeatDocument& seat) {
    wire::RoomSeat document;
    document.seat = seat.seat;
    document.taken = seat.name.has_value();
    document.name = seat.name;
    if (seat.name) document.kind = seat.kind;
    document.connected = seat.connected;
    document.absent = seat.absent;
    document.colours = wire::colours(seat.colours);
    return document;
}

/// What is played in it.
void show_setup(wire::Room& document, const rules::Setup& setup) {
    document.game = setup.mode;
    if (setup.mode == rules::Mode::Mists) document.level = setup.level;
    document.scoring = wire::colours(setup.scoring);
    document.modules = wire::modules(setup);
    document.colours.assign(setup.colours.begin(), setup.colours.end());
}

wire::Room document_of(const RoomDocument& room) {
    wire::Room document;
    document.id = room.id;
    document.name = room.name;
    document.status = room.status;
    document.visibility = room.visibility;
    show_setup(document, room.setup);
    document.options = room.options;
    document.lesson = room.lesson;
    document.paused = room.paused;
    document.game_id = room.game_id;
    if (room.fork) document.forked_from = wire::ForkedFrom{room.fork->game, room.fork->seq};
    for (const SeatDocument& seat : room.seats) document.seats.push_back(document_of(seat));
    document.spectators = room.spectators;
    document.created_at = time_text(room.created_at_ms);
    document.tileset = {room.tileset_name, room.tileset_digest};
    document.rules = room.rules;
    document.commitment = room.commitment;
    document.seed = room.seed;
    return document;
}

}  // namespace

std::string time_text(std::int64_t since_epoch_ms) {
    using namespace std::chrono;
    const auto time = floor<seconds>(sys_time<milliseconds>(milliseconds(since_epoch_ms)));
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()));
    return text.data();
}

std::string rules_version(const rules::Setup& setup) { return std::to_string(setup.rules); }

std::optional<std::uint8_t> parse_rules_version(std::string_view text) {
    for (std::uint8_t version = rules::kOldestRules; version <= rules::kNewestRules; ++version) {
        if (text == std::to_string(version)) return version;
    }
    return std::nullopt;
}

Json encode(const RoomDocument& room) { return wire::json_of(document_of(room)); }

std::string room_text(const RoomDocument& room) { return wire::text_of(document_of(room)); }

}  // namespace mistward::protocol
