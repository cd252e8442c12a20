#pragma once

#include "rules/core/enumerators.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>

// An event, a decision or the state of a part says its members once, where it is declared:
//
//     static constexpr auto kMembers = members(&T::colour, as_place(&T::feature));
//
// in the order in which documents have them. The type of a member says how it is written; what it
// cannot say, `as_place` and the other words here do.

namespace mistward::rules {

/// How a segment that a member names is written.
enum class As : std::uint8_t {
    Feature,  ///< the feature that it is part of
    Place,    ///< the segment itself
    Meeple,   ///< the meeple on it
};

/// A member of `Whole`.
template <class Whole, class T>
struct Member {
    using Value = T;
    static constexpr int kUnbounded = -1;

    T Whole::*pointer;
    As as = As::Feature;
    int least = 0;               ///< of a number
    int most = kUnbounded;       ///< of a number
    std::string_view word = {};  ///< in the text of a state; if empty, its name
    bool own = false;            ///< each player sees only what is their own
};

/// A member that names a segment, not its feature.
template <class Whole, class T>
consteval Member<Whole, T> as_place(T Whole::*pointer) {
    return {pointer, As::Place};
}

/// A member that names the meeple on a segment.
template <class Whole, class T>
consteval Member<Whole, T> as_meeple(T Whole::*pointer) {
    return {pointer, As::Meeple};
}

/// A number that is never smaller.
template <class Whole, class T>
consteval Member<Whole, T> at_least(int least, T Whole::*pointer) {
    return {pointer, As::Feature, least};
}

/// A number within bounds.
template <class Whole, class T>
consteval Member<Whole, T> within(int least, int most, T Whole::*pointer) {
    return {pointer, As::Feature, least, most};
}

/// A member that the text of a state calls otherwise.
template <class Whole, class T>
consteval Member<Whole, T> as_word(std::string_view word, Member<Whole, T> member) {
    member.word = word;
    return member;
}

/// What each player has, and nobody else may see.
template <class Whole, class T>
consteval Member<Whole, T> for_its_player(T Whole::*pointer) {
    Member<Whole, T> member{pointer};
    member.own = true;
    return member;
}

namespace detail {

template <class Whole, class T>
consteval Member<Whole, T> member(T Whole::*pointer) {
    return {pointer};
}
template <class Whole, class T>
consteval Member<Whole, T> member(Member<Whole, T> described) {
    return described;
}

}  // namespace detail

template <class... Described>
consteval auto members(Described... each) {
    return std::tuple(detail::member(each)...);
}

/// What says its members.
template <class T>
concept Described = requires {
    T::kMembers;
};

template <Described T>
inline constexpr std::size_t kMemberCount = std::tuple_size_v<decltype(T::kMembers)>;

/// The names of the members in the source, in the order of their list.
template <Described T>
inline constexpr std::array<std::string_view, kMemberCount<T>> kMemberNames = [
]<std::size_t... kAt>(std::index_sequence<kAt...>) {
    return std::array<std::string_view, sizeof...(kAt)>{
        detail::enumerator<std::get<kAt>(T::kMembers).pointer>()...};
}
(std::make_index_sequence<kMemberCount<T>>());

/// Calls `visit` with the name and the description of each member.
template <Described T, class Visit>
constexpr void for_each_member(Visit visit) {
    [&]<std::size_t... kAt>(std::index_sequence<kAt...>) {
        (visit(kMemberNames<T>[kAt], std::get<kAt>(T::kMembers)), ...);
    }
    (std::make_index_sequence<kMemberCount<T>>());
}

}  // namespace mistward::rules
