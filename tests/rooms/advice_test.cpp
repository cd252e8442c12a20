#include "server/service/archive.hpp"
#include "server/service/thinking.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>
#include <boost/asio/experimental/awaitable_operators.hpp>

#include <algorithm>
#include <cmath>
#include <future>
#include <set>

// What companions make of a game: hints, odds, and the review of a game that is over.

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

const rules::Setup kGifts{
    .mode = rules::Mode::Ghosts, .players = 3, .changed = {rules::Part::TestGifts}};

protocol::RoomOptions with_odds() {
    protocol::RoomOptions options;
    options.aids.odds = true;
    return options;
}

Json hint(TestTable& table, std::size_t seat = 0) {
    return table.house.run(table.room->ask(rooms::query::Hint{table.tokens[seat]})).value();
}

protocol::Result<Json> odds(TestTable& table, const rooms::Reader& reader = {}) {
    return table.house.run(table.room->ask(rooms::query::Odds{reader}));
}

protocol::Result<Json> review(House& house, const std::string& game) {
    return house.run(house.archive().ask(rooms::archived::Review{game}));
}

/// A game of a companion alone, played to its end; its id.
std::string ended_game(House& house, const rules::Setup& setup) {
    const auto room = house.companions_game(setup);
    return house.run(room->ask(rooms::query::Document{})).value().at("game_id");
}

bool is_chance(const Json& chance) { return chance >= 0 && chance <= 1; }

}  // namespace

TEST_CASE("a hint has the best turns, the best first, and what is decided first is of that one") {
    House house;
    TestTable table(house, 2);
    table.start();
    const Json told = hint(table);
    CHECK(told.at("seq") == 1);
    const Json& turns = told.at("turns");
    REQUIRE(turns.size() == 3);
    CHECK(turns[0].at("decisions").at(0) == told.at("decision"));
    CHECK(turns[0].at("chance") >= turns[1].at("chance"));
    CHECK(turns[1].at("chance") >= turns[2].at("chance"));
    for (const Json& turn : turns) CHECK(is_chance(turn.at("chance")));
    for (const Json& reason : turns[0].at("reasons")) CHECK(reason.at("effect") != 0);
}

TEST_CASE("a hint is thought about less the more people wait for theirs, but never not at all") {
    const auto positions = [](std::size_t waiting, std::size_t threads) {
        return rooms::hint_strength(waiting, threads).positions;
    };
    CHECK(positions(0, 1) == rooms::kHintStrength.positions);
    CHECK(positions(1, 1) == rooms::kHintStrength.positions / 2);
    CHECK(positions(3, 4) == rooms::kHintStrength.positions);
    CHECK(positions(4, 4) == rooms::kHintStrength.positions / 2);
    for (std::size_t waiting = 0; waiting < 600; ++waiting) {
        CHECK(positions(waiting + 1, 1) <= positions(waiting, 1));
        CHECK(positions(waiting, 2) >= positions(waiting, 1));
    }
    CHECK(positions(512, 1) == rooms::kLeastHintPositions);
}

TEST_CASE("a hint says how much it was thought about") {
    House house;
    TestTable table(house, 2);
    table.start();
    CHECK(hint(table).at("effort") == Json{{"positions", 20'000}, {"full", 20'000}});
    std::promise<void> begun;
    std::promise<void> go;
    const auto wait = [&](std::stop_token) {
        begun.set_value();
        go.get_future().wait();
        return true;
    };
    const auto nothing = [](std::stop_token) { return true; };
    house.post(house.companions().run({}, wait, work::Urgency::Awaited));
    house.settle_for_now();
    begun.get_future().wait();
    const Pending asked(house.io(), table.room->ask(rooms::query::Hint{table.tokens[0]}));
    house.settle_for_now();
    for (const char* who : {"a", "b", "c", "d", "e", "f", "g"}) {
        house.post(house.companions().run({who, "r"}, nothing, work::Urgency::Awaited));
    }
    house.settle_for_now();
    go.set_value();
    house.settle();
    const Json told = asked.get().value();
    CHECK(told.at("effort") == Json{{"positions", 2'500}, {"full", 20'000}});
    CHECK(told.at("turns").size() == 3);
}

TEST_CASE("the turns of a hint differ in more than a colour") {
    House house;
    TestTable table(house, 1);
    table.start();
    std::set<std::string> turns;
    const Json told = hint(table);
    for (const Json& turn : told.at("turns")) {
        std::string text;
        for (const Json& decision : turn.at("decisions")) {
            const std::string id = decision.at("id");
            text += id.starts_with("meeple:") ? id.substr(0, id.rfind(':')) : id;
        }
        turns.insert(text);
    }
    CHECK(turns.size() == 3);
}

TEST_CASE("the turn of a hint can be played as it stands, and a tile follows it") {
    House house;
    TestTable table(house, 1);
    table.start();
    const Json told = hint(table);
    std::uint64_t seq = told.at("seq");
    for (const Json& decision : told.at("turns").at(0).at("decisions")) {
        const auto made = table.decide(0, decision.at("id"), "c" + std::to_string(seq), seq);
        REQUIRE(made);
        seq = *made;
    }
    const auto state = house.run(table.room->ask(rooms::query::State{})).value();
    CHECK(Json::parse(state.text).at("state").at("turn") == 2);
}

