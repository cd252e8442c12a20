#include "rules/core/turn.hpp"
#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

std::uint8_t meeples_of(const Setup& setup, Colour colour) {
    constexpr std::uint8_t kMany = 5;
    constexpr std::uint8_t kFew = 3;
    if (!colours_in_play(setup).contains(colour)) return 0;
    if (setup.players < 3) return kFew;
    const bool lends_one = scoring_colours(setup).contains(colour);
    return lends_one ? kMany - 1 : kMany;
}

namespace {

void hand_out_meeples(State& state) {
    for (const Colour colour : colours_in_play(state.setup)) {
        supply(state, colour) = meeples_of(state.setup, colour);
    }
}

/// M-SET-3: piles of one size; if that does not come out even, the first ones are larger.
void fill_piles(const TileSet& set, State& state) {
    const std::size_t tiles = add_unseen(set, state);
    const std::size_t piles = level(state).piles;
    for (std::size_t i = 0; i < piles; ++i) {
        state.piles.push_back(
            static_cast<std::uint8_t>(tiles / piles + (i < tiles % piles ? 1U : 0U)));
    }
}

/// M-SET-4, T-5.
void lay_start_tile(const Tables& tables, State& state) {
    state.supply = level(state).ghosts;
    for (const StartTile& quarter : tables.tileset().start) {
        lay_tile(tables, state, quarter.tile, quarter.position, Rotation(0));
        const std::uint8_t ghosts = tables[quarter.tile].ghosts;
        if (ghosts == 0) continue;
        state.ghosts.add(state.last, ghosts);
        take_from(state.supply, ghosts, "the game has the ghosts of its start tile");
    }
    // What a large start tile surrounds by itself is done with: no turn completed it.
    state.centres.erase_if([&](Slot slot) {
        const SegmentId centre = centre_of(tables, state.board, state.features, slot);
        return state.features.complete(state.features.feature(centre));
    });
}

}  // namespace

State start(const Tables& tables, const Setup& setup) {
    State state;
    state.setup = setup;
    hand_out_meeples(state);
    fill_piles(tables.tileset(), state);
    lay_start_tile(tables, state);
    if (!level(state).has_hounds()) return state;
    for (HoundState& hound : state.hounds) hound.place = HoundPlace::Waiting;
    return state;
}

}  // namespace mistward::rules::mists
