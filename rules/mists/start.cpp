#include "rules/mists/game.hpp"

#include <algorithm>

namespace mistward::rules::mists {

bool is_drawn_in(const Setup& setup, const Tile& tile) {
    const std::optional<Level> facts = level(setup.level);
    const auto& segments = tile.layout.segments;
    return tile.copies != 0 && std::none_of(segments.begin(), segments.end(), [&](const auto& s) {
               return (s.kind == FeatureKind::Castle && !facts->castles) ||
                      (s.kind == FeatureKind::Cemetery && !facts->cemeteries);
           });
}

namespace {

/// M-SET-1.
void hand_out_meeples(State& state) {
    for (std::size_t player = 0; player < state.setup.players; ++player) {
        const ColourSet colours = colour_set(state.setup, PlayerId(player));
        for (const Colour colour : kColours) {
            if (!colours.contains(colour)) continue;
            state.meeple_supply[static_cast<std::size_t>(colour)] = meeples_per_colour(state.setup);
        }
    }
}

/// M-SET-3.
void fill_pile(const TileSet& set, State& state) {
    for (std::size_t face = 0; face < set.tiles.size(); ++face) {
        const Tile& tile = set.tiles[face];
        if (!is_drawn_in(state.setup, tile)) continue;
        state.unseen[face] = tile.copies;
        state.pile = static_cast<std::uint8_t>(state.pile + tile.copies);
    }
}

/// M-SET-4, T-5.
void lay_start_tile(const Tables& tables, State& state) {
    state.supply = level(state.setup.level)->ghosts;
    for (const StartTile& quarter : tables.tileset().start) {
        const Placement placed =
            state.board.place(tables, quarter.tile, quarter.position, Rotation(0));
        connect(tables, state.board, placed, state.features);
        const std::uint8_t ghosts = tables[quarter.tile].ghosts;
        if (ghosts == 0) continue;
        state.ghosts.add(placed.slot, ghosts);
        state.supply = static_cast<std::uint8_t>(state.supply - ghosts);
    }
}

}  // namespace

State start(const Tables& tables, const Setup& setup) {
    State state;
    state.setup = setup;
    hand_out_meeples(state);
    fill_pile(tables.tileset(), state);
    lay_start_tile(tables, state);
    return state;
}

}  // namespace mistward::rules::mists
