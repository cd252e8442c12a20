#pragma once

#include "rules/types.hpp"

#include <bit>

namespace mistward::rules {

/// A set of colours in one byte.
class ColourSet {
public:
    constexpr ColourSet() = default;
    constexpr bool contains(Colour colour) const { return (bits_ & bit(colour)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
    constexpr void insert(Colour colour) { bits_ = static_cast<std::uint8_t>(bits_ | bit(colour)); }
    constexpr void insert(ColourSet other) {
        bits_ = static_cast<std::uint8_t>(bits_ | other.bits_);
    }
    constexpr auto operator<=>(const ColourSet&) const = default;

private:
    static constexpr std::uint8_t bit(Colour colour) {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(colour));
    }
    std::uint8_t bits_ = 0;
};

}  // namespace mistward::rules
