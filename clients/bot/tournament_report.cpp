#include "clients/bot/tournament.hpp"
#include "companion/arena/statistics.hpp"
#include "protocol/json.hpp"
#include "protocol/markdown_table.hpp"
#include "protocol/words.hpp"

#include <cstdio>

namespace mistward::bot {
namespace {

using arena::Estimate;

std::string percent(const Estimate& estimate) {
    char text[80];
    std::snprintf(text, sizeof text, "%.1f %% (%.1f to %.1f)", 100 * estimate.value,
                  100 * estimate.low, 100 * estimate.high);
    return text;
}

/// A team wins or loses; rivals share.
Estimate wins(const TournamentOptions& options, const Entrant& entrant) {
    if (options.game == rules::Mode::Mists) {
        return arena::share(entrant.won(), entrant.shares.size());
    }
    std::vector<double> shares;
    for (const auto& share : entrant.shares) shares.push_back(share.value_or(0));
    return arena::mean_between(0, 1, shares);
}

/// By how much an entrant is better than the first, on the same decks.
Estimate ahead(const Entrant& first, const Entrant& other) {
    std::vector<double> differences;
    for (std::size_t deck = 0; deck < first.shares.size(); ++deck) {
        differences.push_back(other.shares[deck].value_or(0) - first.shares[deck].value_or(0));
    }
    return arena::mean_between(-1, 1, differences);
}

std::string losses(const Entrant& entrant) {
    std::string text;
    for (const auto& [why, count] : entrant.losses) {
        text += (text.empty() ? "" : "; ") + why + ": " + std::to_string(count);
    }
    return protocol::table_cell(text);
}

Json json_of(const Estimate& estimate) {
    return {{"value", estimate.value}, {"low", estimate.low}, {"high", estimate.high}};
}

Json json_report(const TournamentOptions& options, const std::vector<Entrant>& entrants) {
    Json json{{"game", protocol::word(protocol::kModeWords, options.game)},
              {"level", options.level},
              {"seats", options.seats},
              {"decks", options.games},
              {"players", Json::array()}};
    for (const Entrant& entrant : entrants) {
        json["players"].push_back({{"player", words_of(entrant.player)},
                                   {"games", entrant.games},
                                   {"won", json_of(wins(options, entrant))},
                                   {"ahead_of_first", json_of(ahead(entrants[0], entrant))},
                                   {"losses", Json(entrant.losses)}});
    }
    return json;
}

}  // namespace

std::string tournament_report(const TournamentOptions& options,
                              const std::vector<Entrant>& entrants) {
    if (options.json) return json_report(options, entrants).dump(2) + "\n";
    std::string text =
        "| player | won (95 %) | games | ahead of the first, deck by deck | losses |\n"
        "|---|---|---|---|---|\n";
    for (const Entrant& entrant : entrants) {
        text += "| " + protocol::table_cell(words_of(entrant.player)) + " | " +
                percent(wins(options, entrant)) + " | " + std::to_string(entrant.games) + " | " +
                (&entrant == &entrants[0] ? "" : percent(ahead(entrants[0], entrant))) + " | " +
                losses(entrant) + " |\n";
    }
    return text;
}

}  // namespace mistward::bot
