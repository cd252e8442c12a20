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

/// The kinds of which a hand has a figure.
template <class State>
MeepleKinds kinds_at_hand(const typename State::Hand& hand) {
    MeepleKinds kinds;
    for (const Figure& figure : kFigures<typename State::Parts>) {
        if (hand[figure.kind] != 0) kinds.insert(figure.kind);
    }
    return kinds;
}

/// Whether the owner of a companion figure has a meeple on the feature, and no such figure yet; of
/// a road or city only while it is incomplete (TB-BUILD-1, TB-PIG-1).
template <class State>
bool has_company(const Tables& tables, const State& state, SegmentId segment, MeepleKind kind) {
    const auto& features = state.features;
    const FeatureId feature = features.feature(segment);
    const FaceTable& face = tables[state.board.face(features.slot(segment))];
    const bool field = face.kind[features.index(segment).value()] == FeatureKind::Field;
    if (!field && features.complete(feature)) return false;
    const Colour colour = active_colour(state);
    return features.colours(feature).contains(colour) &&
           std::none_of(state.meeples.begin(), state.meeples.end(), [&](const auto& meeple) {
               return meeple.kind == kind && meeple.colour == colour &&
                      features.feature(meeple.segment) == feature;
           });
}

/// Whether a part keeps figures that are no companions off a segment.
template <class State>
bool is_barred(const Tables& tables, const State& state, SegmentId segment) {
    return State::Parts::any([&]<class P>() {
        return is_played(state.setup, P::kPart) && P::bars(tables, state, segment);
    });
}

/// Whether a figure that is no companion may come to a segment, wherever that is, of a kind on
/// which it can stand.
template <class State>
bool is_open(const Tables& tables, const State& state, SegmentId segment) {
    return !is_held(state, segment) && !is_barred(tables, state, segment);
}

/// Which of these figures the active player may put on a segment of that kind, wherever it is.
template <class State>
MeepleKinds open_to(const Tables& tables, const State& state, SegmentId segment, FeatureKind kind,
                    MeepleKinds figures) {
    const MeepleKinds placed = figures & kPlacedOn<State>[kind];
    if (!is_held(state, segment)) {  // nor is anybody there to keep companions company
        const bool open = !placed.empty() && !is_barred(tables, state, segment);
        return open ? placed & kOccupying<State> : MeepleKinds();
    }
    MeepleKinds company = placed & kCompanions<State>;
    if constexpr (kHasCompanions<State>) {
        company.for_each([&](MeepleKind each) {
            if (!has_company(tables, state, segment, each)) company.erase(each);
        });
    }
    return company;
}

/// Whether a part offers something else (E-TURN-2).
template <class State>
bool can_act(const Tables& tables, const State& state) {
    std::array<Decision, 1> space;
    DecisionSink out(space);
    each_played(state, [&]<class P>() {
        if (!out.full()) P::offer(tables, state, out);
    });
    return out.size() != 0;
}

/// Whether anything but passing is legal.
template <class State>
bool can_place_meeple(const Tables& tables, const State& state) {
    const MeepleKinds at_hand = kinds_at_hand<State>(asked_hand(state));
    if (at_hand.empty()) return false;
    const FaceTable& face = last_face(tables, state);
    for (std::size_t i = 0; i < face.segments; ++i) {
        const SegmentId segment = state.features.segment(state.last, SegmentIndex(i));
        if (!open_to(tables, state, segment, face.kind[i], at_hand).empty()) return true;
    }
    return false;
}

/// The active player may place a meeple.
template <class State>
Go offer_meeple(Transition<State>& transition) {
    const State& state = transition.state;
    transition.has_choice = can_place_meeple(transition.tables, state);
    if constexpr (State::Limits::kCrowds) {
        transition.has_choice = transition.has_choice || can_act(transition.tables, state);
    }
    return Go::Ask;
}

