#pragma once

#include "companion/players/recipe.hpp"
#include "protocol/server_url.hpp"
#include "rules/core/setup.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mistward::bot {

using protocol::ServerUrl;

/// What the command line asks for.
struct BotOptions {
    ServerUrl server;
    std::string room;  ///< empty: create one
    unsigned bots = 1;
    std::string name = "Mist";
    players::Recipe play;  ///< who decides
    std::optional<std::uint64_t> seed;
    bool create = false;
    unsigned level = 1;
    std::optional<unsigned> seats;  ///< of a room that is created; not given: one for each bot
    bool start = false;
    std::chrono::milliseconds think{0};  ///< before each decision
    std::chrono::seconds patience{60};
    std::string transcript;  ///< file that is to hold what is said; empty: none
    bool verbose = false;
};

/// The options, or the exit status of a command line that asks for nothing more (such as `--help`)
/// or is wrong; what is to be said about it has been said.
std::variant<BotOptions, int> read_options(int argc, const char* const* argv);

/// What `mistward-bot tournament` asks for.
struct TournamentOptions {
    ServerUrl server;
    std::vector<players::Recipe> players;  ///< 1 to 8; of rivals 2
    rules::Mode game = rules::Mode::Mists;
    unsigned level = 1;
    unsigned seats = 2;
    unsigned games = 20;  ///< decks
    std::uint64_t seed = 1;
    bool json = false;
};

/// The same for the words behind `tournament`.
std::variant<TournamentOptions, int> read_tournament(int argc, const char* const* argv);

}  // namespace mistward::bot
