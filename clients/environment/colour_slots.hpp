#pragma once

#include "rules/core/indexed_by.hpp"
#include "rules/core/setup.hpp"

namespace mistward::environment {

/// The colours as a seat counts them, so that what is learned at one seat holds at all: first its
/// own, then those of the next seat and so on round the table, then those that nobody plays, in the
/// order in which they were dealt.
class ColourSlots {
public:
    ColourSlots(const rules::Setup& setup, rules::PlayerId seat) {
        const std::size_t each = rules::colour_set(setup, rules::PlayerId(0)).size();
        const std::size_t dealt = each * setup.players;
        for (std::size_t i = 0; i < rules::kColourCount; ++i) {
            const std::size_t first = each * seat.value();
            const std::size_t slot = i < dealt ? (i + dealt - first) % dealt : i;
            slots_[setup.colours[i]] = static_cast<std::uint8_t>(slot);
        }
    }

    std::size_t operator[](rules::Colour colour) const { return slots_[colour]; }

private:
    rules::ByColour<std::uint8_t> slots_;
};

}  // namespace mistward::environment
