#include "rules/core/turn.hpp"
#include "rules/rivals/phases.hpp"

namespace mistward::rules::rivals {

Hand full_hand(const Setup& setup) {
    constexpr Hand kBase{.ordinary = 7};
    constexpr Hand kExpansion{.ordinary = 5, .guards = 2, .general_guards = 3};
    return setup.mode == Mode::Base ? kBase : kExpansion;
}

std::uint8_t ghosts_in_game(const Setup& setup) {
    constexpr std::uint8_t kGhosts = 15;
    return setup.mode == Mode::Base ? std::uint8_t{0} : kGhosts;
}

State start(const Tables& tables, const Setup& setup) {
    State state;
    state.setup = setup;
    state.supply = ghosts_in_game(setup);
    for (const Colour colour : colours_in_play(setup)) hand(state, colour) = full_hand(setup);
    state.pile = static_cast<std::uint8_t>(add_unseen(tables.tileset(), state));
    for (const StartTile& tile : tables.tileset().start) {
        lay_tile(tables, state, tile.tile, tile.position, Rotation(0));
    }
    // A centre is taken in the turn of its tile (G-MEEPLE-1), and the start tile has none.
    drop_centres(tables, state, [](SegmentId) { return true; });
    return state;
}

}  // namespace mistward::rules::rivals
