#pragma once

#include "rules/rivals/trunk/on_board.hpp"

#include <algorithm>

namespace mistward::rules::rivals::ghosts {

inline constexpr std::uint8_t kTooManyGhosts = 3;  // G-GHOST-2

/// What the sides of the tile just placed met (G-GHOST-1).
struct Contacts {
    bool mist_met_mist = false;
    bool mist_met_clear = false;
};

template <class State>
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
template <class State>
bool can_be_haunted(const State& state, const typename State::Meeple& meeple) {
    const bool own = meeple.colour == trunk::active_colour(state);
    const bool own_is_due = state.phase == trunk::Phase::HauntOwn;
    return !trunk::figure_of<State>(meeple.kind).untouchable && own == own_is_due;
}

/// A ghost that is due asks for a meeple; without ghost or meeple it does not.
template <class State>
Go ask_if(bool due, const State& state) {
    const bool asks = due && state.supply != 0 &&
                      std::any_of(state.meeples.begin(), state.meeples.end(),
                                  [&](const auto& m) { return can_be_haunted(state, m); });
    return asks ? Go::Ask : Go::On;
}

template <class State>
Result<typename State::Meeple*> find_target(State& state, const MeepleRef& named) {
    auto* const found =
        std::find_if(state.meeples.begin(), state.meeples.end(), [&](const auto& meeple) {
            return ref(state, meeple.segment) == named.where &&
                   trunk::meeple_ref(state, meeple) == named;
        });
    if (found == state.meeples.end()) return tl::make_unexpected(Refusal::NoMeepleThere);
    if (trunk::figure_of<State>(found->kind).untouchable) {
        return tl::make_unexpected(Refusal::GuardUntouchable);
    }
    if (!can_be_haunted(state, *found)) return tl::make_unexpected(Refusal::WrongOwner);
    return found;
}

template <class State>
void legal_hauntings(const Tables&, const State& state, DecisionSink& out) {
    for (const auto& meeple : state.meeples) {
        if (can_be_haunted(state, meeple)) out.add(HauntMeeple{trunk::meeple_ref(state, meeple)});
    }
}

/// A ghost for somebody else's meeple where the tile just placed let mist meet mist (G-GHOST-1).
template <class State>
Go haunt_other(trunk::Transition<State>& transition) {
    const State& state = transition.state;
    return ask_if(contacts(transition.tables, state).mist_met_mist, state);
}

/// A ghost for a meeple of the active player where it let mist end (G-GHOST-1).
template <class State>
Go haunt_own(trunk::Transition<State>& transition) {
    const State& state = transition.state;
    return ask_if(contacts(transition.tables, state).mist_met_clear, state);
}

template <class State>
Result<Go> haunt_meeple(trunk::Transition<State>& transition, const HauntMeeple& decision) {
    State& state = transition.state;
    const Result<typename State::Meeple*> target = find_target(state, decision.meeple);
    if (!target) return tl::make_unexpected(target.error());
    take_from(state.supply, 1, "the supply has the ghost that appears");
    ++(*target)->ghosts;
    const typename State::Meeple meeple = **target;
    transition.template record<MeepleHaunted>(meeple.colour, decision.meeple.where, meeple.ghosts);
    if (meeple.ghosts == kTooManyGhosts) {  // G-GHOST-2
        trunk::take_off(
            transition, [&](const auto& other) { return other == meeple; },
            MeepleReturnedBy::Ghosts);
    }
    return Go::On;
}

}  // namespace mistward::rules::rivals::ghosts
