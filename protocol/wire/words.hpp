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

}  // namespace detail

/// The clauses, such as "M-END-1".
template <>
struct Words<rules::EndReason> {
    static std::string_view of(auto value) { return rules::name(value); }
    static std::span<const std::string_view> all() {
        static const auto kAll = [] {
            std::array<std::string_view, rules::kCountOf<rules::EndReason>> words;
            for (std::size_t i = 0; i < words.size(); ++i) {
                words[i] = rules::name(static_cast<rules::EndReason>(i));
            }
            return words;
        }();
        return kAll;
    }
};

}  // namespace mistward::protocol::wire
