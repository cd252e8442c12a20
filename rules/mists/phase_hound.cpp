#include "rules/mists/phases.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

constexpr std::uint8_t kMostGhostsChased = 3;  // M-HOUND-3, from each tile

HoundState& hound(State& state, Hound which) {
    return state.hounds[static_cast<std::size_t>(which)];
}

const HoundState* reached(const State& state) {
    const auto* const found =
        std::find_if(state.hounds.begin(), state.hounds.end(),
                     [](const HoundState& h) { return h.place == HoundPlace::Reached; });
    return found == state.hounds.end() ? nullptr : found;
}

/// The hound that is being put: it was reached and its ghosts are not chased yet.
Hound at_work(const State& state) {
    return static_cast<Hound>(reached(state) - state.hounds.begin());
}

/// M-HOUND-1.
bool is_reached(const State& state, Hound which) {
    const std::uint16_t total = level(state).hounds[static_cast<std::size_t>(which)];
    const ColourSet tracks = scoring_colours(state.setup);
    return std::all_of(tracks.begin(), tracks.end(),
                       [&](Colour colour) { return state.points[colour] >= total; });
}

/// M-HOUND-4.
void join_piles(Transition& transition) {
    auto& piles = transition.state.piles;
    if (piles.size() < 2) return;
    const std::uint8_t rest = piles[0];
    piles.erase(0);
    piles[0] = static_cast<std::uint8_t>(piles[0] + rest);
    transition.events.push_back(PilesJoined{rest, piles[0]});
}

}  // namespace

void hound_leaves(Transition& transition, Hound which, HoundLeftBy cause) {
    hound(transition.state, which) = {};
    transition.events.push_back(HoundLeft{which, cause});
}

void part_hounds(Transition& transition, const Meeple& meeple, HoundPlace then) {
    for (const Hound which : kHounds) {
        HoundState& with = hound(transition.state, which);
        if (with.place != HoundPlace::WithMeeple || with.meeple != meeple) continue;
        if (then == HoundPlace::Gone) {
            hound_leaves(transition, which, HoundLeftBy::Burial);
        } else {
            with.place = then;
        }
    }
}

Paid score_hounds(Transition& transition) {
    State& state = transition.state;
    for (const Hound which : kHounds) {
        if (hound(state, which).place != HoundPlace::Scoring) continue;
        const Colour colour = hound(state, which).meeple.colour;
        const auto ghosts = static_cast<std::uint8_t>(state.ghosts.total());
        transition.events.push_back(HoundScored{which, colour, ghosts});
        const ColourSet tracks = scoring_colours(state.setup);
        const ColourSet due = tracks.size() == 1 ? tracks : ColourSet{colour};
        const Paid paid = score_colours(transition, due, ghosts, std::nullopt);
        if (paid != Paid::All) return paid;
        hound_leaves(transition, which, HoundLeftBy::Scoring);
    }
    return Paid::All;
}

Go place_hounds(Transition& transition) {
    State& state = transition.state;
    for (const Hound which : kHounds) {
        if (hound(state, which).place != HoundPlace::Waiting || !is_reached(state, which)) continue;
        hound(state, which).place = HoundPlace::Reached;
        transition.events.push_back(HoundReached{which});
        if (!state.meeples.empty()) return Go::Ask;
        hound_leaves(transition, which, HoundLeftBy::Loss);
        join_piles(transition);
    }
    return Go::On;
}

void legal_hounds(const Tables&, const State& state, DecisionSink& out) {
    for (const Meeple& meeple : state.meeples) out.add(PlaceHound{ref(state, meeple.segment)});
}

Result<Go> place_hound(Transition& transition, const PlaceHound& decision) {
    State& state = transition.state;
    const Meeple* const meeple = meeple_at(state, decision.meeple);
    if (meeple == nullptr) return tl::make_unexpected(Refusal::NoMeepleThere);
    const Hound which = at_work(state);
    hound(state, which).meeple = *meeple;
    transition.events.push_back(HoundPlaced{which, decision.meeple});
    return Go::On;
}

namespace {

bool is_in_reach(const State& state, Slot slot) {
    const SegmentId segment = state.hounds[static_cast<std::size_t>(at_work(state))].meeple.segment;
    return is_near(state.board.position(slot), state.board.position(state.features.slot(segment)));
}

}  // namespace

Go need_chase(Transition& transition) {
    return reached(transition.state) == nullptr ? Go::On : Go::Ask;
}

void legal_chases(const Tables&, const State& state, DecisionSink& out) {
    for (const Haunting& haunting : state.ghosts) {
        if (haunting.slot == state.chased || !is_in_reach(state, haunting.slot)) continue;
        const std::uint8_t most = std::min(haunting.count, kMostGhostsChased);
        for (std::uint8_t n = 1; n <= most; ++n) {
            out.add(ChaseGhosts{state.board.position(haunting.slot), n});
        }
    }
    out.add(Pass{});
}

Result<Go> chase_ghosts(Transition& transition, const ChaseGhosts& decision) {
    State& state = transition.state;
    const Slot slot = state.board.at(decision.position);
    const std::uint8_t there = slot == kNoSlot ? std::uint8_t{0} : state.ghosts.on(slot);
    if (slot != kNoSlot && !is_in_reach(state, slot)) {
        return tl::make_unexpected(Refusal::TooFarForHound);
    }
    if (slot != kNoSlot && slot == state.chased) {
        return tl::make_unexpected(Refusal::TileChasedAlready);
    }
    if (there == 0) return tl::make_unexpected(Refusal::NoGhostsThere);
    if (decision.count == 0 || decision.count > std::min(there, kMostGhostsChased)) {
        return tl::make_unexpected(Refusal::BadGhostCount);
    }
    const bool second = state.chased != kNoSlot;
    remove_ghosts(transition, slot, decision.count, GhostsRemovedBy::Hound);
    state.chased = slot;
    return second ? end_chase(transition, Pass{}) : Go::Ask;
}

Result<Go> end_chase(Transition& transition, const Pass&) {
    State& state = transition.state;
    hound(state, at_work(state)).place = HoundPlace::WithMeeple;
    state.chased = kNoSlot;
    join_piles(transition);
    return Go::Back;
}

}  // namespace mistward::rules::mists
