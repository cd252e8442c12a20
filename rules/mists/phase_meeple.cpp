#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {
namespace {

/// M-MEEPLE-1: roads, cities and castles.
bool takes_meeples(const FaceTable& face, SegmentIndex segment) {
    const FeatureKind kind = face.kind[segment.value()];
    return segment.value() < face.segments &&
           (kind == FeatureKind::Road || kind == FeatureKind::City || kind == FeatureKind::Castle);
}

/// The colours of which the active player has a meeple left.
ColourSet colours_at_hand(const State& state) {
    ColourSet at_hand;
    for (const Colour colour : colour_set(state.setup, state.active.id)) {
        if (state.meeple_supply[colour] != 0) at_hand.insert(colour);
    }
    return at_hand;
}

Result<void> check_meeple(const Transition& transition, const PlaceMeeple& decision) {
    const State& state = transition.state;
    const FaceTable& face = last_face(transition.tables, state);
    if (decision.segment.value() >= face.segments) {
        return tl::make_unexpected(Refusal::NoSuchSegment);
    }
    if (!takes_meeples(face, decision.segment)) {
        return tl::make_unexpected(Refusal::SegmentNotForMeeples);
    }
    if (decision.kind != MeepleKind::Ordinary) return tl::make_unexpected(Refusal::NoGuardsHere);
    if (!colour_set(state.setup, state.active.id).contains(decision.colour)) {
        return tl::make_unexpected(Refusal::ColourNotYours);
    }
    if (!colours_at_hand(state).contains(decision.colour)) {
        return tl::make_unexpected(Refusal::NoMeepleLeft);
    }
    if (!is_free(state, decision.segment)) return tl::make_unexpected(Refusal::FeatureOccupied);
    return {};
}

}  // namespace

void legal_meeples(const Tables& tables, const State& state, DecisionSink& out) {
    const FaceTable& face = last_face(tables, state);
    const ColourSet colours = colours_at_hand(state);
    for (std::size_t i = 0; i < face.without_fields() && !colours.empty(); ++i) {
        const SegmentIndex segment(i);
        if (!takes_meeples(face, segment) || !is_free(state, segment)) continue;
        for (const Colour colour : colours) out.add(PlaceMeeple{segment, colour});
    }
    out.add(Pass{});
}

Result<Go> place_meeple(Transition& transition, const PlaceMeeple& decision) {
    const auto checked = check_meeple(transition, decision);
    if (!checked) return tl::make_unexpected(checked.error());
    State& state = transition.state;
    const SegmentId segment = state.features.segment(state.last, decision.segment);
    take_from(supply(state, decision.colour), 1, "the meeple is in its supply");
    state.meeples.push_back({segment, decision.colour});
    state.features.occupy(state.features.feature(segment), decision.colour);
    transition.events.push_back(
        MeeplePlaced{state.active.id, decision.colour, ref(state, segment)});
    return Go::On;
}

Result<Go> place_none(Transition&, const Pass&) { return Go::On; }

}  // namespace mistward::rules::mists
