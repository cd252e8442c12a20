#include "rules/ghosts/phases.hpp"

#include <algorithm>

namespace mistward::rules::ghosts {
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

std::vector<PlacedTile> placed_tiles(const State& state) {
    std::vector<PlacedTile> tiles;
    tiles.reserve(state.board.size());
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        const Slot slot(i);
        tiles.push_back(
            {state.board.face(slot), state.board.position(slot), state.board.rotation(slot)});
    }
    return tiles;
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
    View view;
    view.turn = state.turn;
    view.point = point(state);
    view.outcome = state.outcome;
    view.reason = state.reason;
    if (state.phase == Phase::Over) view.winners = leaders(state);
    if (state.phase == Phase::Place) view.drawn = state.drawn;
    if (state.board.size() > tables.tileset().start.size()) {
        view.last_placed = state.board.position(state.last);
    }
    for (const Colour colour : scoring_colours(state.setup)) {
        view.tracks.push_back({colour, state.points[colour]});
    }
    view.ghosts_total = ghosts_in_game(state.setup);
    view.ghosts_supply = state.supply;
    view.piles = {state.pile};
    view.unseen = unseen_tiles(state.unseen);
    view.discarded.assign(state.discarded.begin(), state.discarded.end());
    view.supplies = supplies(state);
    view.tiles = placed_tiles(state);
    view.meeples = placed_meeples(state);
    view.open_cemeteries = open_cemeteries(tables, state);
    return view;
}

}  // namespace mistward::rules::ghosts
