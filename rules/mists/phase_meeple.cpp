#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {
namespace {

/// M-MEEPLE-1: roads and cities.
bool takes_meeples(const FaceTable& face, SegmentIndex segment) {
    return segment.value() < face.tracked && face.kind[segment.value()] != FeatureKind::Mist;
}

bool is_free(const State& state, SegmentIndex segment) {
    const auto& features = state.features;
    return features.colours(features.feature(state.last(), segment)).empty();
}

std::uint8_t& supply(State& state, Colour colour) {
    return state.meeple_supply[static_cast<std::size_t>(colour)];
}

/// The colours of which the active player has a meeple left.
ColourSet colours_at_hand(const State& state) {
    const ColourSet own = colour_set(state.setup, state.player);
    ColourSet at_hand;
    for (const Colour colour : kColours) {
        if (own.contains(colour) && state.meeple_supply[static_cast<std::size_t>(colour)] != 0) {
            at_hand.insert(colour);
        }
    }
    return at_hand;
}

Result<void> check_meeple(const Step& step, const PlaceMeeple& decision) {
    const State& state = step.state;
    const TileId tile = state.board.face(state.last());
    const auto& segments = step.tables.tileset()[tile].layout.segments;
    if (decision.segment.value() >= segments.size()) {
        return tl::make_unexpected(Refusal::NoSuchSegment);
    }
    if (!takes_meeples(step.tables[tile], decision.segment)) {
        return tl::make_unexpected(Refusal::SegmentNotForMeeples);
    }
    if (!colour_set(state.setup, state.player).contains(decision.colour)) {
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
    for (std::size_t i = 0; i < face.tracked && !colours.empty(); ++i) {
        const SegmentIndex segment(i);
        if (!takes_meeples(face, segment) || !is_free(state, segment)) continue;
        for (const Colour colour : kColours) {
            if (colours.contains(colour)) out.add(PlaceMeeple{segment, colour});
        }
    }
    out.add(Pass{});
}

Result<void> make(Step& step, const PlaceMeeple& decision) {
    if (const auto checked = check_meeple(step, decision); !checked) return checked;
    State& state = step.state;
    const SegmentId segment = state.features.segment(state.last(), decision.segment);
    --supply(state, decision.colour);
    state.meeples.push_back({segment, decision.colour});
    state.features.occupy(state.features.feature(segment), decision.colour);
    step.events.push_back(MeeplePlaced{
        state.player, decision.colour, {state.board.position(state.last()), decision.segment}});
    score_or_end_turn(step);
    return {};
}

Result<void> make(Step& step, const Pass&) {
    score_or_end_turn(step);
    return {};
}

}  // namespace mistward::rules::mists
