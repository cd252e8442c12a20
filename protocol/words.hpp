#pragma once

#include "rules/core/event.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/tileset.hpp"
#include "rules/core/view.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace mistward::protocol {

// The words of documents and tile-set files, each list in the order of its enum: what is not, or
// lacks a word, does not compile.

inline constexpr std::array<std::string_view, 4> kSideWords{"N", "E", "S", "W"};
static_assert(kSideWords.size() == rules::kCountOf<rules::Edge>);  // as `rules::kEdges`
inline constexpr std::array<std::string_view, 3> kTerrainWords{"field", "road", "city"};
static_assert(rules::are_words_of<rules::Terrain>(kTerrainWords));
/// A road that runs through stops nowhere: its word is never written.
inline constexpr std::array<std::string_view, 7> kRoadEndWords{
    "", "village", "castle", "city", "monastery", "crossing", "ruin"};
static_assert(rules::are_words_of<rules::RoadEnd>(kRoadEndWords, [](std::string_view word) {
    return word.empty() ? std::string_view("through") : word;
}));

inline constexpr std::array<std::string_view, 3> kActorWords{"player", "chance", "nobody"};
static_assert(rules::are_words_of<rules::Actor>(kActorWords));
inline constexpr std::array<std::string_view, 12> kDecisionKindWords{
    "draw_tile",       "place_tile", "bury",          "haunt_cemetery", "haunt_meeple",
    "place_meeple",    "score",      "assign_points", "place_hound",    "chase_ghosts",
    "place_face_down", "none"};
static_assert(rules::are_words_of<rules::DecisionKind>(kDecisionKindWords));
inline constexpr std::array<std::string_view, 3> kModeWords{"mists", "ghosts", "base"};
static_assert(rules::are_words_of<rules::Mode>(kModeWords));
inline constexpr std::array<std::string_view, 4> kOutcomeWords{"undecided", "won", "lost",
                                                               "finished"};
static_assert(rules::are_words_of<rules::Outcome>(kOutcomeWords));
inline constexpr std::array<std::string_view, 4> kGhostsRemovedByWords{"bank", "burial", "scoring",
                                                                       "hound"};
static_assert(rules::are_words_of<rules::GhostsRemovedBy>(kGhostsRemovedByWords));
inline constexpr std::array<std::string_view, 3> kGhostsPlacedByWords{"symbols", "cemetery",
                                                                      "haunting"};
static_assert(rules::are_words_of<rules::GhostsPlacedBy>(kGhostsPlacedByWords));
inline constexpr std::array<std::string_view, 2> kMeepleReturnedByWords{"scoring", "ghosts"};
static_assert(rules::are_words_of<rules::MeepleReturnedBy>(kMeepleReturnedByWords));
inline constexpr std::array<std::string_view, 3> kHoundLeftByWords{"burial", "loss", "scoring"};
static_assert(rules::are_words_of<rules::HoundLeftBy>(kHoundLeftByWords));
inline constexpr std::array<std::string_view, 5> kHoundPlaceWords{"waiting", "reached",
                                                                  "with_meeple", "scoring", "gone"};
static_assert(rules::are_words_of<rules::HoundPlace>(kHoundPlaceWords));

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
