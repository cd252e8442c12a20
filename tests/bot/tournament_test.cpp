#include "clients/bot/tournament.hpp"

#include <doctest/doctest.h>

namespace mistward::bot {
namespace {

Entrant entrant(const char* words, const std::vector<double>& shares) {
    Entrant entrant{.player = players::parse_recipe(words).value()};
    for (const double share : shares) {
        entrant.shares.emplace_back();
        entrant.note(share, share < 1 ? "M-END-2" : "", 1);
    }
    return entrant;
}

}  // namespace

TEST_CASE("a tournament of teams is told with Wilson's intervals, and deck by deck") {
    TournamentOptions options;
    options.games = 4;
    const std::vector<Entrant> entrants{entrant("random", {0, 0, 1, 0}),
                                        entrant("engine:a|b", {1, 1, 1, 0})};
    CHECK(tournament_report(options, entrants) ==
          "| player | won (95 %) | games | ahead of the first, deck by deck | losses |\n"
          "|---|---|---|---|---|\n"
          "| random | 25.0 % (4.6 to 69.9) | 4 |  | M-END-2: 3 |\n"
          "| engine:a/b | 75.0 % (30.1 to 95.4) | 4 | 50.0 % (-6.6 to 100.0) | M-END-2: 1 |\n");
    options.json = true;
    const Json json = Json::parse(tournament_report(options, entrants));
    CHECK(json.at("players").at(1).at("won").at("value") == 0.75);
    CHECK(json.at("players").at(1).at("ahead_of_first").at("value") == 0.5);
    CHECK(json.at("players").at(0).at("losses").at("M-END-2") == 3);
    CHECK(json.at("decks") == 4);
}

TEST_CASE("rivals have what they won in both orders") {
    Entrant one{.player = {}};
    one.shares.emplace_back();
    one.note(1, "", 0.5);
    one.note(0.5, "G-END-1", 0.5);
    CHECK(one.shares.front() == 0.75);
    CHECK(one.games == 2);
    CHECK(one.won() == 0);
    CHECK(one.losses.at("G-END-1") == 1);
    TournamentOptions options;
    options.game = rules::Mode::Base;
    CHECK(tournament_report(options, {one}).find("75.0 % (0.0 to 100.0)") != std::string::npos);
}

TEST_CASE("an engine cannot fill the report with its sentences") {
    Entrant one{.player = {}};
    one.shares.emplace_back();
    for (int i = 0; i < 100; ++i) one.note(0, "said " + std::to_string(i), 1);
    CHECK(one.losses.size() == 20);
    CHECK(one.games == 100);
}

}  // namespace mistward::bot
