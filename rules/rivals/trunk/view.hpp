#pragma once

#include "rules/core/shared_view.hpp"
#include "rules/rivals/trunk/final_scoring.hpp"
#include "rules/rivals/trunk/game.hpp"
#include "rules/rivals/trunk/steps.hpp"

#include <algorithm>

namespace mistward::rules::rivals::trunk {

template <class State>
std::vector<std::vector<Supply>> supplies(const State& state) {
    std::vector<std::vector<Supply>> supplies;
    for (std::size_t player = 0; player < state.setup.players; ++player) {
        const Colour colour = colour_of(state.setup, PlayerId(player));
        const auto& hand = state.hands[colour];
        Supply supply{colour};
        for (const Figure& figure : kFigures<typename State::Parts>) {
            supply[figure.kind] = hand[figure.kind];
        }
        supplies.push_back({supply});
    }
    return supplies;
}

template <class State>
std::vector<PlacedMeeple> placed_meeples(const State& state) {
    std::vector<typename State::Meeple> meeples(state.meeples.begin(), state.meeples.end());
    std::sort(meeples.begin(), meeples.end());
    std::vector<PlacedMeeple> placed;
    placed.reserve(meeples.size());
    for (const auto& meeple : meeples) {
        PlacedMeeple& shown =
            placed.emplace_back(meeple.colour, ref(state, meeple.segment), meeple.kind);
        State::Parts::each([&]<class P>() { P::show_meeple(meeple, shown); });
    }
    return placed;
}

/// What the parts that were added show. What those of the expansion show has members in `View`.
template <class State>
std::vector<PartFacts> part_facts(const State& state) {
    std::vector<PartFacts> facts;
    each_played(state, [&]<class P>() {
        if constexpr (Described<StateOf<P>> && kPartsToAdd.contains(P::kPart)) {
            facts.push_back({P::kPart, facts_of<StateOf<P>>(state.setup, state)});
        }
    });
    return facts;
}

template <class State>
View view(const Tables& tables, const State& state) {
    View view = shared_view(tables, state);
    if (state.phase == Phase::Over) view.winners = leaders(state);
    view.piles = {state.pile};
    view.supplies = supplies(state);
    view.tiles = face_up_tiles(state.board);
    view.meeples = placed_meeples(state);
    for (const Figure& figure : kFigures<typename State::Parts>) {
        if (!figure.part || is_played(state.setup, *figure.part)) {
            view.figures.push_back(figure.kind);
        }
    }
    view.facts = part_facts(state);
    State::Parts::each([&]<class P>() { P::show(tables, state, view); });
    return view;
}

}  // namespace mistward::rules::rivals::trunk
