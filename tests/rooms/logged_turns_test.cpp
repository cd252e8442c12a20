#include "server/record/logged_turns.hpp"

#include "rules/notation.hpp"
#include "server/behaviour/undo_rules.hpp"
#include "tests/rooms/catalogue.hpp"

#include <doctest/doctest.h>

#include <vector>

using namespace mistward;
using namespace mistward::test;

namespace {

constexpr rules::Setup kThreeRivals{.mode = rules::Mode::Ghosts, .players = 3};

/// A log in which the decisions of the game's first turns are those of other players in turn, as
/// of a game that asks others within a turn: `deciders` says of whom.
rooms::LoggedGame game_of(const std::vector<std::uint8_t>& deciders) {
    const auto terms = std::make_shared<const rooms::GameTerms>(
        rooms::agree("room1", 1, kThreeRivals, catalogue()[kThreeRivals.mode], {}, 1000));
    rules::Game game(terms->tiles.tables, terms->setup);
    rooms::History history(terms->tiles.tables, game);
    for (const std::uint8_t player : deciders) {
        while (game.point().actor == rules::Actor::Chance) {
            const rules::Decision draw = rules::DrawTile{terms->deck[game.drawn_count()]};
            const std::string text = rules::decision_text(game, draw);
            REQUIRE(game.apply(draw));
            history.add({std::nullopt, text, std::nullopt, 1000}, game);
        }
        const rules::Decision decision = game.legal().back();
        const std::string text = rules::decision_text(game, decision);
        REQUIRE(game.apply(decision));
        history.add({player, text, std::nullopt, 1000}, game);
    }
    return rooms::LoggedGame(terms, std::move(history));
}

}  // namespace

TEST_CASE("a turn in which others decide is told apart by who decided") {
    const rooms::LoggedGame own = game_of({0, 0, 1, 1});
    const auto turns = rooms::turns_of(own);
    REQUIRE(turns.size() == 2);
    CHECK(turns[0].before == 1);
    CHECK(turns[0].decisions == std::vector<std::uint64_t>{2, 3});
    CHECK(turns[1].before == 4);
    CHECK(turns[1].decisions == std::vector<std::uint64_t>{5, 6});

    const auto asked = rooms::turns_of(game_of({0, 2, 1, 1}));
    REQUIRE(asked.size() == 3);
    CHECK(asked[0].decisions == std::vector<std::uint64_t>{2});
    CHECK(asked[1].before == 2);
    CHECK(asked[1].decisions == std::vector<std::uint64_t>{3});
    CHECK(asked[2].before == 4);
}

TEST_CASE("nobody takes back alone what somebody else has decided since, in the same turn either") {
    const rooms::LoggedGame asked = game_of({0, 2});
    CHECK(rooms::is_free_undo(asked, 2, 2));
    CHECK(!rooms::is_free_undo(asked, 0, 1));
    CHECK(!rooms::is_free_undo(asked, 1, 1));
    CHECK(rooms::is_free_undo(game_of({0}), 0, 1));
}
