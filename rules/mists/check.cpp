#include "rules/mists/check.hpp"

#include <numeric>

namespace mistward::rules::mists {
namespace {

void check_tiles(const Tables& tables, const State& state, Faults& faults) {
    const TileSet& set = tables.tileset();
    std::array<int, Limits::kFaces> count{};
    for (std::size_t i = 0; i < set.tiles.size(); ++i) count[i] = state.unseen[i];
    for (const TileId tile : state.discarded) ++count[tile.value()];
    for (std::size_t i = set.start.size(); i < state.board.size(); ++i) {
        ++count[state.board.face(Slot(i)).value()];
    }
    if (state.phase == Phase::Place) ++count[state.drawn.value()];
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const int wanted = is_drawn_in(state.setup, set.tiles[i]) ? set.tiles[i].copies : 0;
        faults.unless(count[i] == wanted, "tile " + face_name(set, TileId(i)) + ": " +
                                              std::to_string(count[i]) + " in the game");
    }
    const int unseen = std::accumulate(state.unseen.begin(), state.unseen.end(), 0);
    faults.unless(unseen == state.pile, "the pile does not hold the unseen tiles");
}

void check_ghosts(const State& state, Faults& faults) {
    const std::size_t total = state.ghosts.total() + state.supply;
    faults.unless(total == level(state.setup.level)->ghosts,
                  std::to_string(total) + " ghosts in the game");
    Slot before = kNoSlot;
    for (const Haunting& haunting : state.ghosts) {
        faults.unless(haunting.slot.value() < state.board.size(), "ghosts stand on no tile");
        faults.unless(haunting.count > 0, "a tile without ghosts is listed with the haunted");
        faults.unless(before == kNoSlot || before < haunting.slot,
                      "haunted tiles are out of order");
        before = haunting.slot;
    }
}

void check_meeples(const State& state, Faults& faults) {
    std::array<int, kColourCount> count{};
    for (std::size_t i = 0; i < kColourCount; ++i) count[i] = state.meeple_supply[i];
    for (const Meeple& meeple : state.meeples) ++count[static_cast<std::size_t>(meeple.colour)];
    std::array<int, kColourCount> wanted{};
    for (std::size_t player = 0; player < state.setup.players; ++player) {
        for (const Colour colour : colours_of(state.setup, PlayerId(player))) {
            wanted[static_cast<std::size_t>(colour)] = meeples_per_colour(state.setup);
        }
    }
    faults.unless(count == wanted, "meeples are lost or have come out of nowhere");
}

/// What is complete and occupied is scored in the same turn (M-SCORE-1).
void check_nothing_left_to_score(const State& state, Faults& faults) {
    if (state.phase != Phase::Draw && state.phase != Phase::Place) return;
    for (const Meeple& meeple : state.meeples) {
        faults.unless(!state.features.complete(state.features.feature(meeple.segment)),
                      "a completed feature was not scored");
    }
}

void check_outcome(const State& state, Faults& faults) {
    const bool over = state.phase == Phase::Over;
    const bool reached = state.points >= level(state.setup.level)->goal;
    faults.unless(over == (state.outcome != Outcome::Undecided), "over without an outcome");
    faults.unless(over == (state.reason != EndReason::None), "over without a reason");
    faults.unless(reached == (state.outcome == Outcome::Won),
                  "goal and outcome disagree (M-END-1)");
    faults.unless(state.player.value() == (state.turn - 1U) % state.setup.players,
                  "turn and active player disagree");
    faults.unless(state.phase != Phase::Draw || state.pile > 0,
                  "a tile must be drawn and there is none (M-END-3)");
}

}  // namespace

std::vector<std::string> check(const Tables& tables, const State& state) {
    Faults faults;
    check_board(tables, state, faults);
    check_features(tables, state, faults);
    check_tiles(tables, state, faults);
    check_ghosts(state, faults);
    check_meeples(state, faults);
    check_nothing_left_to_score(state, faults);
    check_outcome(state, faults);
    return faults.take();
}

}  // namespace mistward::rules::mists
