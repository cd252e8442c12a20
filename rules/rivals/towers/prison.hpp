#pragma once

#include "rules/rivals/trunk/dues.hpp"
#include "rules/rivals/trunk/limits.hpp"

#include <algorithm>

namespace mistward::rules::rivals::towers {

/// The most foundations on a board.
inline constexpr std::size_t kMostTowers = trunk::LargeLimits::kTowers;

/// What one player holds of another, in the order of the kinds: no more than they ever have floors.
inline constexpr std::size_t kMostFloors = 10;
using Prisoners = FixedList<MeepleKind, kMostFloors>;

/// By captor and by owner.
using Prisons = ByColour<ByColour<Prisoners>>;

inline constexpr std::int16_t kRansom = 3;

/// Calls `use(kind)` with each kind that is among the prisoners, once.
template <class Use>
void each_kind(const Prisoners& prisoners, Use use) {
    for (std::size_t i = 0; i < prisoners.size(); ++i) {
        if (i == 0 || prisoners[i] != prisoners[i - 1]) use(prisoners[i]);
    }
}

inline bool holds(const Prisoners& prisoners, MeepleKind kind) {
    return std::find(prisoners.begin(), prisoners.end(), kind) != prisoners.end();
}

/// A meeple that a tower has just sent home goes from its supply to the active player
/// (TO-FLOOR-2).
template <class S>
void imprison(trunk::Transition<S>& transition, Colour colour, MeepleKind kind) {
    S& state = transition.state;
    take_from(state.hands[colour][kind], 1, "the captured meeple has come home");
    Prisoners& prisoners = state.prisoners[trunk::active_colour(state)][colour];
    const auto* const after = std::upper_bound(prisoners.begin(), prisoners.end(), kind);
    prisoners.insert(static_cast<std::size_t>(after - prisoners.begin()), kind);
    transition.template record<MeepleCaptured>(state.active.id, colour, kind);
}

/// A prisoner goes back to its supply.
template <class S>
void release(trunk::Transition<S>& transition, Colour captor, Colour colour, MeepleKind kind,
             FreedBy cause) {
    S& state = transition.state;
    Prisoners& prisoners = state.prisoners[captor][colour];
    const auto* const prisoner = std::find(prisoners.begin(), prisoners.end(), kind);
    prisoners.erase(static_cast<std::size_t>(prisoner - prisoners.begin()));
    ++state.hands[colour][kind];
    transition.template record<PrisonerFreed>(owner(state.setup, captor), colour, kind, cause);
}

/// The player with whom the active one holds a prisoner each, if there is one (TO-SWAP-1).
template <class S>
std::optional<Colour> find_exchange(const S& state) {
    const Colour own = trunk::active_colour(state);
    for (const Colour other : colours_in_play(state.setup)) {
        if (!state.prisoners[own][other].empty() && !state.prisoners[other][own].empty()) {
            return other;
        }
    }
    return std::nullopt;
}

/// The active player's meeple of that kind and the one that they have just captured go home.
template <class S>
void exchange(trunk::Transition<S>& transition, Colour other, MeepleKind kind) {
    const S& state = transition.state;
    const Colour own = trunk::active_colour(state);
    release(transition, other, own, kind, FreedBy::Exchange);
    release(transition, own, other, state.prisoners[own][other][0], FreedBy::Exchange);
}

/// TO-SWAP-1; the player is asked only if there is a choice of kinds.
template <class S>
Go exchange_or_ask(trunk::Transition<S>& transition) {
    const S& state = transition.state;
    const auto other = find_exchange(state);
    if (!other) return Go::On;
    const Prisoners& held = state.prisoners[*other][trunk::active_colour(state)];
    if (held[0] != held.back()) return Go::Ask;
    exchange(transition, *other, held[0]);
    return Go::On;
}

template <class S>
void legal_exchanges(const Tables&, const S& state, DecisionSink& out) {
    const auto other = find_exchange(state);
    if (!other) return;
    each_kind(state.prisoners[*other][trunk::active_colour(state)],
              [&](MeepleKind kind) { out.add(ExchangePrisoner{kind}); });
}

template <class S>
Result<Go> choose_exchange(trunk::Transition<S>& transition, const ExchangePrisoner& decision) {
    const S& state = transition.state;
    const auto other = find_exchange(state);
    if (!other || !holds(state.prisoners[*other][trunk::active_colour(state)], decision.kind)) {
        return tl::make_unexpected(Refusal::NoSuchPrisoner);
    }
    exchange(transition, *other, decision.kind);
    return Go::On;
}

/// Whether the active player may still pay for a prisoner: once in a turn, the second part of which
/// is the same turn (TO-RANSOM-1, E-X-1).
template <class S>
bool can_pay(const S& state) {
    return state.ransomed != state.turn && state.points[trunk::active_colour(state)] >= kRansom;
}

template <class S>
void offer_ransoms(const S& state, DecisionSink& out) {
    if (!can_pay(state)) return;
    const Colour own = trunk::active_colour(state);
    for (const Colour captor : colours_in_play(state.setup)) {
        each_kind(state.prisoners[captor][own], [&](MeepleKind kind) {
            out.add(PayRansom{captor, kind});
        });
    }
}

/// TO-RANSOM-1: before the action, which is still to come.
template <class S>
Result<Go> pay_ransom(trunk::Transition<S>& transition, const PayRansom& decision) {
    S& state = transition.state;
    const Colour own = trunk::active_colour(state);
    if (!holds(state.prisoners[decision.captor][own], decision.kind)) {
        return tl::make_unexpected(Refusal::NoSuchPrisoner);
    }
    if (!can_pay(state)) return tl::make_unexpected(Refusal::CannotPay);
    state.ransomed = state.turn;
    trunk::DueList dues;
    dues.push_back({.colour = own, .points = -kRansom, .feature = std::nullopt});
    dues.push_back({.colour = decision.captor, .points = kRansom, .feature = std::nullopt});
    trunk::pay(transition, dues.span());
    release(transition, decision.captor, own, decision.kind, FreedBy::Ransom);
    return Go::Ask;
}

}  // namespace mistward::rules::rivals::towers
