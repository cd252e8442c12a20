#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"
#include "server/service/imported_room.hpp"

#include "server/service/records.hpp"
#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/gifts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

using namespace mistward;
using namespace mistward::test;

namespace {

/// Two players at a game that is played so that it lasts.
struct Played : Scene {
    explicit Played(const rules::Setup& setup = {.level = 5}) : Scene(2, setup) {
        seat("Ana");
        seat("Ben");
        attach(0, "Ana");
        attach(1, "Ben");
        start();
    }
    Played& play_on(int decisions) {
        for (int i = 0; i < decisions && !room.game->is_over(); ++i) play_carefully();
        return *this;
    }
    Played& play_to_end() {
        while (!room.game->is_over()) play_carefully();
        return *this;
    }
    /// The row that the store has of the game.
    store::GameRecord record() const {
        auto record = rooms::start_game(room, room.game->entries().all()).game;
        if (room.game->is_over()) record.end = rooms::game_end(*room.game, 9000);
        return record;
    }
    protocol::GameFile file() const { return rooms::game_file(record(), *room.game, "1.2.3"); }
};

/// What is wrong with a file after `spoil`.
std::string fault(protocol::GameFile file, const std::function<void(protocol::GameFile&)>& spoil) {
    spoil(file);
    const auto game = rooms::replay_file(file, known_tiles(file));
    return game ? "nothing" : game.error();
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a file replays to the game that it was made of, at every seq") {
    for (const rules::Setup& setup :
         {rules::Setup{.level = 1}, rules::Setup{.level = 5},
          rules::Setup{.level = 5, .rules = rules::kOldestRules}, rules::Setup{.level = 6},
          rules::Setup{.mode = rules::Mode::Ghosts}, rules::Setup{.mode = rules::Mode::Base}}) {
        Played played(setup);
        const auto check = [&] {
            const rooms::LoggedGame& original = *played.room.game;
            const auto game = rooms::replay_file(played.file(), known_tiles(played.file()));
            REQUIRE_MESSAGE(game, game.error());
            REQUIRE(game->seq() == original.seq());
            for (std::uint64_t seq = 0; seq <= original.seq(); ++seq) {
                REQUIRE(game->at(seq) == original.at(seq));
            }
        };
        played.play_on(30);
        check();
        played.play_to_end();
        check();
    }
}

TEST_CASE("the file of a game with undos, forks and companions replays") {
    Played played;
    played.room.options.undo = protocol::UndoPolicy::Turn;
    const auto is_before_meeple = [&] {
        return played.room.game->game().point().kind == rules::DecisionKind::PlaceMeeple;
    };
    while (!is_before_meeple()) played.play(0);
    const auto player = static_cast<int>(played.room.game->game().point().player.value());
    const std::uint64_t seq = played.room.game->seq();
    played.take(played.act(player, protocol::Undo{"u", seq, seq - 1}));
    played.play_on(12);
    auto file = played.file();
    const auto undone = std::ranges::find_if(
        file.log, [](const auto& entry) { return entry.decision.starts_with("undo:"); });
    REQUIRE(undone != file.log.end());
    file.forked_from = protocol::FileFork{"other.1", 3};
    const auto by_player =
        std::ranges::find_if(file.log, [](const auto& entry) { return entry.player.has_value(); });
    by_player->companion = true;
    const auto game = rooms::replay_file(file, known_tiles(file));
    REQUIRE_MESSAGE(game, game.error());
    CHECK(game->game() == played.room.game->game());
    const auto decided = static_cast<std::size_t>(by_player - file.log.begin());
    CHECK(game->entries()[decided].author == "companion");
    CHECK(game->terms().fork->game == "other.1");
}

TEST_CASE("the file of a running game is the same whatever the tiles that nobody has seen") {
    Played played;
    played.play_on(20);
    const rooms::LoggedGame& original = *played.room.game;
    rooms::GameTerms terms = original.terms();
    std::reverse(terms.deck.begin() + static_cast<std::ptrdiff_t>(original.game().drawn_count()),
                 terms.deck.end());
    terms.seed.fill(1);
    rooms::LoggedGame twin(std::make_shared<const rooms::GameTerms>(terms));
    for (const store::Entry& entry : original.entries()) REQUIRE(twin.replay({&entry, 1}));
    auto record = played.record();
    record.seed.fill(1);
    CHECK(protocol::wire::text_of(rooms::game_file(record, twin, "1.2.3")) ==
          protocol::wire::text_of(played.file()));
}

TEST_CASE("a file that is not what its log says is refused, and told why") {
    using File = protocol::GameFile;
    const File running = Played().play_on(20).file();
    const File ended = Played().play_to_end().file();
    REQUIRE(fault(running, [](File&) {}) == "nothing");
    REQUIRE(fault(ended, [](File&) {}) == "nothing");
    const auto said = [](const File& file, auto spoil, const std::string& part) {
        const std::string why = fault(file, spoil);
        CHECK_MESSAGE(contains(why, part), why);
    };
    for (const File& file : {running, ended}) {
        said(
            file, [](File& f) { f.rules = "1"; }, "rules version 1");
        said(
            file, [](File& f) { f.tileset.digest[0] ^= 1; }, "another tile set");
        said(
            file, [](File& f) { f.setup.scoring.insert(rules::Colour::Pink); }, "setup");
        said(
            file, [](File& f) { f.players.emplace_back(); }, "/players");
        said(
            file, [](File& f) { f.log[1].decision = "dance"; }, "entry 2");
        said(
            file, [](File& f) { f.log[1].decision = "undo:7"; }, "entry 2");
        said(
            file, [](File& f) { f.log[1].player = 1 - *f.log[1].player; }, "entry 2");
        said(
            file, [](File& f) { f.log[1].player.reset(); }, "entry 2");
        said(
            file, [](File& f) { f.log.erase(f.log.begin()); }, "entry 1");
    }
    const auto draw_again = [](File& f) { f.log[0].decision = "draw:99.9"; };
    said(running, draw_again, "entry 1");
    said(
        running,
        [](File& f) {
            f.ended_ms = 0;
            f.result.emplace();
            f.seed.emplace(64, '0');
            f.deck.emplace();
        },
        "");
    said(
        ended, [](File& f) { f.ended_ms.reset(); }, "an end that the file does not tell");
    said(
        ended, [](File& f) { f.log.pop_back(); }, "an end that its log does not come to");
    said(
        ended, [](File& f) { f.log.push_back(f.log.back()); }, "entry");
    said(
        ended, [](File& f) { (*f.seed)[0] = (*f.seed)[0] == '0' ? '1' : '0'; }, "");
    said(
        ended, [](File& f) { f.commitment[0] = f.commitment[0] == '0' ? '1' : '0'; }, "");
    said(
        ended, [](File& f) { std::swap(f.deck->front(), f.deck->back()); }, "/deck/");
    said(
        ended, [](File& f) { f.result->turns = 1; }, "/result/turns");
}

TEST_CASE("a running game goes on with the tiles that nobody has seen, shuffled anew") {
    Played played;
    played.play_on(25);
    const auto file = played.file();
    const auto original = rooms::replay_file(file, known_tiles(file)).value();
    const auto room = rooms::imported_room(file, original, "imported00", 7000);
    CHECK(room.visibility == protocol::Visibility::Private);
    CHECK(room.name == file.game_id);
    CHECK(std::ranges::none_of(room.seats, [](const auto& seat) { return seat.has_value(); }));
    CHECK(room.game->game() == played.room.game->game());
    CHECK(room.game->terms().fork->game == file.game_id);
    auto deck = room.game->terms().deck;
    auto secret = played.room.game->terms().deck;
    CHECK(deck != secret);
    std::ranges::sort(deck);
    std::ranges::sort(secret);
    CHECK(deck == secret);
}

TEST_CASE("a game that is over keeps its players' names, and no token opens their seats") {
    Played played;
    played.play_to_end();
    const auto file = played.file();
    const auto original = rooms::replay_file(file, known_tiles(file)).value();
    const auto room = rooms::imported_room(file, original, "imported00", 7000);
    CHECK(room.game->is_over());
    CHECK(room.game->terms().deck == played.room.game->terms().deck);
    REQUIRE(room.seats.size() == 2);
    CHECK(room.seats[0]->name == "Ana");
    CHECK(room.seats[0]->token != rooms::token_hash(Scene::token("Ana")));
}

TEST_CASE(
    "a running game that hides something is not played on from its file; one that is over is") {
    Gifts scene;
    const auto file = [&] {
        auto record = rooms::start_game(scene.room, scene.room.game->entries().all()).game;
        if (scene.room.game->is_over()) record.end = rooms::game_end(*scene.room.game, 9000);
        return rooms::game_file(record, *scene.room.game, "1.2.3");
    };
    for (int i = 0; i < 30; ++i) scene.play(scene.room.game->seq() * 29);
    const std::string told = "it still runs, and a seat of it would show what a player hides in it";
    CHECK(fault(file(), [](auto&) {}) == told);
    CHECK(fault(file(), [&](auto& open) {
              for (std::size_t i = 0; i < open.log.size(); ++i) {
                  open.log[i].decision = scene.room.game->entries()[i].decision;
              }
          }) == told);
    scene.play_to_end();
    CHECK(fault(file(), [](auto&) {}) == "nothing");
    CHECK(contains(fault(file(),
                         [](auto& spoilt) {
                             const auto draw =
                                 std::ranges::find_if(spoilt.log, [](const auto& entry) {
                                     return entry.decision.starts_with("token:gifts:");
                                 });
                             draw->decision = "token:gifts:hidden";
                         }),
                   "token"));
}
