#pragma once

#include "rules/event.hpp"
#include "rules/setup.hpp"
#include "rules/tileset.hpp"
#include "rules/view.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace mistward::protocol {

// The words of documents and tile-set files, each list in the order of its enum.

inline constexpr std::array<std::string_view, 4> kSideWords{"N", "E", "S", "W"};
inline constexpr std::array<std::string_view, 3> kTerrainWords{"field", "road", "city"};
/// A road that runs through stops nowhere: its word is never written.
inline constexpr std::array<std::string_view, 7> kRoadEndWords{
    "", "village", "castle", "city", "monastery", "crossing", "ruin"};

inline constexpr std::array<std::string_view, 3> kActorWords{"player", "chance", "nobody"};
inline constexpr std::array<std::string_view, 12> kDecisionKindWords{
    "draw_tile",       "place_tile", "bury",          "haunt_cemetery", "haunt_meeple",
    "place_meeple",    "score",      "assign_points", "place_hound",    "chase_ghosts",
    "place_face_down", "none"};
inline constexpr std::array<std::string_view, 3> kModeWords{"mists", "ghosts", "base"};
inline constexpr std::array<std::string_view, 4> kOutcomeWords{"undecided", "won", "lost",
                                                               "finished"};
inline constexpr std::array<std::string_view, 4> kGhostsRemovedByWords{"bank", "burial", "scoring",
                                                                       "hound"};
inline constexpr std::array<std::string_view, 3> kGhostsPlacedByWords{"symbols", "cemetery",
                                                                      "haunting"};
inline constexpr std::array<std::string_view, 2> kMeepleReturnedByWords{"scoring", "ghosts"};
inline constexpr std::array<std::string_view, 3> kHoundLeftByWords{"burial", "loss", "scoring"};
inline constexpr std::array<std::string_view, 5> kHoundPlaceWords{"waiting", "reached",
                                                                  "with_meeple", "scoring", "gone"};

/// The word for a value of the list's enum.
template <std::size_t N>
constexpr std::string_view word(const std::array<std::string_view, N>& words, auto value) {
    return words.at(static_cast<std::size_t>(value));
}

/// The value that a word of the list stands for.
template <class T, std::size_t N>
constexpr std::optional<T> parse_word(const std::array<std::string_view, N>& words,
                                      std::string_view text) {
    for (std::size_t i = 0; i < N; ++i) {
        if (words[i] == text) return static_cast<T>(i);
    }
    return std::nullopt;
}

}  // namespace mistward::protocol
