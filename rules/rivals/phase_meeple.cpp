#include "rules/rivals/phases.hpp"

namespace mistward::rules::rivals {
namespace {

/// G-MEEPLE-1: everything but mist.
bool takes_meeples(const FaceTable& face, std::size_t segment) {
    return face.kind[segment] != FeatureKind::Mist;
}

/// The hand that says whether the player is asked for a meeple.
const Hand& asked_hand(const State& state) {
    const Colour usual = kColours[state.active.id.value()];
    return state.hands[asks_usual_hand(state.setup) ? usual : active_colour(state)];
}

/// What the player may take one of. Only that version comes to a board on which no more can stand.
Hand offered_hand(const State& state) { return state.meeples.full() ? Hand() : asked_hand(state); }

Result<void> check_meeple(const Transition& transition, const PlaceMeeple& decision) {
    const State& state = transition.state;
    const FaceTable& face = last_face(transition.tables, state);
    const bool guard = decision.kind == MeepleKind::Guard;
    if (decision.segment.value() >= face.segments) {
        return tl::make_unexpected(Refusal::NoSuchSegment);
    }
    if (!takes_meeples(face, decision.segment.value())) {
        return tl::make_unexpected(Refusal::SegmentNotForMeeples);
    }
    if (guard && state.setup.mode == Mode::Base) return tl::make_unexpected(Refusal::NoGuardsHere);
    if (decision.colour != active_colour(state)) {
        return tl::make_unexpected(Refusal::ColourNotYours);
    }
    const Hand at_hand = offered_hand(state);
    if ((guard ? at_hand.guards : at_hand.ordinary) == 0) {
        return tl::make_unexpected(Refusal::NoMeepleLeft);
    }
    if (!is_free(state, decision.segment)) return tl::make_unexpected(Refusal::FeatureOccupied);
    return {};
}

/// Whether anything but passing is legal.
bool can_place_meeple(const Tables& tables, const State& state) {
    const Hand& at_hand = asked_hand(state);
    if (at_hand.ordinary == 0 && at_hand.guards == 0) return false;
    const FaceTable& face = last_face(tables, state);
    for (std::size_t i = 0; i < face.segments; ++i) {
        if (takes_meeples(face, i) && is_free(state, SegmentIndex(i))) return true;
    }
    return false;
}

}  // namespace

bool asks_usual_hand(const Setup& setup) {
    constexpr std::uint8_t kLast = 2;
    return setup.rules <= kLast;
}

Go offer_meeple(Transition& transition) {
    transition.has_choice = can_place_meeple(transition.tables, transition.state);
    return Go::Ask;
}

void legal_meeples(const Tables& tables, const State& state, DecisionSink& out) {
    const FaceTable& face = last_face(tables, state);
    const Colour colour = active_colour(state);
    const Hand at_hand = offered_hand(state);
    const bool any = at_hand.ordinary != 0 || at_hand.guards != 0;
    for (std::size_t i = 0; any && i < face.segments; ++i) {
        const SegmentIndex segment(i);
        if (!takes_meeples(face, i) || !is_free(state, segment)) continue;
        if (at_hand.ordinary != 0) out.add(PlaceMeeple{segment, colour, MeepleKind::Ordinary});
        if (at_hand.guards != 0) out.add(PlaceMeeple{segment, colour, MeepleKind::Guard});
    }
    out.add(Pass{});
}

Result<Go> place_meeple(Transition& transition, const PlaceMeeple& decision) {
    const auto checked = check_meeple(transition, decision);
    if (!checked) return tl::make_unexpected(checked.error());
    State& state = transition.state;
    const SegmentId segment = state.features.segment(state.last, decision.segment);
    Hand& at_hand = hand(state, decision.colour);
    std::uint8_t& stock = decision.kind == MeepleKind::Guard ? at_hand.guards : at_hand.ordinary;
    if (asks_usual_hand(state.setup)) {
        --stock;
    } else {
        take_from(stock, 1, "the meeple is in its supply");
    }
    state.meeples.emplace_back(segment, decision.colour, decision.kind);
    state.features.occupy(state.features.feature(segment), decision.colour);
    transition.record<MeeplePlaced>(state.active.id, decision.colour, ref(state, segment),
                                    decision.kind);
    return Go::On;
}

Result<Go> place_none(Transition&, const Pass&) { return Go::On; }

}  // namespace mistward::rules::rivals
