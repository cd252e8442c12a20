#include "protocol/messages.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

#include <array>
#include <chrono>
#include <cstdio>

namespace mistward::protocol {
namespace {

constexpr std::array<std::string_view, 4> kRoomStatusWords{"open", "playing", "over", "closed"};

Json optional_document(const std::optional<std::string>& text) {
    return text ? Json(*text) : Json(nullptr);
}

Json fork_document(const std::optional<ForkOrigin>& fork) {
    if (!fork) return nullptr;
    return {{"game", fork->game}, {"seq", fork->seq}};
}

Json seat_document(const SeatDocument& seat) {
    return {{"seat", seat.seat},
            {"taken", seat.name.has_value()},
            {"name", optional_document(seat.name)},
            {"kind", seat.name ? Json(name(seat.kind)) : Json(nullptr)},
            {"connected", seat.connected},
            {"absent", seat.absent},
            {"colours", colours_document(seat.colours)}};
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

std::string_view name(RoomStatus status) {
    return kRoomStatusWords.at(static_cast<std::size_t>(status));
}

std::string rules_version(const rules::Setup& setup) { return std::to_string(setup.rules); }

std::optional<std::uint8_t> parse_rules_version(std::string_view text) {
    for (std::uint8_t version = rules::kOldestRules; version <= rules::kNewestRules; ++version) {
        if (text == std::to_string(version)) return version;
    }
    return std::nullopt;
}

Json encode(const RoomDocument& room) {
    Json seats = Json::array();
    for (const SeatDocument& seat : room.seats) seats.push_back(seat_document(seat));
    const bool team = room.setup.mode == rules::Mode::Mists;
    return {{"id", room.id},
            {"name", room.name},
            {"status", name(room.status)},
            {"visibility", name(room.visibility)},
            {"game", word(kModeWords, room.setup.mode)},
            {"level", team ? Json(room.setup.level) : Json(nullptr)},
            {"scoring", colours_document(room.setup.scoring)},
            {"modules", modules_document(room.setup)},
            {"colours", dealt_document(room.setup)},
            {"options", encode(room.options)},
            {"lesson", room.lesson ? Json(*room.lesson) : Json(nullptr)},
            {"paused", room.paused},
            {"game_id", optional_document(room.game_id)},
            {"forked_from", fork_document(room.fork)},
            {"seats", std::move(seats)},
            {"spectators", room.spectators},
            {"created_at", time_text(room.created_at_ms)},
            {"tileset", {{"name", room.tileset_name}, {"digest", room.tileset_digest}}},
            {"rules", room.rules},
            {"commitment", optional_document(room.commitment)},
            {"seed", optional_document(room.seed)}};
}

}  // namespace mistward::protocol
