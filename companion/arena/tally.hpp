#pragma once

#include "companion/arena/played_game.hpp"
#include "companion/arena/statistics.hpp"

#include <array>
#include <map>

namespace mistward::arena {

/// What became of some games of one table.
struct Tally {
    std::size_t games = 0;
    std::size_t won = 0;                        ///< by the team
    std::map<std::string, std::size_t> lost;    ///< by cause, such as "ghosts missing, pile 1"
    double points = 0;                          ///< on average, of the lowest track of a team
    double turns = 0;                           ///< on average
    std::map<std::string, std::size_t> faults;  ///< of engines, as sentences; at most 20 different

    Estimate wins() const { return share(won, games); }
};

/// How long a player's turns took, of the processor.
struct Pace {
    double turn_ms = 0;  ///< on average
    double slowest_ms = 0;
};

/// The pace of player 0 in games in which seat `s` was that of player `seats[s]`.
Pace pace(std::span<const PlayedGame> games, std::span<const std::size_t> seats);

/// Counts the games of a team.
Tally tally(std::span<const PlayedGame> games);

/// Why a team lost, in words: what ended the game and in which pile. Empty if it won.
std::string cause_of_loss(const PlayedGame& game);

/// Two players on the same decks of the co-operative game.
struct Paired {
    std::size_t both = 0;
    std::size_t only_first = 0;
    std::size_t only_second = 0;
    std::size_t neither = 0;

    Estimate difference() const;  ///< of the shares won, the first's less the second's
    double p() const { return mcnemar(only_first, only_second); }
};

Paired paired(std::span<const PlayedGame> first, std::span<const PlayedGame> second);

/// Two players against each other, each deck once with either in the first seat.
struct Duel {
    std::size_t games = 0;
    std::size_t won = 0;     ///< by the first player
    std::size_t shared = 0;  ///< by both
    std::size_t lost = 0;
    Estimate share;   ///< of the wins that is the first player's, over decks
    Estimate points;  ///< the first's points less the second's, on average over the seats
    std::map<std::string, std::size_t> faults;
};

/// `seats[k][s]`: whose seat `s` is in the games of `games[k]`, 0 or 1; both have the same decks.
Duel duel(const std::array<std::vector<PlayedGame>, 2>& games,
          const std::array<std::vector<std::size_t>, 2>& seats);

}  // namespace mistward::arena
