#include "rules/rivals/phases.hpp"

#include <algorithm>

namespace mistward::rules::rivals {
namespace {

constexpr std::uint8_t kTooManyGhosts = 3;  // G-GHOST-2

/// What the sides of the tile just placed met (G-GHOST-1).
struct Contacts {
    bool mist_met_mist = false;
    bool mist_met_clear = false;
};

Contacts contacts(const Tables& tables, const State& state) {
    Contacts contacts;
    const Position position = state.board.position(state.last);
    const auto misty = [&](Slot slot, Edge edge) {
        const auto turn = state.board.rotation(slot).quarter_turns();
        return (tables[state.board.face(slot)].misty[turn] >> static_cast<unsigned>(edge) & 1U) !=
               0;
    };
    for (const Edge edge : kEdges) {
        const Slot other = state.board.at(neighbour(position, edge));
        if (other == kNoSlot) continue;
        const bool here = misty(state.last, edge);
        const bool there = misty(other, opposite(edge));
        contacts.mist_met_mist |= here && there;
        contacts.mist_met_clear |= here != there;
    }
    return contacts;
}

/// Whether a meeple can take the ghost that is due now (G-GHOST-1, G-GHOST-3).
bool can_be_haunted(const State& state, const Meeple& meeple) {
    const bool own = meeple.colour == active_colour(state);
    return meeple.kind == MeepleKind::Ordinary && own == (state.phase == Phase::HauntOwn);
}

/// A ghost that is due asks for a meeple; without ghost or meeple it does not.
Go ask_if(bool due, const State& state) {
    const bool asks = due && state.supply != 0 &&
                      std::any_of(state.meeples.begin(), state.meeples.end(),
                                  [&](const Meeple& m) { return can_be_haunted(state, m); });
    return asks ? Go::Ask : Go::On;
}

Result<Meeple*> find_target(State& state, const FeatureRef& where) {
    auto* const found =
        std::find_if(state.meeples.begin(), state.meeples.end(),
                     [&](const Meeple& meeple) { return ref(state, meeple.segment) == where; });
    if (found == state.meeples.end()) return tl::make_unexpected(Refusal::NoMeepleThere);
    if (found->kind == MeepleKind::Guard) return tl::make_unexpected(Refusal::GuardUntouchable);
    if (!can_be_haunted(state, *found)) return tl::make_unexpected(Refusal::WrongOwner);
    return found;
}

/// G-GHOST-2.
void chase_home(Transition& transition, const Meeple& meeple) {
    State& state = transition.state;
    const FeatureId feature = state.features.feature(meeple.segment);
    send_home(transition, meeple, MeepleReturnedBy::Ghosts);
    keep_remaining_colours(state, feature);
    // A centre that its meeple has left cannot be taken again (G-MEEPLE-1).
    drop_centres(transition.tables, state,
                 [&](SegmentId centre) { return centre == meeple.segment; });
}

}  // namespace

void legal_hauntings(const Tables&, const State& state, DecisionSink& out) {
    for (const Meeple& meeple : state.meeples) {
        if (can_be_haunted(state, meeple)) out.add(HauntMeeple{ref(state, meeple.segment)});
    }
}

Go haunt_other(Transition& transition) {
    const State& state = transition.state;
    return ask_if(contacts(transition.tables, state).mist_met_mist, state);
}

Go haunt_own(Transition& transition) {
    const State& state = transition.state;
    return ask_if(contacts(transition.tables, state).mist_met_clear, state);
}

Result<Go> haunt_meeple(Transition& transition, const HauntMeeple& decision) {
    State& state = transition.state;
    const Result<Meeple*> target = find_target(state, decision.meeple);
    if (!target) return tl::make_unexpected(target.error());
    take_from(state.supply, 1, "the supply has the ghost that appears");
    ++(*target)->ghosts;
    const Meeple meeple = **target;
    transition.record<MeepleHaunted>(meeple.colour, decision.meeple, meeple.ghosts);
    if (meeple.ghosts == kTooManyGhosts) {
        state.meeples.erase_if([&](const Meeple& other) { return other == meeple; });
        chase_home(transition, meeple);
    }
    return Go::On;
}

}  // namespace mistward::rules::rivals
