#include "protocol/tileset_file.hpp"
#include "rules/notation.hpp"
#include "server/record/fork.hpp"
#include "server/record/game_file.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/long_game.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <span>
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

namespace {

constexpr rules::Setup kDragon{
    .mode = rules::Mode::Base, .players = 2, .changed = {rules::Part::Dragon}};

/// Whether an undo has taken the first volcano off the board.
bool has_taken_volcano_back(const rooms::LoggedGame& game) {
    for (std::uint64_t seq = 1; seq <= game.seq(); ++seq) {
        if (game.at(seq).holds_back() && !game.at(seq - 1).holds_back()) return true;
    }
    return false;
}

/// Forks of it, the later the fewer, go on to the end.
void require_forks(const rooms::LoggedGame& game, std::uint8_t seed) {
    for (std::uint64_t seq = 0; seq <= game.seq(); seq += 1 + seq / 4) {
        CAPTURE(seq);
        for (const auto deck : {rooms::ForkDeck::Fresh, rooms::ForkDeck::Same}) {
            auto forked = rooms::fork(game, {"fork000000", seq, deck, seed_of(seed), 0});
            require_replays(forked);
            REQUIRE(forked.at(seq) == game.at(seq));
            play_until(forked, 4000);
            require_replays(forked);
        }
    }
}

rooms::LoggedGame from_file(const rooms::LoggedGame& game) {
    const auto file = protocol::decode_game_file(test::file_text(game)).value();
    const auto again = rooms::replay_file(file, test::known_tiles(file));
    if (!again) FAIL(again.error());
    REQUIRE(again->game() == game.game());
    return *again;
}

/// Whether a draw has passed over a tile that was to wait.
bool has_passed_over(const rooms::LoggedGame& game) {
    for (std::uint64_t seq = 0; seq < game.seq(); ++seq) {
        const rules::Game before = game.at(seq);
        const auto next = before.next_place(game.terms().deck);
        if (next && *next != before.drawn_count()) return true;
    }
    return false;
}

/// Whether behind so many tiles one that calls the dragon comes before a volcano.
bool calls_first(const rooms::LoggedGame& game, std::size_t drawn) {
    for (const rules::TileId tile : std::span(game.terms().deck).subspan(drawn)) {
        const auto& marks = game.terms().tiles.set()[tile].layout.marks;
        if (marks.contains(rules::TileMark::Volcano)) return false;
        if (marks.contains(rules::TileMark::Dragon)) return true;
    }
    return false;
}

/// A game with a deck of its own, in which tiles wait before the first volcano.
rooms::LoggedGame game_that_passes_over(std::uint8_t seed) {
    const auto tiles = test::catalogue()[rules::boxes_of(kDragon)];
    auto terms = rooms::agree("room000000", 1, kDragon, tiles, seed_of(seed), 0);
    terms.deck = protocol::shuffled(rules::Game(tiles.tables, kDragon).deck(), seed_of(seed));
    REQUIRE(rooms::take_deck(terms, rooms::deck_text(terms)));
    rooms::LoggedGame game(std::make_shared<const rooms::GameTerms>(std::move(terms)));
    game.draw(0);
    return game;
}

}  // namespace

TEST_CASE("PD-SET-2: games in which a volcano was taken back go on in forks and files") {
    int taken_back = 0;
    for (std::uint8_t seed = 0; seed < 4; ++seed) {
        CAPTURE(unsigned{seed});
        const auto over = test::ended_long_game(kDragon, 500, test::Undos::Any, seed);
        taken_back += has_taken_volcano_back(over) ? 1 : 0;
        require_replays(from_file(over));
        require_forks(over, seed);
        // What a running game has not drawn yet, its file does not tell: it comes in any order.
        require_forks(from_file(test::long_game(kDragon, 300, test::Undos::Any, seed)), seed);
    }
    CHECK(taken_back != 0);
}

TEST_CASE("PD-SET-2: a deck of its own, in which tiles wait, goes on in forks and files") {
    int passed_over = 0;
    for (std::uint8_t seed = 0; seed < 4; ++seed) {
        CAPTURE(unsigned{seed});
        rooms::LoggedGame game = game_that_passes_over(seed);
        play_until(game, 40);
        require_forks(game, seed);
        play_until(game, 2000);
        passed_over += has_passed_over(game) ? 1 : 0;
        require_forks(from_file(game), seed);
    }
    CHECK(passed_over != 0);
}

TEST_CASE("PD-SET-2: a fresh deck has tiles wait only while no volcano lies") {
    const auto game = test::ended_long_game(kDragon, 500, test::Undos::Last);
    std::uint64_t lies = 0;
    while (game.at(lies).holds_back()) ++lies;
    int called = 0;
    for (std::uint8_t seed = 0; seed < 20; ++seed) {
        const auto fork_at = [&](std::uint64_t seq) {
            return rooms::fork(game, {"fork000000", seq, rooms::ForkDeck::Fresh, seed_of(seed), 0});
        };
        CHECK_FALSE(calls_first(fork_at(0), 0));
        called += calls_first(fork_at(lies), game.at(lies).drawn_count()) ? 1 : 0;
    }
    CHECK(called != 0);
}
