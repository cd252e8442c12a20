#pragma once

#include "protocol/wire/describe.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mistward::protocol::wire {

/// The words of an enum in its order, for a specialisation of `Words` beside the enum. A list that
/// lacks a word, or has them in another order, does not compile.
template <class Enum, FixedText... kTexts>
struct WordList {
    static constexpr std::array kWords{Literal<kTexts>::text()...};
    static_assert(rules::are_words_of<Enum>(kWords));
    static constexpr std::string_view of(auto value) { return word(kWords, value); }
    static constexpr std::span<const std::string_view> all() { return kWords; }
};

/// The word of a value, where there is one.
template <Worded Enum>
std::optional<std::string> word_if_any(std::optional<Enum> value) {
    if (!value) return std::nullopt;
    return std::string(Words<Enum>::of(*value));
}

/// The value that a word stands for.
template <Worded Enum>
constexpr std::optional<Enum> parse_word(std::string_view text) {
    const auto words = Words<Enum>::all();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == text) return static_cast<Enum>(i);
    }
    return std::nullopt;
}

namespace detail {

template <const auto& kWords>
struct Listed {
    static constexpr std::string_view of(auto value) { return word(kWords, value); }
    static constexpr std::span<const std::string_view> all() { return kWords; }
};

/// Whose words are the names in the rules, of all values up to the last.
template <auto kLast>
struct Named {
    static std::string_view of(auto value) { return rules::name(value); }
    static std::span<const std::string_view> all() {
        static const auto kAll = [] {
            std::array<std::string_view, static_cast<std::size_t>(kLast) + 1> words;
            for (std::size_t i = 0; i < words.size(); ++i) {
                words[i] = rules::name(static_cast<decltype(kLast)>(i));
            }
            return words;
        }();
        return kAll;
    }
};

}  // namespace detail

template <>
struct Words<rules::Mode> : detail::Listed<kModeWords> {};
template <>
struct Words<rules::Outcome> : detail::Listed<kOutcomeWords> {};
template <>
struct Words<rules::Actor> : detail::Listed<kActorWords> {};
template <>
struct Words<rules::DecisionKind> : detail::Listed<kDecisionKindWords> {};
template <>
struct Words<rules::HoundPlace> : detail::Listed<kHoundPlaceWords> {};
template <>
struct Words<rules::GhostsRemovedBy> : detail::Listed<kGhostsRemovedByWords> {};
template <>
struct Words<rules::GhostsPlacedBy> : detail::Listed<kGhostsPlacedByWords> {};
template <>
struct Words<rules::MeepleReturnedBy> : detail::Listed<kMeepleReturnedByWords> {};
template <>
struct Words<rules::HoundLeftBy> : detail::Listed<kHoundLeftByWords> {};
template <>
struct Words<rules::Colour> : detail::Named<rules::Colour::Pink> {};
template <>
struct Words<rules::FeatureKind> : detail::Named<rules::FeatureKind::Monastery> {};
template <>
struct Words<rules::Hound> : detail::Named<rules::Hound::Ronja> {};
template <>
struct Words<rules::EndReason> : detail::Named<rules::EndReason::AllTilesPlaced> {};

}  // namespace mistward::protocol::wire
