#pragma once

#include "rules/core/types.hpp"

#include <bit>
#include <initializer_list>
#include <iterator>

namespace mistward::rules {

/// A set of colours in one byte.
class ColourSet {
public:
    constexpr ColourSet() = default;
    constexpr ColourSet(std::initializer_list<Colour> colours) {
        for (const Colour colour : colours) insert(colour);
    }
    constexpr bool contains(Colour colour) const { return (bits_ & bit(colour)) != 0; }
    constexpr bool contains(ColourSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
    constexpr void insert(Colour colour) { bits_ = static_cast<std::uint8_t>(bits_ | bit(colour)); }
    constexpr void insert(ColourSet other) {
        bits_ = static_cast<std::uint8_t>(bits_ | other.bits_);
    }
    constexpr void erase(Colour colour) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(colour)); }
    /// The first of them in the order of `Colour`; there must be one.
    constexpr Colour first() const { return static_cast<Colour>(std::countr_zero(bits_)); }

    /// Goes through the colours in the order of `Colour`.
    class Iterator {
    public:
        using value_type = Colour;
        using difference_type = int;
        using iterator_category = std::input_iterator_tag;
        using pointer = const Colour*;
        using reference = Colour;
        constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
        constexpr Colour operator*() const { return static_cast<Colour>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1U;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        unsigned bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

    constexpr auto operator<=>(const ColourSet&) const = default;

private:
    static_assert(kColourCount <= 8, "a bit for each colour");
    static constexpr std::uint8_t bit(Colour colour) {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(colour));
    }
    std::uint8_t bits_ = 0;
};

}  // namespace mistward::rules
