#include "rules/mists/phases.hpp"

namespace mistward::rules::mists {

void legal_placements(const Tables& tables, const State& state, DecisionSink& out) {
    const auto& board = state.board;
    for (std::size_t i = 0; i < board.frontier_size(); ++i) {
        unsigned turns = tables.fitting_turns(state.drawn, board.frontier_signature(i));
        for (; turns != 0; turns &= turns - 1U) {
            const Rotation rotation(static_cast<unsigned>(std::countr_zero(turns)));
            out.add(PlaceTile{board.frontier_position(i), rotation});
        }
        if (out.full()) return;
    }
}

namespace {

Result<void> check_placement(const Step& step, const PlaceTile& decision) {
    const auto& board = step.state.board;
    if (board.at(decision.position) != kNoSlot) return tl::make_unexpected(Refusal::SpaceTaken);
    const Signature asked = board.signature(decision.position);
    if (asked == 0) return tl::make_unexpected(Refusal::SpaceNotAdjacent);
    const unsigned turns = step.tables.fitting_turns(step.state.drawn, asked);
    if ((turns >> decision.rotation.quarter_turns() & 1U) == 0) {
        return tl::make_unexpected(Refusal::EdgesDoNotMatch);
    }
    return {};
}

}  // namespace

Result<void> make(Step& step, const PlaceTile& decision) {
    if (const auto checked = check_placement(step, decision); !checked) return checked;
    State& state = step.state;
    const Placement placed =
        state.board.place(step.tables, state.drawn, decision.position, decision.rotation);
    step.events.push_back(TilePlaced{state.drawn, decision.position, decision.rotation});
    state.drawn = {};
    const std::uint8_t met = connect(step.tables, state.board, placed, state.features);
    const bool bank_completed = clear_completed_banks(step);
    state.phase = Phase::Meeple;
    haunt(step, met, bank_completed);
    return {};
}

}  // namespace mistward::rules::mists
