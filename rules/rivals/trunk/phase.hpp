#pragma once

#include <cstdint>

namespace mistward::rules::rivals::trunk {

/// The steps of a turn in their order (E-TURN-1), and of the end, those of every part among them:
/// the list in which one reads what a turn can have. What a step does is in the row of the trunk or
/// of the part that has it.
enum class Phase : std::uint8_t {
    Draw,
    Place,
    Volcano,
    Builder,
    HauntOther,
    HauntOwn,
    Meeple,  ///< one action (E-TURN-2)
    Capture,
    Exchange,
    Dragon,
    Score,
    Goods,
    Wagons,
    TestDraw,
    TestBid,
    TestPlay,
    TestThrow,
    SecondPart,
    NextTurn,
    Fairy,      ///< of the turn that begins
    Abbey,      ///< instead of a draw
    LastAbbey,  ///< when all tiles are placed (E-END-1)
    FinalScoring,
    Over
};

/// Whether, in a turn, what the tile completed is still to be scored.
constexpr bool is_score_to_come(Phase phase) {
    return phase > Phase::Place && phase < Phase::Score;
}

/// Whether, in a turn, a meeple may still come to the tile that was placed.
constexpr bool is_meeple_to_come(Phase phase) {
    return phase > Phase::Place && phase <= Phase::Meeple;
}

}  // namespace mistward::rules::rivals::trunk
