#include "rules/mists/game.hpp"

#include <algorithm>

namespace mistward::rules::mists {
namespace {

std::vector<UnseenTile> unseen_tiles(const State& state) {
    std::vector<UnseenTile> unseen;
    for (std::size_t face = 0; face < state.unseen.size(); ++face) {
        if (state.unseen[face] != 0) unseen.push_back({TileId(face), state.unseen[face]});
    }
    return unseen;
}

std::vector<std::vector<ColourCount>> supplies(const State& state) {
    std::vector<std::vector<ColourCount>> supplies(state.setup.players);
    for (std::size_t player = 0; player < supplies.size(); ++player) {
        for (const Colour colour : colours_of(state.setup, PlayerId(player))) {
            const auto count = state.meeple_supply[static_cast<std::size_t>(colour)];
            supplies[player].push_back({colour, count});
        }
    }
    return supplies;
}

std::vector<PlacedTile> placed_tiles(const State& state) {
    std::vector<PlacedTile> tiles;
    tiles.reserve(state.board.size());
    for (std::size_t i = 0; i < state.board.size(); ++i) {
        const Slot slot(i);
        tiles.push_back({state.board.face(slot), state.board.position(slot),
                         state.board.rotation(slot), state.ghosts.on(slot)});
    }
    return tiles;
}

std::vector<PlacedMeeple> placed_meeples(const State& state) {
    std::vector<Meeple> meeples(state.meeples.begin(), state.meeples.end());
    std::sort(meeples.begin(), meeples.end());
    std::vector<PlacedMeeple> placed;
    placed.reserve(meeples.size());
    for (const Meeple& meeple : meeples) {
        const Position position = state.board.position(state.features.slot(meeple.segment));
        placed.push_back({meeple.colour, {position, state.features.index(meeple.segment)}});
    }
    return placed;
}

}  // namespace

View view(const Tables& tables, const State& state) {
    const Level facts = *level(state.setup.level);
    View view;
    view.turn = state.turn;
    view.point = point(state);
    view.outcome = state.outcome;
    view.reason = state.reason;
    if (state.phase == Phase::Place) view.drawn = state.drawn;
    if (state.board.size() > tables.tileset().start.size()) {
        view.last_placed = state.board.position(state.last());
    }
    view.tracks = {{scoring_colour(state.setup), state.points}};
    view.goal = facts.goal;
    view.ghosts_total = facts.ghosts;
    view.ghosts_supply = state.supply;
    view.piles = {state.pile};
    view.unseen = unseen_tiles(state);
    view.discarded.assign(state.discarded.begin(), state.discarded.end());
    view.supplies = supplies(state);
    view.tiles = placed_tiles(state);
    view.meeples = placed_meeples(state);
    const auto pending = pending_scorings(tables, state);
    view.pending.assign(pending.begin(), pending.end());
    return view;
}

}  // namespace mistward::rules::mists
