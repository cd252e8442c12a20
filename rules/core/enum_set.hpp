#pragma once

#include "rules/core/enumerators.hpp"

#include <bit>
#include <compare>
#include <cstdint>
#include <initializer_list>

namespace mistward::rules {

/// A set of an enum's values as bits, such as the marks that are printed on a tile.
template <class Enum>
class EnumSet {
public:
    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<Enum> values) {
        for (const Enum value : values) insert(value);
    }
    constexpr bool contains(Enum value) const { return (bits_ & bit(value)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr void insert(Enum value) { bits_ = static_cast<std::uint16_t>(bits_ | bit(value)); }

    constexpr void insert(EnumSet values) {
        bits_ = static_cast<std::uint16_t>(bits_ | values.bits_);
    }

    constexpr void erase(Enum value) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(value)); }

    /// What is in both sets.
    friend constexpr EnumSet operator&(EnumSet a, EnumSet b) {
        a.bits_ = static_cast<std::uint16_t>(a.bits_ & b.bits_);
        return a;
    }

    /// Calls `visit` with each of them, in the order of the enum.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (unsigned bits = bits_; bits != 0; bits &= bits - 1U) {
            visit(static_cast<Enum>(std::countr_zero(bits)));
        }
    }

    constexpr auto operator<=>(const EnumSet&) const = default;

private:
    static_assert(kCountOf<Enum> <= 16, "a bit for each value");
    static constexpr std::uint16_t bit(Enum value) {
        return static_cast<std::uint16_t>(1U << static_cast<unsigned>(value));
    }
    std::uint16_t bits_ = 0;
};

}  // namespace mistward::rules
