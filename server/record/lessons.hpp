#pragma once

#include "server/record/logged_game.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mistward::rooms {

/// Who learns.
inline constexpr std::uint8_t kPupil = 0;

/// What is fixed about the game that is a lesson.
struct Lesson {
    std::string_view deck;          ///< the faces drawn first, separated by commas
    std::string_view opening;       ///< decisions that are made already, separated by spaces
    std::string_view replies = {};  ///< what the rival decides after them, likewise
};

/// The lessons, that of level 1 first.
std::span<const Lesson> lessons();

/// The tiles of every lesson with these boxes, whatever else a server plays with: lessons of levels
/// lead over the layouts of the first mists set.
const GameTiles& lesson_tiles(const rules::Boxes& boxes);

/// Gives terms of a game with these tiles the deck of a lesson: its faces, and the other tiles in
/// an order that is always the same.
void take_lesson(GameTerms& terms, std::uint8_t lesson);

/// Draws the first tile of a lesson's game and makes its opening.
Progress open_lesson(LoggedGame& game, std::uint8_t lesson, std::int64_t now_ms);

/// What the rival decides now; nothing if the pupil is to decide, or the lesson says no more, or
/// the opening is taken back, or the rival has decided otherwise since. It may be illegal after
/// what the pupil has done.
std::optional<std::string> reply_in_lesson(const LoggedGame& game, std::uint8_t lesson);

}  // namespace mistward::rooms
