#include "server/record/fork.hpp"

#include "protocol/game_file.hpp"
#include "protocol/sha256.hpp"
#include "server/service/archive.hpp"
#include "tests/rooms/house.hpp"
#include "tests/rooms/long_game.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <ranges>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

namespace {

rooms::ForkTerms terms(std::uint64_t seq, rooms::ForkDeck deck, std::uint8_t seed = 5) {
    rooms::ForkTerms terms{"fork000000", seq, deck, {}, 7000};
    terms.seed.fill(seed);
    return terms;
}

/// A game of level 5, where tiles lie face down, played carefully so that it lasts.
struct Original : Scene {
    explicit Original(std::uint8_t seed = 42) : Scene(2, {.level = 5}) {
        seat("Ana");
        seat("Ben");
        attach(0, "Ana");
        attach(1, "Ben");
        start(seed);
    }
    void play_on(int decisions) {
        for (int i = 0; i < decisions && !room.game->is_over(); ++i) play_carefully();
    }
    void play_to_end() {
        while (!room.game->is_over()) play_carefully();
    }
};

protocol::Fork request(std::optional<std::uint64_t> seq, bool same_deck = false) {
    protocol::Fork request;
    request.seq = seq;
    request.name = "What if";
    request.deck = same_deck ? rooms::ForkDeck::Same : rooms::ForkDeck::Fresh;
    return request;
}

constexpr rules::Setup kTwoRivals{.mode = rules::Mode::Base, .players = 2};
/// Beyond what two rivals need for the tiles of the base game.
constexpr std::uint64_t kRestOfGame = 250;

struct LongHouse : House {
    protocol::Result<rooms::CreatedRoom> import(const rooms::LoggedGame& game) {
        return run(lobby().import_game(file_text(game)));
    }
    protocol::Result<rooms::CreatedRoom> fork(const rooms::CreatedRoom& original,
                                              std::uint64_t seq) {
        protocol::Fork request;
        request.seq = seq;
        return run(lobby().fork(original.room.at("id"), request, {}));
    }
    /// Companions play the room's game to its end; whether its file can be imported again.
    bool ends_within_a_file(const rooms::CreatedRoom& created) {
        const std::string id = created.room.at("id");
        const auto room = find(id);
        for (std::uint8_t seat = 0; seat < kTwoRivals.players; ++seat) {
            run(room->ask(rooms::command::SeatCompanion{created.owner_token, seat, true})).value();
        }
        settle();
        REQUIRE(run(room->ask(rooms::query::Document{})).value().at("status") == "over");
        const auto file = run(archive().ask(rooms::archived::File{id + ".1", {}})).value();
        return run(lobby().import_game(file)).has_value();
    }
};

}  // namespace

TEST_CASE("a fork stands where the original stood, at every seq") {
    Original scene;
    scene.play_on(40);
    const rooms::LoggedGame& original = *scene.room.game;
    for (std::uint64_t seq = 0; seq <= original.seq(); ++seq) {
        const rooms::LoggedGame forked = rooms::fork(original, terms(seq, rooms::ForkDeck::Fresh));
        CHECK(forked.at(seq) == original.at(seq));
        CHECK(forked.game().point().actor != rules::Actor::Chance);
        CHECK(forked.terms().fork->game == original.terms().id);
        CHECK(forked.terms().fork->seq == seq);
        CHECK(std::ranges::is_permutation(forked.terms().deck, original.terms().deck));
        CHECK(std::ranges::none_of(forked.entries(),
                                   [](const auto& e) { return e.command.has_value(); }));
    }
}

TEST_CASE("a fork with the same deck goes on with the same tiles") {
    Original scene;
    scene.play_to_end();
    const rooms::LoggedGame& original = *scene.room.game;
    rooms::LoggedGame forked = rooms::fork(original, terms(0, rooms::ForkDeck::Same));
    CHECK(forked.terms().deck == original.terms().deck);
    CHECK(forked.terms().commitment != original.terms().commitment);
    for (const store::Entry& entry : original.entries().all() | std::views::drop(1)) {
        REQUIRE(forked.replay({&entry, 1}));
    }
    CHECK(forked.game() == original.game());
}

TEST_CASE("a fresh deck says nothing about what the original hides") {
    Original scene;
    scene.play_on(30);
    const rooms::LoggedGame& original = *scene.room.game;
    // The same game with the cards that nobody has seen in another order.
    rooms::GameTerms other = original.terms();
    std::reverse(other.deck.begin() + static_cast<std::ptrdiff_t>(original.game().drawn_count()),
                 other.deck.end());
    REQUIRE(other.deck != original.terms().deck);
    rooms::LoggedGame twin(std::make_shared<const rooms::GameTerms>(other));
    for (const store::Entry& entry : original.entries()) REQUIRE(twin.replay({&entry, 1}));
    const auto forked = rooms::fork(original, terms(original.seq(), rooms::ForkDeck::Fresh));
    const auto twin_forked = rooms::fork(twin, terms(twin.seq(), rooms::ForkDeck::Fresh));
    CHECK(forked.terms().deck == twin_forked.terms().deck);
    CHECK(forked.terms().commitment == twin_forked.terms().commitment);
    const auto again = rooms::fork(original, terms(original.seq(), rooms::ForkDeck::Fresh, 6));
    CHECK(again.terms().deck != forked.terms().deck);
}

