#pragma once

#include "rules/core/enumerators.hpp"

#include <compare>
#include <cstdint>
#include <initializer_list>

namespace mistward::rules {

/// A set of an enum's values as bits, such as the marks that are printed on a tile.
template <class Mark>
class MarkSet {
public:
    constexpr MarkSet() = default;
    constexpr MarkSet(std::initializer_list<Mark> marks) {
        for (const Mark mark : marks) insert(mark);
    }
    constexpr bool contains(Mark mark) const { return (bits_ & bit(mark)) != 0; }
    constexpr bool contains_any(MarkSet marks) const { return (bits_ & marks.bits_) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr void insert(Mark mark) { bits_ = static_cast<std::uint16_t>(bits_ | bit(mark)); }

    constexpr void insert(MarkSet marks) {
        bits_ = static_cast<std::uint16_t>(bits_ | marks.bits_);
    }

    /// Calls `visit` with each of them, in the order of the enum.
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (const Mark mark : kAllOf<Mark>) {
            if (contains(mark)) visit(mark);
        }
    }

    constexpr auto operator<=>(const MarkSet&) const = default;

private:
    static_assert(kCountOf<Mark> <= 16, "a bit for each mark");
    static constexpr std::uint16_t bit(Mark mark) {
        return static_cast<std::uint16_t>(1U << static_cast<unsigned>(mark));
    }
    std::uint16_t bits_ = 0;
};

}  // namespace mistward::rules
