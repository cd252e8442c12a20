#pragma once

#include "companion/arena/series.hpp"
#include "companion/arena/tally.hpp"

#include <variant>

namespace mistward::arena {

/// What is to be measured: a player in one game.
struct Question {
    rules::Setup setup;
    players::Recipe player;
    /// Has the other seats, and in a second series of the same decks the player's. In a team
    /// without, all seats are the player's; rivals always have one.
    std::optional<players::Recipe> beside = std::nullopt;
};

/// The answer, and the games that it is of: of each seating in the order of the decks.
struct Measured {
    Question question;
    std::variant<Tally, Duel> result;
    Pace pace;
    std::vector<std::vector<PlayedGame>> games;
};

/// Plays the range's decks, with both seatings if there is somebody beside the player. Throws as
/// `play_series`, and `std::invalid_argument` if rivals have nobody to play against.
Measured measure(const TileShelf& tiles, const Question& question, const Range& range,
                 const engine::EngineLimits& limits);

}  // namespace mistward::arena