TEST_CASE("the commitment of a fork binds its deck as the guide says") {
    Original scene;
    scene.play_on(10);
    const auto forked =
        rooms::fork(*scene.room.game, terms(scene.room.game->seq(), rooms::ForkDeck::Fresh));
    const rooms::GameTerms& agreed = forked.terms();
    std::string bound = "mistward-fork-v1";
    for (const std::string& part :
         {agreed.id, std::string(protocol::kRulesVersion), agreed.tiles.digest,
          rooms::deck_text(agreed), std::string(agreed.seed.begin(), agreed.seed.end())}) {
        bound += '\0' + part;
    }
    CHECK(agreed.commitment == protocol::hex(protocol::sha256(bound)));
}

TEST_CASE("a forked room comes back from the store and is played to its end") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(4);
    REQUIRE(!table.is_over());
    const auto fork = [&](protocol::Fork request) {
        return house.run(house.lobby().fork(table.id, request, {}));
    };
    CHECK(fork(request({}, true)).error().code == ErrorCode::NotOver);
    CHECK(fork(request(1000)).error().params.at("field") == "seq");
    const auto created = fork(request(3)).value();
    const std::string id = created.room.at("id");
    CHECK(created.room.at("status") == "playing");
    CHECK(created.room.at("name") == "What if");
    CHECK(created.room.at("forked_from") == protocol::Json{{"game", table.id + ".1"}, {"seq", 3}});
    CHECK(created.room.at("seats").at(0).at("taken") == false);
    const auto before = house.run(house.find(id)->ask(rooms::query::State{})).value();
    const auto reopen = [&] {
        table.room.reset();
        house.reopen();
        table.reconnect();
    };
    reopen();
    auto room = house.find(id);
    CHECK(house.run(room->ask(rooms::query::State{})).value().text == before.text);
    CHECK(house.log(*room).size() > 100);
    for (const char* name : {"Cleo", "Dan"}) {
        house.run(room->ask(rooms::command::TakeSeat{{name, {}, protocol::SeatKind::Human}}))
            .value();
    }
    room.reset();
    table.play_on(1000);
    REQUIRE(table.is_over());
    const auto same = house.run(house.lobby().fork(table.id, request(0, true), {}));
    REQUIRE(same);
    CHECK(house.run(house.lobby().fork(table.id, {}, {})).error().code == ErrorCode::GameOver);
    reopen();
    CHECK(house.run(house.find(same->room.at("id"))->ask(rooms::query::Document{})).value() ==
          same->room);
}

TEST_CASE("a deck that is none of the game's is refused") {
    Original scene;
    rooms::GameTerms agreed = scene.room.game->terms();
    const std::string deck = rooms::deck_text(agreed);
    CHECK(rooms::take_deck(agreed, deck));
    for (const std::string& wrong :
         {std::string(), deck + ",01.0", deck.substr(deck.find(',') + 1), "99.9," + deck}) {
        rooms::GameTerms other = scene.room.game->terms();
        CHECK(!rooms::take_deck(other, wrong));
    }
}

TEST_CASE("a game that is to go on from a file has room for its end in a file") {
    LongHouse house;
    const auto refused =
        house.import(long_game(kTwoRivals, protocol::kMostEntriesToGoOn + 1, Undos::Last));
    REQUIRE(!refused);
    CHECK(refused.error().code == ErrorCode::InvalidGameFile);
    CHECK(refused.error().params.at("fault") ==
          "it still runs, and its log of 3001 entries is too long to go on: 3000 at most");
    const auto taken =
        house.import(long_game(kTwoRivals, protocol::kMostEntriesToGoOn, Undos::Last));
    REQUIRE(taken);
    CHECK(house.ends_within_a_file(*taken));
}

TEST_CASE("a game that is to go on from another has room for its end in a file") {
    LongHouse house;
    const auto over = house.import(
        ended_long_game(kTwoRivals, protocol::kMostLogEntries - kRestOfGame, Undos::Last));
    REQUIRE(over);
    const auto refused = house.fork(*over, protocol::kMostEntriesToGoOn + 1);
    REQUIRE(!refused);
    CHECK(refused.error().code == ErrorCode::InvalidMessage);
    CHECK(refused.error().params == protocol::Json{{"field", "seq"}, {"expected", "0 to 3000"}});
    const auto taken = house.fork(*over, protocol::kMostEntriesToGoOn);
    REQUIRE(taken);
    CHECK(house.ends_within_a_file(*taken));
}
