#pragma once

#include "clients/bot/bot_options.hpp"
#include "clients/bot/table.hpp"

#include <map>
#include <optional>

namespace mistward::bot {

/// What became of one player in a tournament.
struct Entrant {
    players::Recipe player;
    /// Of the win, for each deck: 1 a win, 0 a loss or a fault; of rivals on average over both
    /// orders.
    std::vector<std::optional<double>> shares = {};
    std::size_t games = 0;
    std::map<std::string, std::size_t> losses = {};  ///< by clause, or what went wrong

    std::size_t won() const;  ///< decks that were won altogether

    /// A game of the newest deck: what was won in it, why it was not, and what it counts.
    void note(double share, const std::string& why_not, double weight);
};

/// A tournament on a running server: for each deck a room for each player, or for each order of
/// rivals. The first game of a deck is a new room's, the others are forks of it from the beginning
/// with the same deck, so that all meet the same tiles. Throws `Refused` if the server says no.
asio::awaitable<std::vector<Entrant>> hold_tournament(TournamentOptions options,
                                                      asio::any_io_executor threads);

/// The table of a tournament with 95 % intervals, as Markdown or JSON.
std::string tournament_report(const TournamentOptions& options,
                              const std::vector<Entrant>& entrants);

}  // namespace mistward::bot
