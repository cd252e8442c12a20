#pragma once

#include "protocol/wire/words.hpp"

#include <optional>
#include <string_view>

namespace mistward::protocol {

// What is said of rooms and seats by words, each list beside its enum.

enum class Visibility { Listed, Private };
template <>
struct wire::Words<Visibility> : wire::WordList<Visibility, "listed", "private"> {};

/// A bot is an external program; a companion is the server's own and has no token.
enum class SeatKind { Human, Bot, Companion };
template <>
struct wire::Words<SeatKind> : wire::WordList<SeatKind, "human", "bot", "companion"> {};

enum class RoomStatus { Open, Playing, Over, Closed };
template <>
struct wire::Words<RoomStatus> : wire::WordList<RoomStatus, "open", "playing", "over", "closed"> {};

/// What has become of the room of a game.
enum class RoomFate { There, Closed, Removed };
template <>
struct wire::Words<RoomFate> : wire::WordList<RoomFate, "there", "closed", "removed"> {};

/// Which tiles a fork goes on with: what nobody has seen in the game that it comes from, shuffled
/// anew, or those of that game.
enum class ForkDeck { Fresh, Same };
template <>
struct wire::Words<ForkDeck> : wire::WordList<ForkDeck, "fresh", "same"> {};

constexpr std::string_view name(Visibility value) { return wire::Words<Visibility>::of(value); }
constexpr std::string_view name(SeatKind value) { return wire::Words<SeatKind>::of(value); }
constexpr std::string_view name(RoomStatus value) { return wire::Words<RoomStatus>::of(value); }

constexpr std::optional<Visibility> parse_visibility(std::string_view text) {
    return wire::parse_word<Visibility>(text);
}
constexpr std::optional<SeatKind> parse_seat_kind(std::string_view text) {
    return wire::parse_word<SeatKind>(text);
}

}  // namespace mistward::protocol
