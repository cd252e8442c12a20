#pragma once

#include "rules/event.hpp"
#include "rules/tileset.hpp"

#include <array>
#include <string_view>

namespace mistward::protocol {

// The words of documents and tile-set files, each list in the order of its enum.

inline constexpr std::array<std::string_view, 4> kSideWords{"N", "E", "S", "W"};
inline constexpr std::array<std::string_view, 3> kTerrainWords{"field", "road", "city"};
/// A road that runs through stops nowhere: its word is never written.
inline constexpr std::array<std::string_view, 7> kRoadEndWords{
    "", "village", "castle", "city", "monastery", "crossing", "ruin"};

inline constexpr std::array<std::string_view, 3> kActorWords{"player", "chance", "nobody"};
inline constexpr std::array<std::string_view, 5> kDecisionKindWords{
    "draw_tile", "place_tile", "place_meeple", "score", "none"};
inline constexpr std::array<std::string_view, 3> kOutcomeWords{"undecided", "won", "lost"};
inline constexpr std::array<std::string_view, 2> kGhostsRemovedByWords{"bank", "scoring"};

/// The word for a value of the list's enum.
template <std::size_t N>
constexpr std::string_view word(const std::array<std::string_view, N>& words, auto value) {
    return words.at(static_cast<std::size_t>(value));
}

}  // namespace mistward::protocol
