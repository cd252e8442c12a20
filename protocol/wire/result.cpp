#include "protocol/wire/result.hpp"

#include "protocol/wire/state.hpp"

namespace mistward::protocol::wire {

Totals totals(const rules::Game& game) {
    const State ended = state(game, std::nullopt);
    Totals totals;
    totals.turns.emplace(ended.turn);
    totals.tracks.emplace();
    for (const Points& track : ended.tracks) totals.tracks->push_back({track.colour, track.points});
    totals.winners.emplace(ended.winners);
    totals.ghosts.emplace(FinalGhosts{ended.ghosts.total, ended.ghosts.supply});
    return totals;
}

Result result(const rules::Game& game) { return {totals(game), game.outcome(), game.reason()}; }

}  // namespace mistward::protocol::wire
