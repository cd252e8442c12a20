#pragma once

#include "rules/rivals/trunk/dues.hpp"
#include "rules/rivals/trunk/phase_draw.hpp"

namespace mistward::rules::rivals::fairy {

/// The fairy, who stands beside a meeple and pays its owner, and whose tile the dragon keeps off
/// (PD-FAIRY-1 to 4).
struct Fairy : trunk::SilentPart {
    static constexpr Part kPart = Part::Fairy;
    static constexpr int kBonus = 3;

    /// Her tile, and the meeple there that she stands beside, by its segment and by what it is.
    struct State {
        std::optional<Position> fairy;  ///< nothing: beside the board
        std::optional<std::uint8_t> fairy_segment;
        std::optional<Colour> fairy_colour;
        std::optional<MeepleKind> fairy_kind;
        auto operator<=>(const State&) const = default;
        static constexpr auto kMembers =
            members(&State::fairy, &State::fairy_segment, &State::fairy_colour, &State::fairy_kind);
    };

    template <class S>
    static constexpr auto steps() {
        return std::array{trunk::Step<S>{.phase = trunk::Phase::Fairy, .enter = greet<S>}};
    }

    /// PD-FAIRY-1.
    template <class S>
    static void offer(const Tables&, const S& state, DecisionSink& out) {
        const trunk::MeepleNames names(state);
        for (const auto& meeple : state.meeples) {
            if (out.full()) return;
            if (!can_go_to(state, meeple)) continue;
            out.add(PlaceFairy{names(meeple)});
        }
    }

    template <class S>
    static Result<Go> act(trunk::Transition<S>& transition, const Decision& decision) {
        return carry_out_by<place<S>>(transition, decision);
    }

    /// PD-FAIRY-4.
    template <class S>
    static int bonus(const S& state, const typename S::Meeple& meeple, const Scoring&) {
        return is_beside(state, meeple) ? kBonus : 0;
    }

    /// She stays where she is (PD-FAIRY-4, PD-MIST-3).
    template <class S>
    static void leaves(S& state, const typename S::Meeple& meeple, MeepleReturned&) {
        if (!is_beside(state, meeple)) return;
        state.fairy_segment.reset();
        state.fairy_colour.reset();
        state.fairy_kind.reset();
    }

    template <class S>
    static void check(const Tables&, const S& state, Faults& faults) {
        const bool beside = state.fairy_segment.has_value();
        faults.unless(beside == state.fairy_colour.has_value() &&
                          beside == state.fairy_kind.has_value() && (!beside || state.fairy),
                      "the fairy is half beside a meeple");
        faults.unless(!state.fairy || state.board.at(*state.fairy) != kNoSlot,
                      "the fairy stands on no tile");
        faults.unless(!state.fairy || is_played(state.setup, kPart), "a fairy without her part");
        const auto beside_it = [&](const auto& meeple) { return is_beside(state, meeple); };
        faults.unless(std::count_if(state.meeples.begin(), state.meeples.end(), beside_it) ==
                          (beside ? 1 : 0),
                      "the fairy stands beside a meeple that is not there");
    }

private:
    template <class S>
    static bool is_beside(const S& state, const typename S::Meeple& meeple) {
        if (!state.fairy_segment || meeple.colour != *state.fairy_colour) return false;
        return meeple.kind == *state.fairy_kind &&
               ref(state, meeple.segment) ==
                   FeatureRef{*state.fairy, SegmentIndex(*state.fairy_segment)};
    }

    /// One's own, and not the one beside which she stands already.
    template <class S>
    static bool can_go_to(const S& state, const typename S::Meeple& meeple) {
        return meeple.colour == trunk::active_colour(state) &&
               !trunk::figure_of<S>(meeple.kind).companion && !is_beside(state, meeple);
    }

    template <class S>
    static Result<Go> place(trunk::Transition<S>& transition, const PlaceFairy& decision) {
        S& state = transition.state;
        const auto* const meeple = trunk::find_meeple(state, decision.meeple);
        if (meeple == nullptr) return tl::make_unexpected(Refusal::NoMeepleThere);
        if (!can_go_to(state, *meeple)) return tl::make_unexpected(Refusal::NotForFairy);
        const FeatureRef where = ref(state, meeple->segment);
        state.fairy = where.position;
        state.fairy_segment = static_cast<std::uint8_t>(where.segment.value());
        state.fairy_colour = meeple->colour;
        state.fairy_kind = meeple->kind;
        transition.template record<FairyPlaced>(state.active.id, meeple->colour, where,
                                                meeple->kind);
        return Go::On;
    }

    /// PD-FAIRY-3. A turn that only ends the game is none.
    template <class S>
    static Go greet(trunk::Transition<S>& transition) {
        const S& state = transition.state;
        const Colour colour = trunk::active_colour(state);
        if (state.fairy_colour != colour || !trunk::can_draw(transition.tables, state)) {
            return Go::On;
        }
        transition.template record<FairyScored>(state.active.id);
        trunk::DueList dues;
        dues.push_back({.colour = colour, .points = 1, .feature = std::nullopt});
        trunk::pay(transition, dues.span());
        return Go::On;
    }
};

}  // namespace mistward::rules::rivals::fairy
