#pragma once

#include "companion/arena/calibration.hpp"
#include "companion/arena/measure.hpp"

#include <nlohmann/json.hpp>

namespace mistward::arena {

using Json = nlohmann::ordered_json;

// What was measured, for people (Markdown) and for programs (JSON). Shares are 0 to 1 in JSON, per
// cent in Markdown; times are milliseconds of the processor.

/// "95.0 % (91.0 to 97.3)".
std::string percent(const Estimate& estimate);

/// "mists:3", "ghosts", "base", "base+inns": which game, without how many play it.
std::string name_of_game(const rules::Setup& setup);

/// A row for each measurement: how often it was won, how long a turn took, why games were lost.
std::string details(std::span<const Measured> measured);

/// A row for each game, a column for each player; a last row with the time of a turn. The
/// measurements of one player stand together.
std::string table(std::span<const Measured> measured);

/// A row for each measurement: positions, the time of a turn, how often it was won.
std::string curve(std::span<const Measured> measured);

/// What was predicted and what happened, in bins: of each measurement, then of all together.
std::string calibration(std::span<const Measured> measured);
/// And of one measurement, or of all together.
Json calibration_json(std::span<const Measured> measured);

/// Two players on the same decks, with all their seatings.
Paired paired(const Measured& first, const Measured& second);

/// Two players on the same decks, in words.
std::string comparison(const Measured& first, const Measured& second);

Json json_of(const Estimate& estimate);
Json json_of(const Measured& measured);
Json json_of(const Paired& paired);

/// The document of a command: what was played, and what came of it.
Json document(const std::string& command, const std::string& digest, const Range& range);

}  // namespace mistward::arena
