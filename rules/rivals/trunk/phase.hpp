#pragma once

#include <cstdint>

namespace mistward::rules::rivals::trunk {

/// The steps of a turn in their order (E-TURN-1), and of the end, those of every part among them:
/// the list in which one reads what a turn can have. What a step does is in the row of the trunk or
/// of the part that has it.
enum class Phase : std::uint8_t {
    Draw,
    Place,
    HauntOther,
    HauntOwn,
    Meeple,
    Score,
    TestDraw,
    TestBid,
    TestPlay,
    TestThrow,
    NextTurn,
    FinalScoring,
    Over
};

/// Whether, in a turn, a meeple may still come to the tile that was placed.
constexpr bool is_meeple_to_come(Phase phase) {
    return phase > Phase::Place && phase <= Phase::Meeple;
}

}  // namespace mistward::rules::rivals::trunk
