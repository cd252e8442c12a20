#pragma once

#include "rules/core/types.hpp"

#include <array>
#include <type_traits>

namespace mistward::rules {

/// One value for each `Key` and found by it alone: a colour does not find what is kept for a
/// player, nor a player what is kept for a colour, for players are dealt any colours (M-SET-1,
/// G-SET-1).
template <class Key, class T, std::size_t N>
class IndexedBy {
public:
    constexpr const T& operator[](Key key) const { return values_[index(key)]; }
    constexpr T& operator[](Key key) { return values_[index(key)]; }

    constexpr auto begin() const { return values_.begin(); }
    constexpr auto end() const { return values_.end(); }
    constexpr auto begin() { return values_.begin(); }
    constexpr auto end() { return values_.end(); }

    auto operator<=>(const IndexedBy&) const = default;

private:
    template <class Enum>
    requires std::is_enum_v<Enum>
    static constexpr std::size_t index(Enum key) { return static_cast<std::size_t>(key); }
    static constexpr std::size_t index(PlayerId key) { return key.value(); }
    std::array<T, N> values_{};
};

/// One value for each value of an enum.
template <class Enum, class T>
using ByEnum = IndexedBy<Enum, T, kCountOf<Enum>>;

/// One value for each colour of the box.
template <class T>
using ByColour = ByEnum<Colour, T>;

/// One value for each player that a game can have.
template <class T>
using ByPlayer = IndexedBy<PlayerId, T, kColourCount>;

}  // namespace mistward::rules
