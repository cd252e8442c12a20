#include "rules/core/shared_view.hpp"
#include "rules/rivals/phases.hpp"

#include <algorithm>

namespace mistward::rules::rivals {
namespace {

std::vector<std::vector<Supply>> supplies(const State& state) {
    std::vector<std::vector<Supply>> supplies;
    for (std::size_t player = 0; player < state.setup.players; ++player) {
        const Colour colour = colour_of(state.setup, PlayerId(player));
        const Hand& hand = state.hands[colour];
        supplies.push_back({{colour, hand.ordinary, hand.guards, hand.general_guards}});
    }
    return supplies;
}

std::vector<PlacedMeeple> placed_meeples(const State& state) {
    std::vector<Meeple> meeples(state.meeples.begin(), state.meeples.end());
    std::sort(meeples.begin(), meeples.end());
    std::vector<PlacedMeeple> placed;
    placed.reserve(meeples.size());
    for (const Meeple& meeple : meeples) {
        placed.push_back({meeple.colour, ref(state, meeple.segment), meeple.kind, meeple.ghosts});
    }
    return placed;
}

/// The cemeteries with an empty space around them, held or not.
std::vector<Position> open_cemeteries(const Tables& tables, const State& state) {
    const Board<Limits>& board = state.board;
    std::vector<Position> open;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Position position = board.position(Slot(i));
        if (!tables[board.face(Slot(i))].has_centre()) continue;
        if (centre_kind(tables, board, Slot(i)) != FeatureKind::Cemetery) continue;
        const bool full = std::all_of(kAround.begin(), kAround.end(), [&](Position step) {
            return board.at(position + step) != kNoSlot;
        });
        if (!full) open.push_back(position);
    }
    return open;
}

}  // namespace

View view(const Tables& tables, const State& state) {
    View view = shared_view(tables, state);
    if (state.phase == Phase::Over) view.winners = leaders(state);
    view.ghosts_total = ghosts_in_game(state.setup);
    view.piles = {state.pile};
    view.supplies = supplies(state);
    view.tiles = face_up_tiles(state.board);
    view.meeples = placed_meeples(state);
    view.open_cemeteries = open_cemeteries(tables, state);
    return view;
}

}  // namespace mistward::rules::rivals
