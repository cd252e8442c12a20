#include "server/record/logged_turns.hpp"

#include "rules/notation.hpp"
#include "server/behaviour/undo_rules.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/gifts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using namespace mistward;
using namespace mistward::test;

namespace {

constexpr rules::Setup kThreeRivals{.mode = rules::Mode::Ghosts, .players = 3};

/// A log in which the decisions of the game's first turns are those of other players in turn, as
/// of a game that asks others within a turn: `deciders` says of whom.
rooms::LoggedGame game_of(const std::vector<std::uint8_t>& deciders) {
    const auto terms = std::make_shared<const rooms::GameTerms>(rooms::agree(
        "room1", 1, kThreeRivals, catalogue()[rules::boxes_of(kThreeRivals)], {}, 1000));
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

/// Where a turn is over, by the game itself at every seq of its line.
std::vector<std::uint64_t> ends_of(const rooms::LoggedGame& game) {
    std::vector<std::uint64_t> ends;
    rules::Game before = game.at(0);
    for (const std::uint64_t seq : game.history().line(game.seq())) {
        const rules::Game now = game.at(seq);
        const bool is_over = now.point().kind == rules::DecisionKind::DrawTile ||
                             now.outcome() != rules::Outcome::Undecided;
        if (is_over && before.point().kind != rules::DecisionKind::DrawTile) ends.push_back(seq);
        before = now;
    }
    return ends;
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

TEST_CASE("what was decided before a token is drawn is told apart from what is decided after it") {
    Gifts scene;
    scene.play_to_end();
    const rooms::LoggedGame& game = *scene.room.game;
    std::size_t parted = 0;
    for (const auto& turn : rooms::turns_of(game)) {
        const rules::Game before = game.at(turn.before);
        for (const std::uint64_t seq : turn.decisions) {
            REQUIRE(game.entries()[seq - 1].player == before.point().player.value());
            REQUIRE(game.at(seq - 1).point().decider() == before.point().decider());
        }
        REQUIRE(turn.decisions.back() - turn.before == turn.decisions.size());
        const auto end = game.at(turn.decisions.back()).point();
        parted += end.kind == rules::DecisionKind::DrawToken ? 1 : 0;
    }
    CHECK(parted > 10);
}

TEST_CASE("a turn is over when all is decided in it, the last token too") {
    Gifts scene;
    scene.play_to_end();
    const auto ends = rooms::turn_ends(*scene.room.game);
    CHECK(ends == ends_of(*scene.room.game));
    CHECK(ends.size() > 50);
    const auto drew = [&](std::uint64_t seq) {
        return scene.room.game->entries()[seq - 1].decision.starts_with("token:");
    };
    CHECK(std::ranges::any_of(ends, drew));
}

TEST_CASE("turns are over where they were before anything but tiles was drawn") {
    for (const rules::Setup& setup : {rules::Setup{.level = 5, .players = 2}, kThreeRivals,
                                      rules::Setup{.level = 1, .players = 1},
                                      rules::Setup{.mode = rules::Mode::Base, .players = 2}}) {
        Scene scene(setup.players, setup);
        for (int seat = 0; seat < setup.players; ++seat) {
            const std::string name = "Player " + std::to_string(seat);
            scene.seat(name);
            scene.attach(seat, name);
        }
        scene.start();
        for (int i = 0; i < 400 && !scene.room.game->is_over(); ++i) {
            scene.play(scene.room.game->seq() * 29);
        }
        CHECK(rooms::turn_ends(*scene.room.game) == ends_of(*scene.room.game));
    }
}
