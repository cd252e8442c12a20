#pragma once

#include "protocol/bounds.hpp"
#include "protocol/wire/kinds.hpp"
#include "rules/core/setup.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace mistward::protocol::wire {

// What a member can be that a client sends: a plain value whose type says its bounds. read.hpp
// holds what was sent against them. Each converts to the plain value, so that only readers have to
// know.

/// 1 to `kMost` code points, none of them a control character.
template <std::size_t kMost>
struct Text : std::string {
    using std::string::string;
    Text() = default;
    Text(std::string text) : std::string(std::move(text)) {}
    static constexpr std::size_t kLongest = kMost;
};

/// As `Text`, for people to read: something of it can be seen, and it turns no direction of
/// writing.
template <std::size_t kMost>
struct FreeText : Text<kMost> {
    using Text<kMost>::Text;
};

/// As `FreeText`, and without marks of direction: it will stand within sentences.
template <std::size_t kMost>
struct Name : Text<kMost> {
    using Text<kMost>::Text;
};

/// As `Text`, and not of spaces alone: a name that was given elsewhere or long ago.
template <std::size_t kMost>
struct KeptName : Text<kMost> {
    using Text<kMost>::Text;
};

/// 1 to `kItems` texts of at most `kMost` code points each.
template <std::size_t kItems, std::size_t kMost>
struct Texts : std::vector<std::string> {
    using std::vector<std::string>::vector;
    Texts() = default;
    Texts(std::vector<std::string> texts) : std::vector<std::string>(std::move(texts)) {}
    static constexpr std::size_t kMostItems = kItems;
    static constexpr std::size_t kLongest = kMost;
};

/// 64 hex digits in lower case: a hash, or what a hash is made of.
struct Digest : std::string {
    using std::string::string;
    Digest() = default;
    Digest(std::string text) : std::string(std::move(text)) {}
    static constexpr std::size_t kLength = 64;
};

/// `kLeast` to `kMost` items, each with bounds of its own.
template <class T, std::size_t kMost, std::size_t kLeast = 0>
struct Items : std::vector<T> {
    using std::vector<T>::vector;
    Items() = default;
    Items(std::vector<T> items) : std::vector<T>(std::move(items)) {}
    static constexpr std::size_t kLeastItems = kLeast;
    static constexpr std::size_t kMostItems = kMost;
};

/// Different colours, as many as the bounds say, in the order in which they were named.
template <std::size_t kMin, std::size_t kMax>
struct Colours : std::vector<rules::Colour> {
    static constexpr std::size_t kFewest = kMin;
    static constexpr std::size_t kMostItems = kMax;
};

/// A whole number within bounds.
template <std::integral T, T kMin, T kMax>
struct Integer {
    using Plain = T;
    static constexpr T kLeast = kMin;
    static constexpr T kGreatest = kMax;

    constexpr Integer(T from = kMin) : value(from) {}
    constexpr operator T() const { return value; }

    T value;
};

/// A value of an enum, of those from the first to the last alone.
template <auto kFirstOf, decltype(kFirstOf) kLastOf>
struct Among {
    using Plain = decltype(kFirstOf);
    static constexpr Plain kFirst = kFirstOf;
    static constexpr Plain kLast = kLastOf;

    constexpr Among(Plain from = kFirst) : value(from) {}
    constexpr operator Plain() const { return value; }

    Plain value;
};

namespace detail {

template <class T>
struct PlainOf {
    using type = T;
};
template <class T>
requires requires { typename T::Plain; }
struct PlainOf<T> {
    using type = typename T::Plain;
};

}  // namespace detail

/// May be left out; then it is `kUsual`.
template <class T, typename detail::PlainOf<T>::type kUsualOne>
struct Usually {
    using Plain = typename detail::PlainOf<T>::type;
    static constexpr Plain kUsual = kUsualOne;

    constexpr Usually(Plain from = kUsual) : value(from) {}
    constexpr operator Plain() const { return value; }

    T value;
};

/// A number as JSON, for trees.
template <class Json, class Number>
requires std::integral<typename Number::Plain>
void to_json(Json& json, const Number& number) {
    json = static_cast<typename Number::Plain>(number);
}

// What several documents hold.

/// Milliseconds since the Unix epoch, UTC.
using Moment = Integer<std::int64_t, 0, kMaxInteger>;
/// The number of an entry of the log; 0 before the first.
using Seq = Integer<std::uint64_t, 0, kMaxInteger>;
/// A coordinate of a space on the board.
using Coordinate = Integer<std::int16_t, std::numeric_limits<std::int16_t>::min(),
                           std::numeric_limits<std::int16_t>::max()>;
/// Of the co-operative game.
using Level = Integer<std::uint8_t, 1, rules::kHighestLevel>;
using Lesson = Integer<std::uint8_t, 1, kLessons>;
/// A seat of a room, from 0.
using Seat = Integer<std::uint8_t, 0, kMostSeats - 1>;
using RoomId = Text<kLongestRoomId>;
using GameId = Text<kLongestGameId>;
/// Of a room or of somebody in it.
using GivenName = Name<kLongestName>;
/// That is to open a room.
using Word = Name<kLongestName>;
/// That somebody tries on a room. Its word may be from before there were bounds for it.
using TriedWord = KeptName<kLongestName>;
/// A secret that somebody shows.
using Secret = Text<kLongestSecret>;

}  // namespace mistward::protocol::wire
