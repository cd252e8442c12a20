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
/// The sides and the corners between them, clockwise.
inline constexpr std::array<std::string_view, 8> kDirectionWords{"N", "NE", "E", "SE",
                                                                 "S", "SW", "W", "NW"};
static_assert(kDirectionWords.size() == rules::kCountOf<rules::Direction>);
/// A road that runs through stops nowhere: its word is never written.
inline constexpr std::array<std::string_view, 13> kRoadEndWords{
    "",      "village", "castle",   "city",   "monastery", "crossing", "ruin",
    "tower", "circus",  "acrobats", "bazaar", "hill",      "other"};
static_assert(rules::are_words_of<rules::RoadEnd>(kRoadEndWords, [](std::string_view word) {
    return word.empty() ? std::string_view("through") : word;
}));

inline constexpr auto kModeWords = rules::kWordsOf<rules::Mode>;
inline constexpr auto kOutcomeWords = rules::kWordsOf<rules::Outcome>;

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
