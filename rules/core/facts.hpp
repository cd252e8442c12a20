#pragma once

#include "rules/core/fixed_list.hpp"
#include "rules/core/indexed_by.hpp"
#include "rules/core/members.hpp"
#include "rules/core/parts.hpp"
#include "rules/core/setup.hpp"

#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

// What a part shows of a game beside what every game shows: the members of its state. How one is
// shown, its type says: `FactOf` has a line for each type, so that a new type of member does not
// compile until it has one.

namespace mistward::rules {

/// Nothing, yes or no, a number, a word, a space, or a list of such values.
struct FactValue {
    using List = std::vector<FactValue>;
    std::variant<std::monostate, bool, int, std::string_view, Position, List> value;
    bool operator==(const FactValue&) const = default;
};

/// What a value can be, for schemas.
struct FactShape {
    enum class Kind : std::uint8_t { Flag, Number, Word, Space, List };

    Kind kind = Kind::Number;
    bool may_be_nothing = false;
    bool has_sign = false;                         ///< of a number
    int least = 0;                                 ///< of a number
    int most = -1;                                 ///< of a number; negative: any
    std::span<const std::string_view> words = {};  ///< one of these
    std::vector<FactShape> item = {};              ///< of a list: what each of it can be
};

struct Fact {
    std::string_view name;
    FactValue value;
    bool own = false;  ///< a list by player, of which each sees only what is their own
    bool operator==(const Fact&) const = default;
};

/// What a part shows.
struct PartFacts {
    Part part = Part::Guards;
    std::vector<Fact> facts;
    bool operator==(const PartFacts&) const = default;
};

/// What a fact can be.
struct FactDescription {
    std::string_view name;
    FactShape shape;
};

/// How a member of type `T` is shown.
template <class T>
struct FactOf;

template <>
struct FactOf<bool> {
    static FactValue value(const Setup&, bool is) { return {is}; }
    static FactShape shape(const auto&) { return {.kind = FactShape::Kind::Flag}; }
};

template <std::integral Number>
struct FactOf<Number> {
    static FactValue value(const Setup&, Number number) { return {int{number}}; }
    static FactShape shape(const auto& member) {
        return {.has_sign = std::is_signed_v<Number>, .least = member.least, .most = member.most};
    }
};

template <class Enum>
requires std::is_enum_v<Enum>
struct FactOf<Enum> {
    static FactValue value(const Setup&, Enum word) {
        return {kWordsOf<Enum>[static_cast<std::size_t>(word)]};
    }
    static FactShape shape(const auto&) {
        return {.kind = FactShape::Kind::Word, .words = kWordsOf<Enum>};
    }
};

template <>
struct FactOf<Position> {
    static FactValue value(const Setup&, Position space) { return {space}; }
    static FactShape shape(const auto&) { return {.kind = FactShape::Kind::Space}; }
};

template <class T>
struct FactOf<std::optional<T>> {
    static FactValue value(const Setup& setup, const std::optional<T>& value) {
        return value ? FactOf<T>::value(setup, *value) : FactValue{};
    }
    static FactShape shape(const auto& member) {
        FactShape shape = FactOf<T>::shape(member);
        shape.may_be_nothing = true;
        return shape;
    }
};

/// Of some values one after the other.
template <class T>
struct FactOfList {
    static FactValue value(const Setup& setup, const auto& values) {
        FactValue::List list;
        for (const T& value : values) list.push_back(FactOf<T>::value(setup, value));
        return {std::move(list)};
    }
    static FactShape shape(const auto& member) {
        return {.kind = FactShape::Kind::List, .item = {FactOf<T>::shape(member)}};
    }
};
template <class T, std::size_t kMost>
struct FactOf<FixedList<T, kMost>> : FactOfList<T> {};
template <class T, std::size_t kCount>
struct FactOf<std::array<T, kCount>> : FactOfList<T> {};

/// Of what each player or each colour has: a list by player.
template <class Key, class T, std::size_t kCount>
struct FactOf<IndexedBy<Key, T, kCount>> : FactOfList<T> {
    static FactValue value(const Setup& setup, const IndexedBy<Key, T, kCount>& values) {
        FactValue::List list;
        for (std::size_t player = 0; player < setup.players; ++player) {
            if constexpr (std::same_as<Key, Colour>) {
                list.push_back(FactOf<T>::value(setup, values[setup.colours[player]]));
            } else {
                list.push_back(FactOf<T>::value(setup, values[PlayerId(player)]));
            }
        }
        return {std::move(list)};
    }
};

/// The facts of the state of a part.
template <Described T>
std::vector<Fact> facts_of(const Setup& setup, const T& state) {
    std::vector<Fact> facts;
    for_each_member<T>([&]<class Member>(std::string_view name, const Member& member) {
        using Of = FactOf<typename Member::Value>;
        facts.push_back({name, Of::value(setup, state.*member.pointer), member.own});
    });
    return facts;
}

/// What they can be.
template <Described T>
std::vector<FactDescription> describe_facts() {
    std::vector<FactDescription> facts;
    for_each_member<T>([&]<class Member>(std::string_view name, const Member& member) {
        FactShape shape = FactOf<typename Member::Value>::shape(member);
        if (member.own) shape.item.front().may_be_nothing = true;
        facts.push_back({name, std::move(shape)});
    });
    return facts;
}

}  // namespace mistward::rules