template <class State>
void legal_meeples(const Tables& tables, const State& state, DecisionSink& out) {
    const FaceTable& face = last_face(tables, state);
    const Colour colour = active_colour(state);
    const MeepleKinds at_hand = kinds_at_hand<State>(offered_hand(state));
    for (std::size_t i = 0; !at_hand.empty() && i < face.segments; ++i) {
        const SegmentIndex index(i);
        const SegmentId segment = state.features.segment(state.last, index);
        open_to(tables, state, segment, face.kind[i], at_hand).for_each([&](MeepleKind kind) {
            out.add(PlaceMeeple{index, colour, kind});
        });
    }
    each_played(state, [&]<class P>() { P::offer(tables, state, out); });
    out.add(Pass{});
}

/// Why the active player cannot take this figure from the supply; nothing else is looked at.
template <class State>
Result<void> check_figure(const State& state, Colour colour, MeepleKind kind) {
    constexpr const auto& kKnown = kFigures<typename State::Parts>;
    if (static_cast<std::size_t>(kind) >= kKnown.size()) {
        return tl::make_unexpected(Refusal::NoMeepleLeft);
    }
    const Figure& figure = figure_of<State>(kind);
    if (figure.part && !is_played(state.setup, *figure.part)) {
        return tl::make_unexpected(figure.missing);
    }
    if (colour != active_colour(state)) return tl::make_unexpected(Refusal::ColourNotYours);
    if (offered_hand(state)[kind] == 0) return tl::make_unexpected(Refusal::NoMeepleLeft);
    return {};
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
    const FeatureKind kind = face.kind[decision.segment.value()];
    if (!figure_of<State>(decision.kind).places.contains(kind)) {
        return tl::make_unexpected(Refusal::SegmentNotForMeeples);
    }
    if (const auto taken = check_figure(state, decision.colour, decision.kind); !taken) {
        return taken;
    }
    const SegmentId segment = state.features.segment(state.last, decision.segment);
    if (open_to(transition.tables, state, segment, kind, {decision.kind}).empty()) {
        return tl::make_unexpected(Refusal::FeatureOccupied);
    }
    return {};
}

/// A figure of a player goes from the supply onto the board.
template <class State>
void put_figure(Transition<State>& transition, PlayerId player, SegmentId segment,
                MeepleKind kind) {
    State& state = transition.state;
    const Colour colour = colour_of(state.setup, player);
    std::uint8_t& stock = state.hands[colour][kind];
    if (asks_usual_hand(state.setup)) {
        --stock;
    } else {
        take_from(stock, 1, "the meeple is in its supply");
    }
    state.meeples.emplace_back(segment, colour, kind);
    if (occupies<State>(kind)) state.features.occupy(state.features.feature(segment), colour);
    transition.template record<MeeplePlaced>(player, colour, ref(state, segment), kind);
}

/// The same of the active player.
template <class State>
void put_figure(Transition<State>& transition, SegmentId segment, MeepleKind kind) {
    put_figure(transition, transition.state.active.id, segment, kind);
}

template <class State>
Result<Go> place_meeple(Transition<State>& transition, const PlaceMeeple& decision) {
    const auto checked = check_meeple(transition, decision);
    if (!checked) return tl::make_unexpected(checked.error());
    State& state = transition.state;
    put_figure(transition, state.features.segment(state.last, decision.segment), decision.kind);
    return Go::On;
}

template <class State>
Result<Go> place_none(Transition<State>&, const Pass&) {
    return Go::On;
}

/// What is done instead of placing a meeple on the tile: the first part that knows such a decision
/// says what becomes of it.
template <class State>
Result<Go> act(Transition<State>& transition, const Decision& decision) {
    Result<Go> done = carry_out_by<place_meeple<State>, place_none<State>>(transition, decision);
    each_played(transition.state, [&]<class P>() {
        if (done || done.error() != Refusal::WrongKind) return;
        done = P::act(transition, decision);
    });
    return done;
}

}  // namespace mistward::rules::rivals::trunk
