#include "protocol/tileset_file.hpp"
#include "rules/notation.hpp"
#include "server/record/fork.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <vector>

// Decks of games in which tiles wait for others (PD-SET-2).

using namespace mistward;

namespace {

rooms::Seed seed_of(std::uint8_t number) {
    rooms::Seed seed{};
    seed.fill(number);
    return seed;
}

/// Eight tiles call the dragon, four are volcanoes.
rooms::LoggedGame dragon_game(std::uint8_t seed) {
    auto set = std::make_shared<rules::TileSet>(*protocol::embedded_base_tileset());
    for (rules::Tile& tile : set->tiles) {
        if (tile.id == "U") tile.layout.marks.insert(rules::TileMark::Dragon);
        if (tile.id == "W") tile.layout.marks.insert(rules::TileMark::Volcano);
    }
    const rules::Setup setup{
        .mode = rules::Mode::Base, .players = 2, .changed = {rules::Part::Dragon}};
    auto terms =
        rooms::agree("room000000", 1, setup, rooms::game_tiles(std::move(set)), seed_of(seed), 0);
    rooms::LoggedGame game(std::make_shared<const rooms::GameTerms>(std::move(terms)));
    game.draw(0);
    return game;
}

/// Goes on with any decisions until the log has that length, or the game is over.
void play_until(rooms::LoggedGame& logged, std::uint64_t seq) {
    while (!logged.is_over() && logged.seq() < seq) {
        const rules::Game game = logged.game();
        const auto legal = game.legal();
        const auto& decision = legal[logged.seq() * 7 % legal.size()];
        const auto player = static_cast<std::uint8_t>(game.point().player.value());
        REQUIRE(logged.decide({player, {}, rules::decision_text(game, decision), 0}));
    }
}

/// The log agrees with the deck of its terms.
void require_replays(const rooms::LoggedGame& logged) {
    std::vector<store::Entry> entries;
    for (std::uint64_t n = 0; n < logged.seq(); ++n) entries.push_back(logged.entries()[n]);
    auto terms = std::make_shared<rooms::GameTerms>(logged.terms());
    rooms::LoggedGame again(std::move(terms));
    const auto replayed = again.replay(entries);
    if (!replayed) FAIL(replayed.error().message);
    REQUIRE(again.game() == logged.game());
}

}  // namespace

TEST_CASE("a deck with tiles that wait is drawn to its end, and its log is that of the deck") {
    for (std::uint8_t seed = 0; seed < 5; ++seed) {
        rooms::LoggedGame game = dragon_game(seed);
        play_until(game, 2000);
        REQUIRE(game.is_over());
        require_replays(game);
        CHECK(game.game().drawn_count() == game.terms().deck.size());
    }
}

TEST_CASE("a fork of a game with tiles that wait goes on from what was drawn") {
    for (std::uint8_t seed = 0; seed < 5; ++seed) {
        rooms::LoggedGame game = dragon_game(seed);
        play_until(game, 2000);
        for (const std::uint64_t seq : {0, 1, 9, 40, 120}) {
            CAPTURE(seq);
            for (const auto deck : {rooms::ForkDeck::Fresh, rooms::ForkDeck::Same}) {
                rooms::LoggedGame forked = rooms::fork(
                    game,
                    {"fork000000", seq, deck, seed_of(static_cast<std::uint8_t>(seed + 9)), 0});
                require_replays(forked);
                play_until(forked, 2000);
                require_replays(forked);
            }
        }
    }
}
