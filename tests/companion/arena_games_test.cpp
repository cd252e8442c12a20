#include "companion/arena/measure.hpp"
#include "rules/notation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>

namespace mistward::arena {
namespace {

using players::Recipe;

const TileShelf& shelf() {
    static const TileShelf tiles = TileShelf::open("").value();
    return tiles;
}

const engine::EngineLimits kPatient{.greeting = std::chrono::milliseconds(20000),
                                    .decision = std::chrono::milliseconds(20000)};

Recipe recipe(const std::string& words) { return players::parse_recipe(words).value(); }

const std::string kExample =
    "engine:python3 " MISTWARD_SOURCE_DIR "/companion/engine/example_engine.py";

std::vector<PlayedGame> series(const rules::Setup& setup, const Seats& seats, const Range& range) {
    return play_series(shelf()[setup], setup, seats, range, kPatient);
}

/// All that a game comes to, but the time that it took.
std::string ending(const PlayedGame& game) {
    std::string text = std::to_string(static_cast<int>(game.outcome)) + " " +
                       std::to_string(game.pile) + " " + std::to_string(game.turns);
    for (const unsigned points : game.points) text += " " + std::to_string(points);
    for (const double won : game.shares) text += " " + std::to_string(won);
    return text;
}

std::vector<std::string> endings(const std::vector<PlayedGame>& games) {
    std::vector<std::string> all;
    for (const PlayedGame& game : games) all.push_back(ending(game));
    return all;
}

constexpr rules::Setup kGifts{
    .mode = rules::Mode::Ghosts, .players = 3, .changed = {rules::Part::TestGifts}};

/// Keeps its gifts, and takes the last decision else; looks at what it is told of those of others.
class Listener : public players::Player {
public:
    explicit Listener(std::set<std::size_t> seats) : seats_(std::move(seats)) {}

    players::Expected<void> follow(const std::string& decision, const rules::Game& after,
                                   std::span<const rules::Event> events) override {
        const auto* const drawn = std::get_if<rules::TokenDrawn>(&events.front());
        if (drawn == nullptr || drawn->stream != rules::Stream::Gifts) return {};
        const bool is_own = seats_.contains(drawn->player.value());
        ++(is_own ? own : hidden);
        CHECK(drawn->value.has_value() == is_own);
        CHECK((decision == "token:gifts:hidden") == !is_own);
        const rules::PlayerId seat(is_own ? drawn->player.value() : *seats_.begin());
        CHECK(after == after.as_seen_by(seat));
        return {};
    }
    players::Expected<rules::Decision> decide(const rules::Game& game) override {
        return game.legal().back();
    }

