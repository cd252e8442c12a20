#pragma once

#include "companion/arena/measure.hpp"

#include <string>
#include <variant>
#include <vector>

namespace mistward::arena {

enum class Command : std::uint8_t { Play, Compare, Table, Curve, Calibration, Engine };

/// What the command line asks for.
struct Options {
    Command command = Command::Play;
    std::vector<players::Recipe> players;   ///< as many as the command takes
    std::optional<players::Recipe> beside;  ///< in the other seats
    std::vector<std::size_t> positions;     ///< budgets; empty: as the players say
    rules::Mode mode = rules::Mode::Mists;
    rules::PartSet parts;              ///< added to a competitive game
    std::vector<std::uint8_t> levels;  ///< of the co-operative game
    std::uint8_t seats = 2;
    Range range;
    std::string tileset;  ///< a file; empty: the built-in tiles
    engine::EngineLimits limits;
    bool json = false;
};

/// The options, or the exit status of a command line that asks for nothing more (such as `--help`)
/// or is wrong; what is to be said about it has been said.
std::variant<Options, int> read_options(int argc, const char* const* argv);

/// "1-6" or "1,3,5": levels, in the order given. Empty if it is not of this form.
std::vector<std::uint8_t> parse_levels(const std::string& text);

/// The games that the options name: each level, or the one competitive game.
std::vector<rules::Setup> setups_of(const Options& options);

}  // namespace mistward::arena
