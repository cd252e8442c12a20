#pragma once

#include "rules/rivals/ghosts/haunting.hpp"

namespace mistward::rules::rivals::ghosts {

/// Ghosts in the game: in the box of the expansion, whether they come or not (G-SET-1, G-SET-2).
inline std::uint8_t in_game(const Setup& setup) {
    return setup.mode == Mode::Ghosts ? std::uint8_t{15} : std::uint8_t{0};
}

/// Ghosts that come to meeples where mist meets mist or ends, and cost their owners points
/// (G-GHOST-1 to 3, G-SCORE-2).
struct Ghosts : trunk::SilentPart {
    static constexpr Part kPart = Part::Ghosts;

    struct State {
        std::uint8_t supply = 0;  ///< ghosts that sit on no meeple
        auto operator<=>(const State&) const = default;
    };
    struct OnMeeple {
        std::uint8_t ghosts = 0;  ///< that sit on it: 0 to 2
        auto operator<=>(const OnMeeple&) const = default;
    };

    template <class S>
    static constexpr auto steps() {
        using Step = trunk::Step<S>;
        return std::array{Step{.phase = trunk::Phase::HauntOther,
                               .enter = haunt_other<S>,
                               .asks = DecisionKind::HauntMeeple,
                               .legal = legal_hauntings<S>,
                               .carry_out = carry_out_by<haunt_meeple<S>>},
                          Step{.phase = trunk::Phase::HauntOwn,
                               .enter = haunt_own<S>,
                               .asks = DecisionKind::HauntMeeple,
                               .legal = legal_hauntings<S>,
                               .carry_out = carry_out_by<haunt_meeple<S>>,
                               .note = "own"}};
    }

    template <class S>
    static void begin(S& state) {
        state.supply = in_game(state.setup);
    }

    /// G-SCORE-2, E-MIST-7; at the end of the game G-END-1.
    template <class S>
    static void price(const S& state, const typename S::Meeple& meeple, const Scoring&,
                      ScoreChanged& due) {
        const int each = state.phase == trunk::Phase::FinalScoring ? 1 : 2;
        due.ghosts = static_cast<std::uint8_t>(due.ghosts + meeple.ghosts);
        due.points = static_cast<std::int16_t>(due.points - each * meeple.ghosts);
    }

    template <class S>
    static void leaves(S& state, const typename S::Meeple& meeple, MeepleReturned& event) {
        state.supply = static_cast<std::uint8_t>(state.supply + meeple.ghosts);
        event.ghosts = meeple.ghosts;
    }

    template <class S>
    static void show(const Tables&, const S& state, View& view) {
        view.ghosts_total = in_game(state.setup);
        view.ghosts_supply = state.supply;
    }
    template <class Meeple>
    static void show_meeple(const Meeple& meeple, PlacedMeeple& shown) {
        shown.ghosts = meeple.ghosts;
    }
    static void show_feature(FeatureView& view) {
        for (const PlacedMeeple& meeple : view.meeples) {
            view.ghosts = static_cast<std::uint8_t>(view.ghosts + meeple.ghosts);
        }
    }

    template <class S>
    static void check(const Tables&, const S& state, Faults& faults) {
        int ghosts = state.supply;
        for (const auto& meeple : state.meeples) {
            const bool untouchable = trunk::figure_of<S>(meeple.kind).untouchable;
            faults.unless(meeple.ghosts <= (untouchable ? 0 : 2),
                          "too many ghosts sit on a meeple");
            ghosts += meeple.ghosts;
        }
        faults.unless(ghosts == in_game(state.setup), std::to_string(ghosts) + " ghosts");
    }

    template <class Meeple>
    static std::string meeple_text(const Meeple& meeple) {
        return meeple.ghosts == 0 ? "" : ":" + std::to_string(meeple.ghosts) + "ghosts";
    }
    template <class Meeple, class Text>
    static void read_meeple(Meeple& meeple, Text& text) {
        if (!text.take(":")) return;
        meeple.ghosts = text.template number<std::uint8_t>("a number of ghosts");
        text.expect("ghosts");
    }
    template <class S>
    static bool take(S& state, const typename S::Meeple& meeple) {
        if (meeple.ghosts > state.supply) return false;
        state.supply = static_cast<std::uint8_t>(state.supply - meeple.ghosts);
        return true;
    }
};

}  // namespace mistward::rules::rivals::ghosts
