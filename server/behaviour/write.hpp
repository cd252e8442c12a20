#pragma once

#include <cstdint>
#include <variant>

namespace mistward::rooms {

// What of the room that follows a step must be on disk before it is the room.

namespace write {

/// The room itself: its name, its options, whether it is paused or closed.
struct Room {};

/// A seat that was free.
struct TakenSeat {
    std::uint8_t seat = 0;
};

struct FreedSeat {
    std::uint8_t seat = 0;
};

/// A seat that is taken by another, or opened by another token.
struct ReplacedSeat {
    std::uint8_t seat = 0;
};

/// Whether a seat has a word, and with it who has none in the room.
struct Silence {
    std::uint8_t seat = 0;
};

/// A game that has begun, with the whole of its log and who sits there.
struct Game {};

/// What its log has beyond the log of the room before, with the plans that are others now; after
/// the last entry the end.
struct Entries {};

/// What a seat has planned.
struct Plans {
    std::uint8_t seat = 0;
};

/// The newest line of its chat.
struct Line {};

}  // namespace write

using Write = std::variant<write::Room, write::TakenSeat, write::FreedSeat, write::ReplacedSeat,
                           write::Silence, write::Game, write::Entries, write::Plans, write::Line>;

}  // namespace mistward::rooms
