#include "companion/engine/words.hpp"
#include "rules/notation.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

namespace mistward::engine {
namespace {

const std::string kNamedDigest(64, 'a');

}  // namespace

TEST_CASE("every setup comes back from the line that begins its game") {
    for (const rules::Setup& setup : rules::all_setups()) {
        const NewGame game{.seed = 18446744073709551615U,
                           .seats = {rules::PlayerId(0), rules::PlayerId(setup.players - 1U)},
                           .tileset = kNamedDigest,
                           .setup = setup};
        std::string line = newgame_line(game);
        std::string_view words = line;
        CHECK(take_word(words) == "newgame");
        CHECK(parse_newgame(words).value() == game);
    }
}

TEST_CASE("the line that begins a game reads as it is told in the guide") {
    const NewGame game{.seed = 7,
                       .seats = {rules::PlayerId(0), rules::PlayerId(2)},
                       .tileset = kNamedDigest,
                       .setup = {.level = 3, .players = 3}};
    CHECK(newgame_line(game) ==
          "newgame seed:7 seats:0+2 tileset:" + kNamedDigest + " mists:3 players:3");
}

TEST_CASE("what is not the beginning of a game is refused, with what was expected where") {
    const std::string tail = " tileset:" + kNamedDigest + " mists:3 players:2";
    const auto why = [](const std::string& words) { return parse_newgame(words).error(); };
    CHECK(why("") == "expected seed: at 0");
    CHECK(why("seed:x seats:0" + tail) == "expected a seed at 5");
    CHECK(why("seed:1 seats:x" + tail) == "expected the number of a seat at 13");
    CHECK(why("seed:1 seats:0 tileset:abc mists:3 players:2") == "expected 64 hex digits at 23");
    CHECK(why("seed:1 seats:2" + tail) == "the game has no such seat");
    CHECK(why("seed:1 seats:0" + tail + " more") == "expected the end at 17");
    CHECK(why("seed:1 seats:0 tileset:" + kNamedDigest + " mists:7 players:2")
              .starts_with("expected a game that can be played"));
}

TEST_CASE("what an engine wants comes back from its line, and an unknown wish is refused") {
    CHECK(wants_line({}) == "wants");
    CHECK(wants_line({.tileset = true, .events = true, .state = true, .legal = true}) ==
          "wants tileset events state legal");
    CHECK(parse_wants("legal tileset").value() == Wants{.tileset = true, .legal = true});
    CHECK(parse_wants("").value() == Wants{});
    CHECK(parse_wants("legal money").error() ==
          "wants \"money\", but there are tileset, events, state and legal");
}

TEST_CASE("how much an engine may think comes back from its line") {
    const Effort effort{.positions = 4000, .time = std::chrono::milliseconds(15000)};
    CHECK(go_line(effort) == "go positions 4000 ms 15000");
    CHECK(parse_go("positions 4000 ms 15000").value() == effort);
    CHECK(parse_go("positions ms 3").error() == "expected a number of positions at 10");
    CHECK(parse_go("positions 1 ms 3 more").error() == "expected the end at 16");
}

TEST_CASE("events, legal decisions and ends are told in the notation of the rules") {
    rules::Game game(rules::mists_tables(), {.level = 1, .players = 1});
    const auto draw = rules::parse_decision(game, "draw:47.3").value();
    const auto events = game.apply(draw).value();
    CHECK(events_line(game, events) == "events drawn:47.3");
    CHECK(legal_line(game).starts_with("legal place:"));
    CHECK(legal_line(game) == "legal " + rules::legal_text(game));
    CHECK(over_line(game) == "over undecided");
    const auto ended = [](const char* state) { return over_line(rules::from(state)); };
    CHECK(ended("mists:1 players:2 points:pink:50 won:M-END-1") == "over won M-END-1");
    CHECK(ended("mists:1 players:2 lost:M-END-2") == "over lost M-END-2");
}

TEST_CASE("a competitive game ends with the colours of whoever has won") {
    const rules::Setup setup{.mode = rules::Mode::Base, .players = 2};
    rules::Game game(rules::tables_for(setup), setup);
    while (game.point().actor != rules::Actor::Nobody) REQUIRE(game.apply(game.legal().front()));
    const std::string line = over_line(game);
    CHECK(line.starts_with("over finished G-END-1 "));
    CHECK(line.size() > std::string("over finished G-END-1 ").size());
}

TEST_CASE("words are taken off a line one by one") {
    std::string_view line = "go  on";
    CHECK(take_word(line) == "go");
    CHECK(take_word(line).empty());
    CHECK(take_word(line) == "on");
    CHECK(take_word(line).empty());
    CHECK(line.empty());
}

TEST_CASE("only printable ASCII can be shown") {
    CHECK(is_printable(" id ~"));
    CHECK_FALSE(is_printable("a\tb"));
    CHECK_FALSE(is_printable("\xc3\xa9"));
}

}  // namespace mistward::engine
