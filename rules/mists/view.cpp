#include "rules/core/shared_view.hpp"
#include "rules/mists/phases.hpp"
#include "rules/mists/scorings.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

std::vector<std::vector<Supply>> supplies(const State& state) {
    std::vector<std::vector<Supply>> supplies(state.setup.players);
    for (std::size_t player = 0; player < supplies.size(); ++player) {
        for (const Colour colour : colour_set(state.setup, PlayerId(player))) {
            const auto count = state.meeple_supply[colour];
            supplies[player].push_back({.colour = colour, .meeples = count});
        }
    }
    return supplies;
}

void add_tiles(const State& state, View& view) {
    view.tiles = face_up_tiles(state.board);
    for (PlacedTile& tile : view.tiles) {
        tile.ghosts = state.ghosts.on(state.board.at(tile.position));
    }
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        if (!state.board.face_up(Slot(i))) view.face_down.push_back(state.board.position(Slot(i)));
    }
}

std::vector<PlacedMeeple> placed_meeples(const State& state) {
    std::vector<Meeple> meeples(state.meeples.begin(), state.meeples.end());
    std::sort(meeples.begin(), meeples.end());
    std::vector<PlacedMeeple> placed;
    placed.reserve(meeples.size());
    for (const Meeple& meeple : meeples) {
        placed.push_back({.colour = meeple.colour, .feature = ref(state, meeple.segment)});
    }
    return placed;
}

std::vector<HoundView> hounds(const State& state) {
    std::vector<HoundView> hounds;
    if (!level(state).has_hounds()) return hounds;
    for (const Hound which : kHounds) {
        const HoundState& hound = state.hounds[static_cast<std::size_t>(which)];
        const bool with = hound.place == HoundPlace::WithMeeple ||
                          hound.place == HoundPlace::Scoring ||
                          (hound.place == HoundPlace::Reached && state.phase == Phase::Chase);
        hounds.push_back({which, level(state).hounds[static_cast<std::size_t>(which)], hound.place,
                          with ? std::optional(ref(state, hound.meeple.segment)) : std::nullopt});
    }
    return hounds;
}

void add_cemeteries(const Tables& tables, const State& state, View& view) {
    for (const Buried& buried : state.buried) {
        view.buried.push_back({buried.colour, state.board.position(buried.cemetery)});
    }
    for (const Slot slot : state.centres) {
        if (!is_open_cemetery(tables, state, slot)) continue;
        view.open_cemeteries.push_back(state.board.position(slot));
    }
    if (view.point.kind != DecisionKind::Bury) return;
    view.closed_cemetery = state.board.position(closed_cemetery(tables, state));
}

void add_scorings(const Tables& tables, const State& state, View& view) {
    if (state.phase == Phase::Assign) {
        view.assignment = Assignment{state.to_assign.first(), state.assigned_points};
    }
    if (state.phase != Phase::Score) return;
    for (const SegmentId segment : pending(tables, state)) {
        view.pending.push_back(scoring_of(tables, state, segment));
    }
}

}  // namespace

View view(const Tables& tables, const State& state) {
    View view = shared_view(tables, state);
    view.goal = level(state).goal;
    view.ghosts_total = level(state).ghosts;
    view.ghosts_supply = state.supply;
    view.piles.assign(state.piles.begin(), state.piles.end());
    view.supplies = supplies(state);
    add_tiles(state, view);
    view.meeples = placed_meeples(state);
    view.hounds = hounds(state);
    add_cemeteries(tables, state, view);
    add_scorings(tables, state, view);
    return view;
}

}  // namespace mistward::rules::mists