    int own = 0;
    int hidden = 0;

private:
    std::set<std::size_t> seats_;
};

}  // namespace

TEST_CASE("a deck is the same for its number on every platform, and another for another number") {
    const rules::Game game(shelf()[rules::Mode::Mists].tables, {.level = 1, .players = 1});
    const auto text = [&](std::uint64_t number) {
        std::string faces;
        for (const rules::TileId tile : deck_of(game, number)) {
            faces += (faces.empty() ? "" : ",") + rules::face_name(game.tileset(), tile);
        }
        return faces;
    };
    CHECK(text(0) != text(1));
    CHECK(text(7) == text(7));
    auto sorted = deck_of(game, 3);
    auto tiles = game.deck();
    std::sort(sorted.begin(), sorted.end());
    std::sort(tiles.begin(), tiles.end());
    CHECK(sorted == tiles);
    CHECK(text(0).substr(0, 24) == "23.3,07.0,54.1,13.3,14.3");
}

TEST_CASE("with a deck come the tokens that are drawn, each of a bag once and each side of a die") {
    const rules::TokenStream gifts{rules::Stream::Gifts, {0, 1, 1, 2, 3}, 0};
    const rules::TokenStream die{rules::Stream::Die, {}, 6};
    std::set<std::vector<std::uint8_t>> orders;
    std::set<std::uint8_t> sides;
    for (std::uint64_t number = 0; number < 20; ++number) {
        std::vector<std::uint8_t> order;
        for (std::size_t drawn = 0; drawn < gifts.bag.size(); ++drawn) {
            order.push_back(token_of(gifts, drawn, number));
            sides.insert(token_of(die, drawn, number));
        }
        orders.insert(order);
        std::sort(order.begin(), order.end());
        CHECK(order == gifts.bag);
    }
    CHECK(orders.size() > 10);
    CHECK(sides == std::set<std::uint8_t>{1, 2, 3, 4, 5, 6});
    CHECK(token_of(die, 40, 7) == token_of(die, 40, 7));
}

TEST_CASE("players by chance play every game to its end, all alike on one thread and on three") {
    const std::vector<rules::Setup> setups{
        {.level = 1, .players = 1},
        {.level = 5, .players = 3},
        {.level = 6, .players = 2},
        {.mode = rules::Mode::Ghosts, .players = 3},
        {.mode = rules::Mode::Base, .players = 2},
        {.mode = rules::Mode::Base, .players = 3, .changed = {rules::Part::TestGifts}}};
    for (const rules::Setup& setup : setups) {
        Seats seats{.players = {recipe("random")}, .seats = {}};
        seats.seats.assign(setup.players, 0);
        const Range alone{.first = 5, .games = 12, .threads = 1};
        const Range together{.first = 5, .games = 12, .threads = 3};
        const auto games = series(setup, seats, alone);
        REQUIRE(games.size() == 12);
        CHECK(endings(games) == endings(series(setup, seats, together)));
        const Range later{.first = 6, .games = 1, .threads = 1};
        CHECK(ending(series(setup, seats, later)[0]) == ending(games[1]));
        for (const PlayedGame& game : games) {
            CHECK(game.outcome != rules::Outcome::Undecided);
            CHECK_FALSE(game.fault);
            std::size_t decided = 0;
            for (const Usage& usage : game.usage) decided += usage.turns;
            // Turns in which nobody had a choice are not counted; a part may ask others as well.
            if (setup.changed.empty()) CHECK(decided <= game.turns);
            CHECK(decided * 2 > game.turns);
        }
    }
}

TEST_CASE("a team wins and loses together, rivals share one win") {
    const Seats two{.players = {recipe("random")}, .seats = {0, 0}};
    const Range range{.first = 0, .games = 20, .threads = 1};
    for (const PlayedGame& game : series({.level = 1, .players = 2}, two, range)) {
        CHECK(game.shares[0] == game.shares[1]);
        CHECK(game.points.size() == 1);
        CHECK(game.pile == 1);
        CHECK(cause_of_loss(game) == "ghosts missing, pile 1");
    }
    std::set<double> shares;
    for (const PlayedGame& game : series({.mode = rules::Mode::Base, .players = 2}, two, range)) {
        CHECK(game.shares[0] + game.shares[1] == 1);
        CHECK((game.points[0] > game.points[1]) == (game.shares[0] == 1));
        CHECK(game.pile == 0);
        shares.insert(game.shares[0]);
    }
    CHECK(shares.size() > 1);
}

TEST_CASE("the baseline beats chance in both games, deck by deck") {
    const Range range{.first = 100, .games = 4, .threads = 2};
    const rules::Setup team{.level = 1, .players = 1};
    const Measured good =
        measure(shelf(), {.setup = team, .player = recipe("baseline")}, range, {});
    const Measured bad = measure(shelf(), {.setup = team, .player = recipe("random")}, range, {});
    const Paired pairs = paired(good.games[0], bad.games[0]);
    CHECK(pairs.only_first >= 2);
    CHECK(pairs.only_second == 0);
    CHECK(good.pace.turn_ms > 20 * bad.pace.turn_ms);
    CHECK(good.pace.slowest_ms >= good.pace.turn_ms);

    const Range one{.first = 100, .games = 1, .threads = 1};
    const rules::Setup rivals{.mode = rules::Mode::Base, .players = 2};
    const Measured against = measure(
        shelf(), {.setup = rivals, .player = recipe("baseline"), .beside = recipe("random")}, one,
        {});
    const Duel& duel = std::get<Duel>(against.result);
    CHECK(duel.games == 2);
    CHECK(duel.won == 2);
    CHECK(duel.share.value == 1);
    CHECK(duel.points.value > 0);
}

TEST_CASE("a companion decides alike in the arena and as an engine with the same budget") {
    const Range range{.first = 3, .games = 1, .threads = 1};
    const rules::Setup team{.level = 2, .players = 2};
    const Seats inside{.players = {recipe("companion:positions=200")}, .seats = {0, 0}};
    const Seats outside{
        .players = {recipe("engine,positions=200:" MISTWARD_ARENA " engine companion")},
        .seats = {0, 0}};
    CHECK(endings(series(team, inside, range)) == endings(series(team, outside, range)));
    const Seats bolder{.players = {recipe("companion:positions=200,skill=novice")},
                       .seats = {0, 0}};
    CHECK(endings(series(team, inside, range)) != endings(series(team, bolder, range)));
}

TEST_CASE("weights come from a file, and what is wrong with it ends the series") {
    const rules::Setup team{.level = 1, .players = 1};
    const Range range{.first = 0, .games = 1, .threads = 1};
    const std::string file = MISTWARD_SOURCE_DIR "/companion/weights/mists.weights";
    const Seats usual{.players = {recipe("companion:positions=200")}, .seats = {0}};
    const Seats same{.players = {recipe("companion:positions=200,weights=" + file)}, .seats = {0}};
    CHECK(endings(series(team, usual, range)) == endings(series(team, same, range)));
    const Seats none{.players = {recipe("companion:weights=/nowhere")}, .seats = {0}};
    CHECK_THROWS_WITH_AS(series(team, none, range), "the file /nowhere cannot be read",
                         std::runtime_error);
    const Seats bad{.players = {recipe("companion:weights=" MISTWARD_SOURCE_DIR "/README.md")},
                    .seats = {0}};
    CHECK_THROWS_AS(series(team, bad, range), std::runtime_error);
}

TEST_CASE("rivals need somebody to beat") {
    const rules::Setup rivals{.mode = rules::Mode::Base, .players = 2};
    CHECK_THROWS_AS(measure(shelf(), {.setup = rivals, .player = recipe("random")}, {}, {}),
                    std::invalid_argument);
}

TEST_CASE("equal rivals share the wins of both seatings evenly") {
    const rules::Setup rivals{.mode = rules::Mode::Base, .players = 3};
    const Range range{.first = 0, .games = 5, .threads = 1};
    const Question question{
        .setup = rivals, .player = recipe("random"), .beside = recipe("random")};
    const Measured measured = measure(shelf(), question, range, {});
    const Duel& duel = std::get<Duel>(measured.result);
    CHECK(duel.games == 10);
    CHECK(duel.won + duel.shared + duel.lost == 10);
    CHECK(measured.games.size() == 2);
}

TEST_CASE("whoever plays the same game in the other seat has the other half of the wins") {
    // Chance decides alike in a seat, whoever has it.
    const rules::Setup rivals{.mode = rules::Mode::Base, .players = 2};
    const Range range{.first = 0, .games = 7, .threads = 1};
    const Question question{
        .setup = rivals, .player = recipe("random"), .beside = recipe("random")};
    const Measured measured = measure(shelf(), question, range, {});
    CHECK(endings(measured.games[0]) == endings(measured.games[1]));
    const Duel& duel = std::get<Duel>(measured.result);
    CHECK(duel.won == duel.lost);
    CHECK(duel.share.low == 0.5);
    CHECK(duel.share.high == 0.5);
    CHECK(duel.points.value == 0);
}

TEST_CASE("a mixed table of a team is played with both seatings") {
    const rules::Setup team{.level = 1, .players = 3};
    const Range range{.first = 0, .games = 3, .threads = 1};
    const Question question{.setup = team, .player = recipe("random"), .beside = recipe(kExample)};
    CHECK(std::get<Tally>(measure(shelf(), question, range, {}).result).games == 6);
}

TEST_CASE("the example engine plays every game to its end, and our own engine as whoever it is") {
    const std::vector<rules::Setup> setups{{.level = 4, .players = 2},
                                           {.level = 6, .players = 3},
                                           {.mode = rules::Mode::Ghosts, .players = 2},
                                           {.mode = rules::Mode::Base, .players = 2},
                                           kGifts};
    const Range range{.first = 0, .games = 2, .threads = 1};
    const std::string own = "engine:" MISTWARD_ARENA " engine random";
    for (const rules::Setup& setup : setups) {
        Seats seats{.players = {recipe(kExample), recipe(own)}, .seats = {0, 1, 0}};
        seats.seats.resize(setup.players);
        for (const PlayedGame& game : series(setup, seats, range)) {
            CHECK_FALSE(game.fault);
            CHECK(game.outcome != rules::Outcome::Undecided);
        }
        Seats inside{.players = {recipe("random")}, .seats = {}};
        inside.seats.assign(setup.players, 0);
        Seats outside{.players = {recipe(own)}, .seats = inside.seats};
        CHECK(endings(series(setup, inside, range)) == endings(series(setup, outside, range)));
    }
}

TEST_CASE("players are told of hidden tokens which of them they hold, in any of their seats") {
    Listener one({1});
    Listener two({0, 2});
    const std::array<players::Player*, 3> seats{&two, &one, &two};
    CHECK_FALSE(play(shelf()[kGifts], kGifts, 3, seats).fault);
    CHECK(one.own > 0);
    CHECK(one.hidden == two.own);
    CHECK(two.hidden == one.own);
}

TEST_CASE("what an engine computes is its own time") {
    const Range range{.first = 0, .games = 1, .threads = 1};
    const Measured measured =
        measure(shelf(),
                {.setup = {.level = 1, .players = 1},
                 .player = recipe("engine:" MISTWARD_ARENA " engine baseline")},
                range, kPatient);
    CHECK(measured.pace.turn_ms > 1);
}

TEST_CASE("a fault of an engine loses its game, and the next begins with another process") {
    // It plays one game and dies in the next: by then it has said its name a second time.
    const Recipe mortal = recipe(
        "engine:read a; echo ready; while read word rest; do "
        "case $word in go) exit 9;; esac; done");
    const Range range{.first = 0, .games = 3, .threads = 1};
    const Question team{.setup = {.level = 1, .players = 2}, .player = mortal};
    const Measured measured = measure(shelf(), team, range, kPatient);
    const Tally& tally = std::get<Tally>(measured.result);
    CHECK(tally.won == 0);
    CHECK(tally.lost.at("engine died") == 3);
    CHECK(tally.faults.at("died: ended with status 9") == 3);

    const Question rivals{.setup = {.mode = rules::Mode::Base, .players = 2},
                          .player = mortal,
                          .beside = recipe("random")};
    const Measured duelled = measure(shelf(), rivals, range, kPatient);
    const Duel& duel = std::get<Duel>(duelled.result);
    CHECK(duel.lost == 6);
    CHECK(duel.share.value == 0);
    CHECK(duel.faults.at("died: ended with status 9") == 6);
}

TEST_CASE("an engine that cannot be started ends the series, also on several threads") {
    const Seats seats{.players = {recipe("engine:exit 1")}, .seats = {0}};
    const Range range{.first = 0, .games = 50, .threads = 3};
    CHECK_THROWS_WITH_AS(series({.level = 1, .players = 1}, seats, range),
                         "the engine \"exit 1\" ended with status 1", std::runtime_error);
}

TEST_CASE("tiles come from a file, and what is wrong with it is told") {
    const std::string file = MISTWARD_SOURCE_DIR "/rules/tilesets/base.json";
    CHECK(TileShelf::open("/nowhere.json").error() ==
          std::vector<std::string>{"the file /nowhere.json cannot be read"});
    CHECK_FALSE(TileShelf::open(MISTWARD_SOURCE_DIR "/README.md"));
    // The base tiles would be in the competitive game twice.
    CHECK_FALSE(TileShelf::open(file));
    const auto built_in = TileShelf::open(MISTWARD_SOURCE_DIR "/rules/tilesets/mists.json");
    CHECK(built_in.value()[rules::Mode::Mists].digest == shelf()[rules::Mode::Mists].digest);
}

}  // namespace mistward::arena
