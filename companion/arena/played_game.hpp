#pragma once

#include "companion/arena/tiles.hpp"
#include "companion/players/player.hpp"

#include <optional>

namespace mistward::arena {

/// A fault of an engine, and the seat that it decided for.
struct FaultOfSeat {
    std::size_t seat = 0;
    engine::Fault fault;
};

/// What a seat's player used.
struct Usage {
    std::size_t turns = 0;  ///< in which it decided
    double seconds = 0;     ///< of the processor
    double slowest = 0;     ///< in one turn
};

/// What a player thought of its chance when its turn began.
struct Prediction {
    std::size_t seat = 0;
    double chance = 0;
};

/// How a game ended.
struct PlayedGame {
    rules::Outcome outcome = rules::Outcome::Undecided;
    rules::EndReason reason = rules::EndReason::None;
    unsigned pile = 0;  ///< co-operative: which one was active, from 1
    unsigned turns = 0;
    std::vector<unsigned> points;           ///< a team's tracks; or what each seat has
    std::vector<double> shares;             ///< of the win, for each seat: all of a team's win
    std::vector<Usage> usage;               ///< for each seat
    std::vector<Prediction> predictions;    ///< if they were asked for
    std::optional<FaultOfSeat> fault = {};  ///< the game was broken off and is lost
};

/// Plays the deck of that number to its end. `seats` has a player for each seat; one may have
/// several. The setup must be one that can be played with the tiles. With `predict`, players are
/// asked for their chances, which does not count as their time.
PlayedGame play(const Tiles& tiles, const rules::Setup& setup, std::uint64_t deck,
                std::span<players::Player* const> seats, bool predict = false);

}  // namespace mistward::arena
