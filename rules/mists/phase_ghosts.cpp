#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {
namespace {

/// M-GHOST-1, M-GHOST-2.
std::uint8_t ghosts_to_come(const FaceTable& face, std::uint8_t met, bool bank_completed) {
    if (bank_completed || face.ghosts == 0) return 0;
    return met == 0 ? face.ghosts : static_cast<std::uint8_t>(face.ghosts - 1);
}

}  // namespace

void haunt(Step& step, std::uint8_t met, bool bank_completed) {
    State& state = step.state;
    const std::uint8_t count = ghosts_to_come(last_face(step.tables, state), met, bank_completed);
    if (count > state.supply) {
        step.events.push_back(GhostsMissing{count, state.supply});
        return end_game(step, Outcome::Lost, EndReason::GhostsMissing);
    }
    if (count == 0) return;
    state.supply = static_cast<std::uint8_t>(state.supply - count);
    state.ghosts.add(state.last(), count);
    step.events.push_back(GhostsPlaced{state.board.position(state.last()), count});
}

}  // namespace mistward::rules::mists
