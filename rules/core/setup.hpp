#pragma once

#include "rules/core/colour_set.hpp"
#include "rules/core/parts.hpp"
#include "rules/core/tileset.hpp"

#include <array>
#include <string>
#include <vector>

namespace mistward::rules {

/// Which game is played: the co-operative one, the competitive one with the expansion, or the plain
/// base game, which is the competitive one with nothing of the expansion (G-SET-2).
enum class Mode : std::uint8_t { Mists, Ghosts, Base };

/// The versions of these rules that can be played. A game is played by one of them to its end,
/// whatever comes after it, so that its log is read as it was written; new games are played by the
/// newest. What changed is told in rules/RULES.md.
inline constexpr std::uint8_t kOldestRules = 2;
inline constexpr std::uint8_t kNewestRules = 3;

/// The co-operative levels are 1 to this (M-SET-3).
inline constexpr std::uint8_t kHighestLevel = 6;

/// What is agreed before the first draw. A part that the mode does not have keeps its default.
struct Setup {
    Mode mode = Mode::Mists;
    std::uint8_t level = 1;    ///< co-operative: 1 to kHighestLevel
    std::uint8_t players = 1;  ///< co-operative 1 to 5, else 2 to 6
    /// Level 6: three colours in play; empty for the first three (M-SET-5).
    ColourSet scoring = {};
    /// Competitive: the parts that are otherwise than usual. Of the game `ghosts`, those of
    /// kPartsToLeaveOut are left out; those of kPartsToAdd are added.
    PartSet changed = {};
    /// The order in which the colours are dealt to the players. Co-operative, levels 1 to 5: nobody
    /// comes to the last one; the scoring meeple has it (M-SET-2).
    std::array<Colour, kColours.size()> colours = kColours;
    std::uint8_t rules = kNewestRules;  ///< kOldestRules to kNewestRules
    auto operator<=>(const Setup&) const = default;
};

/// The parts that a competitive game is made of (G-SET-1, G-SET-2); none of the co-operative one.
constexpr PartSet parts_of(const Setup& setup) {
    return setup.mode == Mode::Ghosts ? kPartsOfGhosts ^ setup.changed : setup.changed;
}

/// Whether a part is one of these.
constexpr bool is_played(const Setup& setup, Part part) {
    return (setup.mode == Mode::Ghosts && kPartsOfGhosts.contains(part)) !=
           setup.changed.contains(part);
}

/// What is wrong with a setup, one sentence each; empty if it can be played.
std::vector<std::string> check_setup(const Setup& setup);

/// The colours that a player acts with (M-SET-1, G-SET-1).
ColourSet colour_set(const Setup& setup, PlayerId player);

/// The same in the order of `Colour`.
std::vector<Colour> colours_of(const Setup& setup, PlayerId player);

/// The colours of all players.
ColourSet colours_in_play(const Setup& setup);

/// The player who acts with a colour that is in play.
PlayerId owner(const Setup& setup, Colour colour);

/// The colours that have a scoring meeple: in levels 1 to 5 one that nobody plays (M-SET-2), in
/// level 6 three that are played (M-SET-5), else every player's own.
ColourSet scoring_colours(const Setup& setup);

/// The kinds of centres without which this game is played (M-SET-3, G-SET-1).
FeatureKinds kinds_left_out(const Setup& setup);

/// Whether a tile is drawn in games that leave these kinds out. The start tile's quarters are not.
bool is_drawn_without(FeatureKinds left_out, const Tile& tile);

/// Whether a tile is drawn in games of this setup.
inline bool is_drawn_in(const Setup& setup, const Tile& tile) {
    return is_drawn_without(kinds_left_out(setup), tile);
}

}  // namespace mistward::rules
