#pragma once

#include "protocol/field_reader.hpp"
#include "protocol/json.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <optional>

namespace mistward::protocol {

/// How long somebody may think: for each turn, or in the whole game.
struct TimerOption {
    enum class Per { Turn, Game };
    Per per = Per::Turn;
    std::uint32_t seconds = 0;
    auto operator<=>(const TimerOption&) const = default;
};

/// What happens when a human's seat must decide and nobody is there.
enum class Absence { Companion, Wait };

/// How far a decision can be taken back.
enum class UndoPolicy {
    Never,
    Turn,     ///< by whoever made it, until something was revealed
    Consent,  ///< further back, too, if everybody agrees
};

/// What may help players to decide.
struct Aids {
    bool council = true;  ///< points and proposals
    bool hints = true;    ///< what a companion would do
    auto operator<=>(const Aids&) const = default;
};

/// What a room's owner chooses beyond the game itself.
struct RoomOptions {
    std::optional<TimerOption> timer;
    Absence absence = Absence::Companion;
    std::uint32_t grace_seconds = 60;  ///< until the companion of an absent player decides
    UndoPolicy undo = UndoPolicy::Consent;
    bool spectators = true;  ///< whether people without a seat may watch while the game runs
    Aids aids;
    auto operator<=>(const RoomOptions&) const = default;
};

std::string_view name(TimerOption::Per per);

/// OPTIONS of the guide.
Json encode(const RoomOptions& options);

/// What may help the players of a game if nobody says so: everything where they play as a team,
/// nothing where they play against each other.
Aids usual_aids(rules::Mode mode);

/// Reads the field `options`, where everything is optional; faults go to `fields`.
RoomOptions read_options(FieldReader& fields, rules::Mode mode);

/// What `encode` has written; what is missing has its default.
RoomOptions parse_options(const Json& document);

}  // namespace mistward::protocol
