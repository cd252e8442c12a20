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

/// Gives terms the deck of a lesson: its faces, and the other tiles in an order that is always the
/// same. False if the lesson is for other tiles than these.
bool take_lesson(GameTerms& terms, std::uint8_t lesson);

/// Draws the first tile of a lesson's game and makes its opening. Nothing if these tiles do not
/// allow it; the game is spoiled then.
std::optional<Progress> open_lesson(LoggedGame& game, std::uint8_t lesson, std::int64_t now_ms);

}  // namespace mistward::rooms
