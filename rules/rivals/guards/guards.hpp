#pragma once

#include "rules/core/names.hpp"
#include "rules/rivals/trunk/part.hpp"

namespace mistward::rules::rivals::guards {

/// The guards of the expansion: of each colour 2 take the place of meeples, and 3 wait in the
/// general supply (G-SET-1).
struct Guards : trunk::SilentPart {
    static constexpr Part kPart = Part::Guards;
    static constexpr std::uint8_t kOwn = 2;
    static constexpr std::uint8_t kGeneral = 3;

    struct State {
        ByColour<std::uint8_t> general_guards;  ///< in the general supply
        auto operator<=>(const State&) const = default;
        static constexpr auto kMembers =
            members(as_word("guards", within(0, kGeneral, &State::general_guards)));
    };

    /// G-GHOST-3: what is put on meeples is not put on guards.
    static constexpr std::array kFigures{trunk::Figure{.kind = MeepleKind::Guard,
                                                       .climbs = true,
                                                       .untouchable = true,
                                                       .missing = Refusal::NoGuardsHere}};

    template <class S>
    static void begin(S& state) {
        if (!is_played(state.setup, kPart)) return;
        for (const Colour colour : colours_in_play(state.setup)) {
            take_from(state.hands[colour][MeepleKind::Ordinary], kOwn, "guards are meeples");
            state.hands[colour][MeepleKind::Guard] = kOwn;
            state.general_guards[colour] = kGeneral;
        }
    }

    template <class S>
    static unsigned elsewhere(const S& state, Colour colour, MeepleKind kind) {
        return kind == MeepleKind::Guard ? state.general_guards[colour] : 0U;
    }

    template <class S>
    static void show(const Tables&, const S& state, View& view) {
        for (auto& player : view.supplies) {
            for (Supply& supply : player) {
                supply.general_guards = state.general_guards[supply.colour];
            }
        }
    }

    template <class S>
    static void check(const Tables&, const S& state, Faults& faults) {
        for (const Colour colour : kColours) {
            faults.unless(state.general_guards[colour] <= kGeneral,
                          std::string(name(colour)) + ": a guard went back to the general supply");
        }
    }

    /// A guard that left the general supply is the player's.
    template <class S>
    static void settle(S& state) {
        for (const Colour colour : colours_in_play(state.setup)) {
            unsigned own = unsigned{kOwn} + kGeneral - state.general_guards[colour];
            for (const auto& meeple : state.meeples) {
                own -= meeple.colour == colour && meeple.kind == MeepleKind::Guard ? 1 : 0;
            }
            state.hands[colour][MeepleKind::Guard] = static_cast<std::uint8_t>(own);
        }
    }
};

/// The owner of a colour gets a guard from the general supply, if there is one (G-SCORE-3).
template <class S>
void gain(trunk::Transition<S>& transition, Colour colour) {
    S& state = transition.state;
    if (state.general_guards[colour] == 0) return;
    --state.general_guards[colour];
    ++state.hands[colour][MeepleKind::Guard];
    transition.template record<GuardGained>(owner(state.setup, colour), colour);
}

}  // namespace mistward::rules::rivals::guards
