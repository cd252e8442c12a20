#pragma once

#include "protocol/room_options.hpp"
#include "protocol/room_words.hpp"
#include "protocol/rules_version.hpp"
#include "protocol/wire/state.hpp"
#include "protocol/wire/time.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mistward::protocol::wire {

/// The game, and the seq of its log, that another goes on from.
struct ForkedFrom {
    std::string game;
    std::uint64_t seq = 0;
};
BOOST_DESCRIBE_STRUCT(ForkedFrom, (), (game, seq))

/// One seat; of a free one nothing is told but its colours.
struct RoomSeat {
    std::uint8_t seat = 0;
    bool taken = false;
    std::optional<std::string> name;
    std::optional<SeatKind> kind;
    bool connected = false;
    bool absent = false;  ///< a companion decides until somebody of the seat is back
    std::vector<rules::Colour> colours;
    Omittable<bool> silenced;  ///< true: it has no word in the chat
};
BOOST_DESCRIBE_STRUCT(RoomSeat, (), (seat, taken, name, kind, connected, absent, colours, silenced))

/// The tiles that are played with.
struct TilesetName {
    std::string name;
    std::string digest;
};
BOOST_DESCRIBE_STRUCT(TilesetName, (), (name, digest))

/// ROOM of the guide.
struct Room {
    std::string id;
    std::string name;
    RoomStatus status = RoomStatus::Open;
    Visibility visibility = Visibility::Listed;
    bool has_word = false;  ///< that opens its seats
    rules::Mode game = rules::Mode::Mists;
    std::optional<Level> level;
    std::vector<rules::Colour> scoring;
    std::optional<Modules> modules;
    Omittable<PartNames> parts;
    std::vector<rules::Colour> colours;
    RoomOptions options;
    std::optional<Lesson> lesson;
    bool paused = false;
    std::optional<std::string> game_id;
    std::optional<ForkedFrom> forked_from;
    std::vector<RoomSeat> seats;
    std::size_t spectators = 0;
    Time created_at;
    TilesetName tileset;
    std::string rules = std::string(kRulesVersion);  ///< of its game, else of the next
    std::optional<std::string> commitment;
    std::optional<std::string> seed;
    Omittable<std::uint8_t> leader;  ///< the seat that may begin games while the owner is away
};
BOOST_DESCRIBE_STRUCT(Room, (),
                      (id, name, status, visibility, has_word, game, level, scoring, modules, parts,
                       colours, options, lesson, paused, game_id, forked_from, seats, spectators,
                       created_at, tileset, rules, commitment, seed, leader))

/// Says what is played in a room. How many play has no meaning before the start, and ROOM does not
/// tell it.
void show_setup(Room& room, const rules::Setup& setup);

}  // namespace mistward::protocol::wire
