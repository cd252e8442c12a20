#include "rules/rivals/game.hpp"
#include "rules/text/setup_words.hpp"
#include "tests/rules/dealing.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/setups.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mistward::rules;

namespace {

constexpr std::array kYellowAndPink{Colour::Yellow, Colour::Pink, Colour::Red,
                                    Colour::Green,  Colour::Blue, Colour::Black};
constexpr std::array kGreenAndRed{Colour::Green,  Colour::Red,   Colour::Blue,
                                  Colour::Yellow, Colour::Black, Colour::Pink};

/// What every player has at hand, whatever the colours are.
std::vector<std::vector<Supply>> at_hand(const Game& game) {
    auto supplies = game.view().supplies;
    for (auto& player : supplies) {
        for (Supply& supply : player) supply.colour = Colour::Red;
        std::sort(player.begin(), player.end());
    }
    return supplies;
}

/// The totals by player in a competitive game; in the other the one total.
std::vector<unsigned> totals(const Game& game) {
    std::vector<unsigned> totals;
    const auto tracks = game.view().tracks;
    if (tracks.size() == 1) return {tracks.front().points};
    for (std::size_t player = 0; player < game.setup().players; ++player) {
        const Colour colour = colours_of(game.setup(), PlayerId(player)).front();
        totals.push_back(std::find_if(tracks.begin(), tracks.end(), [&](const Track& track) {
                             return track.colour == colour;
                         })->points);
    }
    return totals;
}

void require_alike(const Game& usual, const Game& other) {
    REQUIRE(usual.legal().size() == other.legal().size());
    REQUIRE(at_hand(usual) == at_hand(other));
    REQUIRE(totals(usual) == totals(other));
    REQUIRE(other.check() == std::vector<std::string>{});
}

/// Plays one game by chance in two sets of colours.
void play_twice(const Setup& setup, const Setup& dealt, Random random) {
    Game usual(tables_for(setup), setup);
    Game other(tables_for(dealt), dealt);
    for (auto legal = usual.legal(); !legal.empty(); legal = usual.legal()) {
        require_alike(usual, other);
        const Decision decision = choose(usual, legal, Policy::Any, random);
        REQUIRE(usual.apply(decision).has_value());
        REQUIRE(other.apply(renamed(dealt, decision)).has_value());
    }
    require_alike(usual, other);
}

}  // namespace

TEST_CASE("G-SET-1: whoever is dealt a colour places the meeples of that colour") {
    const Setup setup{.mode = Mode::Ghosts, .players = 2, .colours = kYellowAndPink};
    const Game game = play(setup, "draw:40.0 place:2,0,0");
    CHECK(legal_text(game) ==
          "meeple:road0:yellow meeple:road0:yellow:guard meeple:cemetery:yellow "
          "meeple:cemetery:yellow:guard meeple:field0:yellow meeple:field0:yellow:guard "
          "meeple:field1:yellow meeple:field1:yellow:guard pass");
    CHECK(refused(game, "meeple:road0:pink") == Refusal::ColourNotYours);
}

TEST_CASE("G-SET-1: a supply is its player's, in whatever order the colours are dealt") {
    const Setup setup{.mode = Mode::Ghosts, .players = 2, .colours = kGreenAndRed};
    const Game game = play(setup, "draw:40.0 place:2,0,0 meeple:road0:green");
    const auto supplies = game.view().supplies;
    CHECK(supplies.at(0) == std::vector<Supply>{{Colour::Green, 4, 2, 3}});
    CHECK(supplies.at(1) == std::vector<Supply>{{Colour::Red, 5, 2, 3}});
}

TEST_CASE("G-MEEPLE-1: the supply that runs out is one's own") {
    // The first player, green, has a monk or a knight on seven tiles; red has placed nothing.
    const Setup setup{.mode = Mode::Base, .players = 2, .colours = kGreenAndRed};
    Game game = play(setup,
                     "draw:B.0 place:0,1,0 meeple:monastery:green draw:U.0 place:1,0,0 pass "
                     "draw:B.0 place:1,1,0 meeple:monastery:green draw:U.0 place:2,0,0 pass "
                     "draw:B.0 place:-1,1,0 meeple:monastery:green draw:U.0 place:3,0,0 pass "
                     "draw:B.0 place:2,1,0 meeple:monastery:green draw:U.0 place:4,0,0 pass "
                     "draw:A.0 place:-2,1,0 meeple:monastery:green draw:U.0 place:5,0,0 pass "
                     "draw:A.0 place:3,1,0 meeple:monastery:green draw:U.0 place:6,0,0 pass "
                     "draw:E.0 place:-3,1,3 meeple:city0:green draw:U.0 place:7,0,0");
    CHECK(legal_text(game) == "meeple:road0:red meeple:field0:red meeple:field1:red pass");
    tell(game, "pass");
    tell(game, "draw:U.0");
    CHECK(tell(game, "place:8,0,0") == "placed:U.0:8,0,0 forced:pass turn:16:player1");
}

TEST_CASE("G-SET-1: a supply that lost more than it had is noticed, whatever is on the board") {
    const Game game = from("ghosts players:2 tile:40.0@2,0,0 meeple:road0@2,0:red:guard");
    rivals::State state = *game.rivals();
    rivals::Hand& hand = state.hands[Colour::Red];
    for (int i = 0; i < 6; ++i) {
        --hand[MeepleKind::Ordinary];
        state.meeples.push_back({state.meeples[0].segment, Colour::Red});
    }
    const auto faults = Game(tables_for(game.setup()), state).check();
    REQUIRE_FALSE(faults.empty());
    CHECK(faults.front() == "red: meeples are lost or out of nowhere");
}

TEST_CASE("M-SET-1: a game goes alike in whatever colours it is played") {
    std::uint64_t seed = 0;
    for (const Setup& setup : all_setups()) {
        if (setup.level == 6) continue;  // M-SIX-1 goes by the colours
        Random random(++seed);
        const Setup other = dealt(setup, random);
        CAPTURE(setup_words(other));
        play_twice(setup, other, random);
    }
}