TEST_CASE("the odds have the start and the end of each turn, and each stays what it was") {
    House house;
    TestTable table(house, 1, {}, with_odds());
    table.start();
    const Json before = odds(table).value().at("odds");
    REQUIRE(before.size() == 1);
    CHECK(before[0].at("seq") == 0);
    CHECK(before[0].at("turn") == 0);
    CHECK(is_chance(before[0].at("chances").at(0)));
    table.play_on(12);
    const Json later = odds(table).value().at("odds");
    REQUIRE(later.size() > 2);
    CHECK(later[0] == before[0]);
    for (std::size_t i = 0; i < later.size(); ++i) CHECK(later[i].at("turn") == i);
    CHECK(odds(table).value().at("odds") == later);
}

TEST_CASE("the odds of a game that is over end with what came of it") {
    House house;
    TestTable table(house, 1, {}, with_odds());
    table.start();
    table.play_on(1000);
    REQUIRE(table.is_over());
    const auto state = house.run(table.room->ask(rooms::query::State{})).value();
    const bool won = Json::parse(state.text).at("state").at("outcome") == "won";
    CHECK(odds(table).value().at("odds").back().at("chances") == Json::array({won ? 1.0 : 0.0}));
}

TEST_CASE("the odds are refused where the room tells none, before the start, and to strangers") {
    House house;
    TestTable plain(house, 1);
    plain.start();
    const auto refused = odds(plain);
    REQUIRE(!refused);
    CHECK(refused.error().code == ErrorCode::AidRefused);
    CHECK(refused.error().params == Json{{"aid", "odds"}});
    TestTable open(house, 1, {}, with_odds());
    CHECK(odds(open).error().code == ErrorCode::NotStarted);
    auto closed = with_odds();
    closed.spectators = false;
    TestTable table(house, 1, {}, closed);
    table.start();
    CHECK(odds(table).error().code == ErrorCode::SpectatorsRefused);
    CHECK(odds(table, {table.tokens[0]}).has_value());
}

TEST_CASE("two who ask for the odds are told the same") {
    using namespace boost::asio::experimental::awaitable_operators;
    House house;
    TestTable table(house, 1, {}, with_odds());
    table.start();
    const auto [first, second] =
        house.run(table.room->ask(rooms::query::Odds{}) && table.room->ask(rooms::query::Odds{}));
    CHECK(first.value() == second.value());
}

TEST_CASE("the review of a game has each of its turns, and is the same for whoever asks next") {
    House house;
    const std::string game = ended_game(house, {.level = 1, .players = 1});
    const Json told = review(house, game).value();
    CHECK(told.at("game_id") == game);
    CHECK(is_chance(told.at("start").at(0)));
    REQUIRE(told.at("turns").size() > 10);
    for (const Json& turn : told.at("turns")) {
        CHECK(!turn.at("decisions").empty());
        CHECK((turn.at("better") == nullptr) == (turn.at("cost") == 0));
        CHECK(turn.at("played").at("decisions").size() == turn.at("decisions").size());
    }
    CHECK(review(house, game).value() == told);
    house.reopen();
    CHECK(review(house, game).value() == told);
}

TEST_CASE("a game with tokens is reviewed turn by turn, and told of by odds, as any other") {
    House house;
    TestTable table(house, 3, kGifts, with_odds());
    table.start();
    for (int part = 0; part < 2; ++part) {
        table.play_on(part == 0 ? 40 : 4000);
        const Json told = odds(table).value().at("odds");
        REQUIRE(told.size() > 5);
        for (std::size_t i = 0; i < told.size(); ++i) CHECK(told[i].at("turn") == i);
    }
    REQUIRE(table.is_over());
    const Json told = review(house, table.id + ".1").value();
    int last = 0;
    std::set<Json> bidders;
    for (const Json& turn : told.at("turns")) {
        CHECK(turn.at("turn") >= last);
        last = turn.at("turn");
        CHECK((turn.at("better") == nullptr) == (turn.at("cost") == 0));
        CHECK(turn.at("played").at("decisions").size() == turn.at("decisions").size());
        for (const Json& decision : turn.at("decisions")) {
            CHECK(decision.at("decision").at("type") != "draw_token");
            if (decision.at("decision").at("type") == "bid") bidders.insert(turn.at("player"));
        }
    }
    CHECK(bidders.size() == 3);
    CHECK(!told.at("turning_points").empty());
}

TEST_CASE("turning points are turns of the game, the greatest change first") {
    House house;
    const Json told = review(house, ended_game(house, {.level = 4, .players = 1})).value();
    double last = 1;
    CHECK(told.at("turning_points").size() <= 5);
    for (const Json& point : told.at("turning_points")) {
        const double change = std::abs(point.at("change").get<double>());
        CHECK(change <= last);
        last = change;
        CHECK(std::ranges::any_of(told.at("turns"), [&](const Json& turn) {
            return turn.at("turn") == point.at("turn");
        }));
    }
}

TEST_CASE("a game that goes on, or is unknown, is not reviewed") {
    House house;
    TestTable table(house, 1);
    table.start();
    CHECK(review(house, table.id + ".1").error().code == ErrorCode::NotOver);
    CHECK(review(house, "nope.1").error().code == ErrorCode::GameNotFound);
}

TEST_CASE("two who ask for one review are told the same") {
    using namespace boost::asio::experimental::awaitable_operators;
    House house;
    const std::string game = ended_game(house, {.level = 1, .players = 1});
    const auto [first, second] = house.run(house.archive().ask(rooms::archived::Review{game}) &&
                                           house.archive().ask(rooms::archived::Review{game}));
    CHECK(first.value() == second.value());
    CHECK(review(house, game).value() == *first);
}
