#pragma once

#include "rules/rivals/trunk/on_board.hpp"

namespace mistward::rules::rivals::trunk {

/// Whether the game is of a version that looked for a meeple in the hand of the colour that a
/// player usually has, and took it out of the hand of the player's own one, however empty. So its
/// hands say nothing where colours were chosen.
inline bool asks_usual_hand(const Setup& setup) {
    constexpr std::uint8_t kLast = 2;
    return setup.rules <= kLast;
}

/// The hand that says whether the player is asked for a meeple.
template <class State>
const typename State::Hand& asked_hand(const State& state) {
    const Colour usual = kColours[state.active.id.value()];
    return state.hands[asks_usual_hand(state.setup) ? usual : active_colour(state)];
}

/// What the player may take one of. Only that version comes to a board on which no more can stand.
template <class State>
typename State::Hand offered_hand(const State& state) {
    return state.meeples.full() ? typename State::Hand() : asked_hand(state);
}

/// The figures of which a hand has one; calls `use(Figure)`.
template <class State, class Use>
void each_at_hand(const typename State::Hand& hand, Use use) {
    for (const Figure& figure : kFigures<typename State::Parts>) {
        if (hand[figure.kind] != 0) use(figure);
    }
}

/// Whether anything but passing is legal.
template <class State>
bool can_place_meeple(const Tables& tables, const State& state) {
    const auto& at_hand = asked_hand(state);
    if (at_hand == typename State::Hand()) return false;
    const FaceTable& face = last_face(tables, state);
    for (std::size_t i = 0; i < face.segments; ++i) {
        bool takes = false;
        each_at_hand<State>(at_hand, [&](const Figure& figure) {
            takes = takes || figure.places.contains(face.kind[i]);
        });
        if (takes && is_free(state, SegmentIndex(i))) return true;
    }
    return false;
}

/// The active player may place a meeple.
template <class State>
Go offer_meeple(Transition<State>& transition) {
    transition.has_choice = can_place_meeple(transition.tables, transition.state);
    return Go::Ask;
}

template <class State>
void legal_meeples(const Tables& tables, const State& state, DecisionSink& out) {
    const FaceTable& face = last_face(tables, state);
    const Colour colour = active_colour(state);
    const typename State::Hand at_hand = offered_hand(state);
    const bool any = at_hand != typename State::Hand();
    for (std::size_t i = 0; any && i < face.segments; ++i) {
        const SegmentIndex segment(i);
        if (face.kind[i] == FeatureKind::Mist || !is_free(state, segment)) continue;
        each_at_hand<State>(at_hand, [&](const Figure& figure) {
            if (!figure.places.contains(face.kind[i])) return;
            out.add(PlaceMeeple{segment, colour, figure.kind});
        });
    }
    out.add(Pass{});
}

template <class State>
Result<void> check_meeple(const Transition<State>& transition, const PlaceMeeple& decision) {
    const State& state = transition.state;
    const FaceTable& face = last_face(transition.tables, state);
    if (decision.segment.value() >= face.segments) {
        return tl::make_unexpected(Refusal::NoSuchSegment);
    }
    constexpr const auto& kKnown = kFigures<typename State::Parts>;
    if (static_cast<std::size_t>(decision.kind) >= kKnown.size()) {
        return tl::make_unexpected(Refusal::NoMeepleLeft);
    }
    const Figure& figure = figure_of<State>(decision.kind);
    if (!figure.places.contains(face.kind[decision.segment.value()])) {
        return tl::make_unexpected(Refusal::SegmentNotForMeeples);
    }
    if (figure.part && !is_played(state.setup, *figure.part)) {
        return tl::make_unexpected(figure.missing);
    }
    if (decision.colour != active_colour(state)) {
        return tl::make_unexpected(Refusal::ColourNotYours);
    }
    if (offered_hand(state)[decision.kind] == 0) return tl::make_unexpected(Refusal::NoMeepleLeft);
    if (!is_free(state, decision.segment)) return tl::make_unexpected(Refusal::FeatureOccupied);
    return {};
}

template <class State>
Result<Go> place_meeple(Transition<State>& transition, const PlaceMeeple& decision) {
    const auto checked = check_meeple(transition, decision);
    if (!checked) return tl::make_unexpected(checked.error());
    State& state = transition.state;
    const SegmentId segment = state.features.segment(state.last, decision.segment);
    std::uint8_t& stock = state.hands[decision.colour][decision.kind];
    if (asks_usual_hand(state.setup)) {
        --stock;
    } else {
        take_from(stock, 1, "the meeple is in its supply");
    }
    state.meeples.emplace_back(segment, decision.colour, decision.kind);
    state.features.occupy(state.features.feature(segment), decision.colour);
    transition.template record<MeeplePlaced>(state.active.id, decision.colour, ref(state, segment),
                                             decision.kind);
    return Go::On;
}

template <class State>
Result<Go> place_none(Transition<State>&, const Pass&) {
    return Go::On;
}

}  // namespace mistward::rules::rivals::trunk
