#pragma once

#include "rules/rivals/state.hpp"

#include <array>

namespace mistward::companion::baseline {

/// What a part lets the judge of rivals expect beside what stands on the board: points for each
/// colour. A part that says nothing here is played by what its decisions score.
template <class Part>
struct PartTerm {
    template <class State, class Points>
    static void add(const rules::Tables&, const State&, Points&) {}
};

template <>
struct PartTerm<rules::rivals::test_gifts::TestGifts> {
    /// What a gift brings on average, by its value; a little less than when it is played, so that
    /// it is.
    static constexpr std::array kGift{3.0, 0.9, 1.8, 2.7};

    template <class State, class Points>
    static void add(const rules::Tables&, const State& state, Points& points) {
        for (std::size_t player = 0; player < state.setup.players; ++player) {
            const auto& held = state.held[rules::PlayerId(player)];
            for (std::size_t value = 0; value < kGift.size(); ++value) {
                points[state.setup.colours[player]] += kGift[value] * held[value];
            }
        }
    }
};

/// Adds what the parts say for which a state has room.
template <class State, class Points>
void add_part_terms(const rules::Tables& tables, const State& state, Points& points) {
    State::Parts::each([&]<class Part>() { PartTerm<Part>::add(tables, state, points); });
}

}  // namespace mistward::companion::baseline
