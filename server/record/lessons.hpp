#pragma once

#include "server/record/logged_game.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace mistward::rooms {

/// What is fixed about the game that teaches a level.
struct Lesson {
    std::string_view deck;     ///< the faces drawn first, separated by commas
    std::string_view opening;  ///< decisions of its player that are made already, by spaces
};

/// The lessons, that of level 1 first.
std::span<const Lesson> lessons();

/// The tiles of every lesson, whatever else a server plays with: the lessons lead over the layouts
/// of the first mists set.
const GameTiles& lesson_tiles();

/// Gives terms of a game with these tiles the deck of a lesson: its faces, and the other tiles in
/// an order that is always the same.
void take_lesson(GameTerms& terms, std::uint8_t lesson);

/// Draws the first tile of a lesson's game and makes its opening.
Progress open_lesson(LoggedGame& game, std::uint8_t lesson, std::int64_t now_ms);

}  // namespace mistward::rooms
