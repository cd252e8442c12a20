#pragma once

#include "rules/rivals/trunk/on_board.hpp"
#include "rules/rivals/trunk/part.hpp"

#include <algorithm>

namespace mistward::rules::rivals::builder {

/// The builder: who adds to the road or city of the own one places a second tile (TB-BUILD-1 to 4).
struct Builder : trunk::SilentPart {
    static constexpr Part kPart = Part::Builder;
    static constexpr std::array kFigures{
        trunk::companion(MeepleKind::Builder, {FeatureKind::City, FeatureKind::Road})};

    struct State {
        bool again = false;        ///< the turn has a second part, which is still to come
        bool second_part = false;  ///< it is that part
        auto operator<=>(const State&) const = default;
        static constexpr auto kMembers = members(&State::again, &State::second_part);
    };

    template <class S>
    static constexpr auto steps() {
        using Step = trunk::Step<S>;
        return std::array{Step{.phase = trunk::Phase::Builder, .enter = note<S>},
                          Step{.phase = trunk::Phase::SecondPart,
                               .enter = go_again<S>,
                               .back = trunk::Phase::Abbey}};
    }

    template <class S>
    static void begin(S& state) {
        if (is_played(state.setup, kPart)) trunk::deal_each(state, MeepleKind::Builder, 1);
    }

private:
    /// TB-BUILD-2: the tile adds to the feature of a builder that was there before.
    template <class S>
    static Go note(trunk::Transition<S>& transition) {
        S& state = transition.state;
        if (state.second_part) return Go::On;
        const Colour colour = trunk::active_colour(state);
        if (state.hands[colour][MeepleKind::Builder] != 0) return Go::On;
        for (const auto& meeple : state.meeples) {
            if (meeple.kind != MeepleKind::Builder || meeple.colour != colour) continue;
            state.again = trunk::is_on_last(transition.tables, state, meeple.segment);
        }
        return Go::On;
    }

    template <class S>
    static Go go_again(trunk::Transition<S>& transition) {
        S& state = transition.state;
        state.second_part = state.again;
        state.again = false;
        if (!state.second_part) return Go::On;
        transition.template record<SecondPartStarted>(state.active.id);
        return Go::Back;
    }
};

}  // namespace mistward::rules::rivals::builder
