#include "companion/mists/survey.hpp"

#include <algorithm>

namespace mistward::companion::mists {
namespace {

/// An open haunted cemetery takes a tile each turn (M-DOWN-1) until the spaces around it are
/// filled, two in three of them by such tiles.
float turns_of(float tiles, const Facts& facts) {
    if (!facts.level->haunted || facts.cemeteries.open == 0) return tiles;
    return tiles - std::min(facts.cemeteries.sides / 1.5F, tiles / 2);
}

std::size_t draws_of(float turns) {
    return std::min(Unseen::kMostDraws, static_cast<std::size_t>(turns + 0.5F));
}

}  // namespace

void survey_cemeteries(Facts& facts, const Unseen& unseen) {
    const State& state = *facts.state;
    facts.unseen_tiles = static_cast<float>(unseen.tiles());
    facts.unseen_castles = static_cast<float>(unseen.count(unseen.castles()));
    facts.unseen_cemeteries = static_cast<float>(unseen.count(unseen.cemeteries()));
    Cemeteries& cemeteries = facts.cemeteries;
    cemeteries = {};
    for (const rules::Slot slot : state.centres) {
        if (centre_kind(*facts.tables, state.board, slot) != FeatureKind::Cemetery) continue;
        const auto centre = centre_of(*facts.tables, state.board, state.features, slot);
        const std::size_t open = state.features.open_sides(state.features.feature(centre));
        if (open == 0) continue;
        const auto sides = static_cast<float>(open);
        if (cemeteries.open == 0 || sides < cemeteries.least) {
            cemeteries.least = sides;
            cemeteries.next = state.board.position(slot);
        }
        cemeteries.open += 1;
        cemeteries.sides += sides;
        const std::uint8_t ghosts = state.ghosts.on(slot);
        if (ghosts != 0) cemeteries.haunted = state.board.position(slot);
        cemeteries.ghosts += ghosts;
        cemeteries.positions.push_back(state.board.position(slot));
    }
}

void survey_clock(Facts& facts) {
    const State& state = *facts.state;
    unsigned tiles = 0;
    for (const unsigned pile : state.piles) tiles += pile;
    const bool waits = std::any_of(state.hounds.begin(), state.hounds.end(), [](const auto& hound) {
        return hound.place == rules::HoundPlace::Waiting;
    });
    Clock& clock = facts.clock;
    clock.tiles = static_cast<float>(tiles);
    clock.pile = static_cast<float>(state.piles[0]);
    clock.turns = turns_of(clock.tiles, facts);
    clock.pile_turns = turns_of(clock.pile, facts);
    clock.draws = draws_of(clock.turns);
    clock.pile_draws = draws_of(clock.pile_turns);
    clock.deadline = state.piles.size() > 1 && waits;
}

}  // namespace mistward::companion::mists
