#include "rules/mists/phases.hpp"

#include <algorithm>
#include <tuple>

namespace mistward::rules::mists {

bool is_open_cemetery(const Tables& tables, const State& state, Slot slot) {
    return centre_kind(tables, state.board, slot) == FeatureKind::Cemetery &&
           !state.features.complete(
               state.features.feature(centre_of(tables, state.board, state.features, slot)));
}

bool is_any_cemetery_open(const Tables& tables, const State& state) {
    return std::any_of(state.centres.begin(), state.centres.end(),
                       [&](Slot slot) { return is_open_cemetery(tables, state, slot); });
}

Slot closed_cemetery(const Tables& tables, const State& state) {
    const auto row_by_row = [&](Slot slot) {
        const Position position = state.board.position(slot);
        return std::tuple(position.y, position.x);
    };
    Slot first = kNoSlot;
    for (const Slot slot : state.centres) {
        if (centre_kind(tables, state.board, slot) != FeatureKind::Cemetery) continue;
        if (is_open_cemetery(tables, state, slot)) continue;
        if (first == kNoSlot || row_by_row(slot) < row_by_row(first)) first = slot;
    }
    return first;
}

void legal_burials(const Tables&, const State& state, DecisionSink& out) {
    for (const Meeple& meeple : state.meeples) out.add(BuryMeeple{ref(state, meeple.segment)});
    if (!state.meeples.empty()) return;
    for (const Colour colour : colours_in_play(state.setup)) {
        if (state.meeple_supply[colour] != 0) out.add(BuryFromSupply{colour});
    }
}

namespace {

bool is_anybody_left(const Tables& tables, const State& state) {
    std::array<Decision, 1> space;
    DecisionSink any(space);
    legal_burials(tables, state, any);
    return any.full();
}

/// The cemetery is done with: M-BURY-4, and it is not among the centres any more.
void seal(Transition& transition, Slot cemetery) {
    State& state = transition.state;
    const std::uint8_t ghosts = state.ghosts.on(cemetery);
    if (!level(state).haunted && ghosts != 0) {
        remove_ghosts(transition, cemetery, ghosts, GhostsRemovedBy::Burial);
    }
    state.centres.erase_if([&](Slot slot) { return slot == cemetery; });
}

/// A meeple that has left the board, or its supply, is laid on the cemetery that waits for it.
void lay_to_rest(Transition& transition, Colour colour, std::optional<FeatureRef> from) {
    State& state = transition.state;
    const Slot cemetery = closed_cemetery(transition.tables, state);
    state.buried.push_back({cemetery, colour});
    transition.events.push_back(MeepleBuried{colour, state.board.position(cemetery), from});
    seal(transition, cemetery);
}

/// M-BURY-6: the feature keeps only the colours of the meeples that still stand on it.
void take_from_feature(State& state, const Meeple& taken) {
    const FeatureId feature = state.features.feature(taken.segment);
    state.meeples.erase_if([&](const Meeple& meeple) { return meeple == taken; });
    keep_remaining_colours(state, feature);
}

}  // namespace

Go close_cemeteries(Transition& transition) {
    State& state = transition.state;
    for (Slot closed = closed_cemetery(transition.tables, state); closed != kNoSlot;
         closed = closed_cemetery(transition.tables, state)) {
        transition.events.push_back(CemeteryClosed{state.board.position(closed)});
        if (is_anybody_left(transition.tables, state)) return Go::Ask;
        seal(transition, closed);
    }
    return Go::On;
}

Result<Go> bury_meeple(Transition& transition, const BuryMeeple& decision) {
    State& state = transition.state;
    const Meeple* const found = meeple_at(state, decision.meeple);
    if (found == nullptr) return tl::make_unexpected(Refusal::NoMeepleThere);
    const Meeple meeple = *found;
    take_from_feature(state, meeple);
    lay_to_rest(transition, meeple.colour, decision.meeple);
    part_hounds(transition, meeple, HoundPlace::Gone);
    return Go::Back;
}

Result<Go> bury_from_supply(Transition& transition, const BuryFromSupply& decision) {
    State& state = transition.state;
    if (!state.meeples.empty()) return tl::make_unexpected(Refusal::MeeplesOnBoard);
    if (supply(state, decision.colour) == 0) return tl::make_unexpected(Refusal::NoMeepleLeft);
    take_from(supply(state, decision.colour), 1, "the meeple is in its supply");
    lay_to_rest(transition, decision.colour, std::nullopt);
    return Go::Back;
}

}  // namespace mistward::rules::mists
