#pragma once

#include "rules/core/facts.hpp"
#include "rules/core/notation_reader.hpp"

#include <array>
#include <concepts>
#include <limits>
#include <string>
#include <type_traits>

// The words of a state text for the members of the state of a part. Of each type that a member can
// have there is a line: how it is written, and how it is read.

namespace mistward::rules {

/// The text of a member of type `T`, and how it is read into one.
template <class T>
struct FactText;

template <>
struct FactText<bool> {
    static std::string text(bool is) { return is ? "yes" : "no"; }
    static void read(NotationReader& reader, const auto&, bool& into) {
        into = reader.in.take("yes");
        if (!into) reader.in.expect("no");
    }
};

template <std::integral Number>
struct FactText<Number> {
    static std::string text(Number number) { return std::to_string(number); }
    static void read(NotationReader& reader, const auto& member, Number& into) {
        const std::size_t start = reader.in.offset();
        into = reader.in.template number<Number>("a number");
        const bool is_bounded = member.most >= member.least;
        if (!std::is_signed_v<Number> && into < member.least) reader.in.fail_at(start, "more");
        if (is_bounded && into > member.most) {
            reader.in.fail_at(start, "a number up to " + std::to_string(member.most));
        }
    }
};

template <class Enum>
requires std::is_enum_v<Enum>
struct FactText<Enum> {
    static std::string text(Enum word) {
        return std::string(kWordsOf<Enum>[static_cast<std::size_t>(word)]);
    }
    static void read(NotationReader& reader, const auto&, Enum& into) {
        const std::size_t start = reader.in.offset();
        const std::string_view word = reader.in.word(" :+/");
        for (const Enum value : kAllOf<Enum>) {
            into = value;
            if (text(value) == word) return;
        }
        reader.in.fail_at(start, "one of its words");
    }
};

template <>
struct FactText<Position> {
    static std::string text(Position space) { return position_text(space); }
    static void read(NotationReader& reader, const auto&, Position& into) {
        into = reader.position();
    }
};

template <class T>
struct FactText<std::optional<T>> {
    static std::string text(const std::optional<T>& value) {
        return value ? FactText<T>::text(*value) : "none";
    }
    static void read(NotationReader& reader, const auto& member, std::optional<T>& into) {
        into.reset();
        if (!reader.in.take("none")) FactText<T>::read(reader, member, into.emplace());
    }
};

/// Values with a "+" between two.
template <class T>
std::string list_text(const auto& values) {
    std::string text;
    for (const T& value : values) (text += text.empty() ? "" : "+") += FactText<T>::text(value);
    return text.empty() ? "none" : text;
}

template <class T, std::size_t kMost>
struct FactText<FixedList<T, kMost>> {
    static std::string text(const FixedList<T, kMost>& list) { return list_text<T>(list); }
    static void read(NotationReader& reader, const auto& member, FixedList<T, kMost>& into) {
        into.clear();
        if (reader.in.take("none")) return;
        do {
            const std::size_t start = reader.in.offset();
            T value{};
            FactText<T>::read(reader, member, value);
            if (into.full()) reader.in.fail_at(start, "no more of them");
            if (reader.in.error()) return;
            into.push_back(value);
        } while (reader.in.take("+"));
    }
};

template <class T, std::size_t kCount>
struct FactText<std::array<T, kCount>> {
    static std::string text(const std::array<T, kCount>& values) { return list_text<T>(values); }
    static void read(NotationReader& reader, const auto& member, std::array<T, kCount>& into) {
        for (std::size_t i = 0; i < kCount; ++i) {
            if (i != 0) reader.in.expect("+");
            FactText<T>::read(reader, member, into[i]);
        }
    }
};

/// What each player or colour has of the others, with a "/" between two.
template <class Key, class T, std::size_t kCount>
struct FactText<IndexedBy<Key, T, kCount>> {
    static std::string text(const IndexedBy<Key, T, kCount>& values) {
        std::string text;
        for (const T& value : values) {
            (text += &value == values.begin() ? "" : "/") += FactText<T>::text(value);
        }
        return text;
    }
    static void read(NotationReader& reader, const auto& member, IndexedBy<Key, T, kCount>& into) {
        for (T& value : into) {
            if (&value != into.begin()) reader.in.expect("/");
            FactText<T>::read(reader, member, value);
        }
    }
};

namespace detail {

template <class T>
inline constexpr bool is_indexed = false;
template <class Key, class T, std::size_t kCount>
inline constexpr bool is_indexed<IndexedBy<Key, T, kCount>> = true;

/// What each player has is in the text by player, what each colour has by the colours that play.
template <class T, class Use>
void each_key(const Setup& setup, const IndexedBy<PlayerId, T, kColourCount>&, Use use) {
    for (std::size_t player = 0; player < setup.players; ++player) {
        use(PlayerId(player), std::to_string(player));
    }
}
template <class T, class Use>
void each_key(const Setup& setup, const ByColour<T>&, Use use) {
    for (const Colour colour : colours_in_play(setup)) use(colour, std::string(name(colour)));
}

constexpr std::string_view word_of_member(std::string_view name, const auto& member) {
    return member.word.empty() ? name : member.word;
}

}  // namespace detail

/// Calls `word(kind, text)` for each member that is not as at the start.
template <Described T, class Word>
void write_facts(const Setup& setup, const T& state, const T& start, Word word) {
    for_each_member<T>([&]<class Member>(std::string_view name, const Member& member) {
        using Value = typename Member::Value;
        const Value& now = state.*member.pointer;
        const Value& before = start.*member.pointer;
        const std::string_view kind = detail::word_of_member(name, member);
        if constexpr (detail::is_indexed<Value>) {
            detail::each_key(setup, now, [&](auto key, const std::string& text) {
                using Of = FactText<std::remove_cvref_t<decltype(now[key])>>;
                if (now[key] != before[key]) word(kind, text + ":" + Of::text(now[key]));
            });
        } else if (now != before) {
            word(kind, FactText<Value>::text(now));
        }
    });
}

/// Reads a word of one of the members, if one comes next.
template <Described T>
bool read_fact(const Setup& setup, NotationReader& reader, T& state) {
    bool is_read = false;
    for_each_member<T>([&]<class Member>(std::string_view name, const Member& member) {
        using Value = typename Member::Value;
        const std::string kind(detail::word_of_member(name, member));
        if (is_read || !reader.in.take(kind + ":")) return;
        is_read = true;
        Value& into = state.*member.pointer;
        if constexpr (detail::is_indexed<Value>) {
            bool is_known = false;
            detail::each_key(setup, into, [&](auto key, const std::string& text) {
                if (is_known || !reader.in.take(text + ":")) return;
                is_known = true;
                using Of = FactText<std::remove_cvref_t<decltype(into[key])>>;
                Of::read(reader, member, into[key]);
            });
            if (!is_known) reader.in.fail("a player or colour of the game");
        } else {
            FactText<Value>::read(reader, member, into);
        }
    });
    return is_read;
}

}  // namespace mistward::rules
