#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace mistward::rules {

// What the compiler knows of an enum whose values count from 0. A list that goes with one is held
// by these in a `static_assert` beside it, so that an enumerator that is added, taken out or put
// elsewhere does not compile until the list has followed.

namespace detail {

/// How the compiler spells a value: `ns::Enum::Name`, or `(ns::Enum)7` if nothing has that name.
template <auto kValue>
consteval std::string_view spelled() {
    constexpr std::string_view kBefore = "kValue = ";
    const std::string_view text = __PRETTY_FUNCTION__;
    const std::size_t begin = text.find(kBefore) + kBefore.size();
    return text.substr(begin, text.find_first_of(";]", begin) - begin);
}

/// Not by the first parenthesis: an anonymous namespace has one as well.
consteval bool has_name(std::string_view spelled) {
    const char first = spelled[spelled.rfind(')') + 1];
    return first < '0' || first > '9';
}

template <class Enum, std::size_t kFirst = 0>
consteval std::size_t enumerators_from() {
    if constexpr (!has_name(spelled<static_cast<Enum>(kFirst)>())) {
        return kFirst;
    } else {
        return enumerators_from<Enum, kFirst + 1>();
    }
}

template <auto kValue>
consteval std::string_view enumerator() {
    const std::string_view text = spelled<kValue>();
    return text.substr(text.rfind(':') + 1);
}

/// How the compiler spells a type, without its namespaces.
template <class T>
consteval std::string_view spelled_type() {
    constexpr std::string_view kBefore = "T = ";
    const std::string_view text = __PRETTY_FUNCTION__;
    const std::size_t begin = text.find(kBefore) + kBefore.size();
    const std::string_view type = text.substr(begin, text.find_first_of(";]", begin) - begin);
    return type.substr(type.rfind(':') + 1);
}

constexpr bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }

/// A name in small letters, with an underscore before each further capital.
template <std::size_t kSize>
consteval std::array<char, kSize> word_of(std::string_view name) {
    std::array<char, kSize> word{};
    std::size_t at = 0;
    for (const char letter : name) {
        if (is_capital(letter) && at != 0) word[at++] = '_';
        word[at++] = is_capital(letter) ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return word;
}

consteval std::size_t word_size(std::string_view name) {
    std::size_t size = name.size();
    for (const char letter : name.substr(1)) size += is_capital(letter) ? 1 : 0;
    return size;
}

template <auto kValue>
inline constexpr auto kEnumeratorWord =
    word_of<word_size(enumerator<kValue>())>(enumerator<kValue>());

template <class T>
inline constexpr auto kTypeWord = word_of<word_size(spelled_type<T>())>(spelled_type<T>());

/// Whether `word` is the name in small letters, with an underscore before each further capital.
constexpr bool is_word_of(std::string_view word, std::string_view name) {
    std::size_t at = 0;
    const auto takes = [&](char letter) { return at < word.size() && word[at++] == letter; };
    for (const char letter : name) {
        if (is_capital(letter) && at != 0 && !takes('_')) return false;
        if (!takes(is_capital(letter) ? static_cast<char>(letter - 'A' + 'a') : letter)) {
            return false;
        }
    }
    return at == word.size();
}

}  // namespace detail

/// How many enumerators an enum has; its values are 0 and those that follow.
template <class Enum>
inline constexpr std::size_t kCountOf = detail::enumerators_from<Enum>();

/// All values of an enum, in its order.
template <class Enum>
inline constexpr std::array<Enum, kCountOf<Enum>> kAllOf = [] {
    std::array<Enum, kCountOf<Enum>> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Enum>(i);
    return all;
}();

/// The names of an enum's values in the source, such as `MyTurn`, in its order.
template <class Enum>
inline constexpr std::array<std::string_view, kCountOf<Enum>> kNamesOf = [
]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    return std::array<std::string_view, sizeof...(kIndex)>{
        detail::enumerator<static_cast<Enum>(kIndex)>()...};
}
(std::make_index_sequence<kCountOf<Enum>>());

/// The words for an enum's values, in its order: `my_turn` for `MyTurn`.
template <class Enum>
inline constexpr std::array<std::string_view, kCountOf<Enum>> kWordsOf = [
]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    return std::array<std::string_view, sizeof...(kIndex)>{
        std::string_view(detail::kEnumeratorWord<static_cast<Enum>(kIndex)>.data(),
                         detail::kEnumeratorWord<static_cast<Enum>(kIndex)>.size())...};
}
(std::make_index_sequence<kCountOf<Enum>>());

/// The word for a type: `turn_started` for `TurnStarted`.
template <class T>
inline constexpr std::string_view kWordOf{detail::kTypeWord<T>.data(), detail::kTypeWord<T>.size()};

/// Whether a list has a word for each enumerator, in their order: `my_turn` for `MyTurn`. `word_of`
/// gives the word of an item of the list.
template <class Enum, class List, class WordOf>
consteval bool are_words_of(const List& list, WordOf word_of) {
    std::size_t at = 0;
    for (const auto& item : list) {
        if (at == kCountOf<Enum> || !detail::is_word_of(word_of(item), kNamesOf<Enum>[at++])) {
            return false;
        }
    }
    return at == kCountOf<Enum>;
}

template <class Enum, class List>
consteval bool are_words_of(const List& list) {
    return are_words_of<Enum>(list, [](std::string_view word) { return word; });
}

}  // namespace mistward::rules
