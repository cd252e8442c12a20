#include "protocol/wire/result.hpp"

#include <utility>

namespace mistward::protocol::wire {

Totals totals(const rules::Game& game) {
    State ended = state(game);
    return {ended.turn, std::move(ended.tracks), std::move(ended.winners), ended.ghosts};
}

Result result(const rules::Game& game) { return {totals(game), game.outcome(), game.reason()}; }

}  // namespace mistward::protocol::wire
