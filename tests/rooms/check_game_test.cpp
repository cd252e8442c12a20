#include "server/record/check_game.hpp"
#include "server/service/archive.hpp"

#include "tests/rooms/catalogue.hpp"
#include "tests/rooms/house.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using rooms::Verdict;

namespace {

/// A game at its end, by itself in a house.
class EndedGame {
public:
    EndedGame() {
        TestTable table(house_, 2, {.mode = rules::Mode::Base});
        table.start();
        table.play_on(4000);
        REQUIRE(table.is_over());
        id_ = table.id + ".1";
    }

    store::StoredGame stored() { return house_.run(house_.store().find_game(id_)).value().value(); }

    /// The check after `change` (SQL) in the absence of any server.
    rooms::GameCheck check_after(const std::string& change) {
        house_.reopen(change);
        return rooms::check_game(stored(), known_tiles(stored().game));
    }

    House& house() { return house_; }
    const std::string& id() const { return id_; }

private:
    House house_;
    std::string id_;
};

bool says(const rooms::GameCheck& check, Verdict verdict, const std::string& part) {
    CAPTURE(check.why);
    return check.verdict == verdict && check.why.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a game is sound while it runs and when it is over") {
    House house;
    TestTable table(house, 2);
    table.start();
    table.play_on(9);
    const auto running = house.run(house.store().find_game(table.id + ".1")).value().value();
    CHECK(rooms::check_game(running, known_tiles(running.game)).verdict == Verdict::Sound);
    EndedGame ended;
    const auto check = rooms::check_game(ended.stored(), known_tiles(ended.stored().game));
    CHECK(check.verdict == Verdict::Sound);
    CHECK(check.why.empty());
}

TEST_CASE("an end that was recorded without its result is sound") {
    EndedGame game;
    CHECK(game.check_after("UPDATE games SET result = '{}'").verdict == Verdict::Sound);
}

TEST_CASE("a game whose log was changed is broken, and the entry is named") {
    EndedGame game;
    const auto check = game.check_after("UPDATE entries SET decision = 'pass' WHERE seq = 4");
    CHECK(says(check, Verdict::Broken, "entry 4 (pass)"));
}

TEST_CASE("a game whose log and recorded end disagree is broken") {
    EndedGame game;
    const std::string disagree = "the recorded end";
    const auto with = [&](const std::string& set, const std::string& and_back) {
        const bool found =
            says(game.check_after("UPDATE games SET " + set), Verdict::Broken, disagree);
        CHECK(game.check_after("UPDATE games SET " + and_back).verdict == Verdict::Sound);
        return found;
    };
    const store::GameEnd end = game.stored().game.end.value();
    CHECK(with("outcome = 'won'", "outcome = '" + end.outcome + "'"));
    CHECK(with("reason = 'none'", "reason = '" + end.reason + "'"));
    CHECK(with("result = json_set(result, '$.tracks[0].points', 1000)",
               "result = '" + end.result + "'"));
    CHECK(says(game.check_after("DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)"),
               Verdict::Broken, ""));
}

TEST_CASE("a game whose row has no sense is broken") {
    EndedGame game;
    auto seed = game.check_after("UPDATE games SET seed = zeroblob(32)");
    CHECK(says(seed, Verdict::Broken, "its seed is not the one of its commitment"));
    store::StoredGame stored = game.stored();
    stored.game.setup = "{";
    CHECK(rooms::check_game(stored, known_tiles(game.stored().game)).verdict == Verdict::Broken);
}

TEST_CASE("a game of other rules or tiles is neither sound nor broken") {
    EndedGame game;
    const std::string rules = game.stored().game.rules;
    CHECK(says(game.check_after("UPDATE games SET rules = '1'"), Verdict::Foreign,
               "rules version 1"));
    CHECK(says(game.check_after("UPDATE games SET tileset_digest = 'd', rules = '" + rules + "'"),
               Verdict::Foreign, "another tile set"));
    CHECK(!rooms::export_game(game.stored(), known_tiles(game.stored().game)));
}

TEST_CASE("a stored game is the same file as the archive's") {
    EndedGame game;
    const auto file =
        game.house().run(game.house().archive().ask(rooms::archived::File{game.id(), {}}));
    CHECK(protocol::wire::text_of(
              rooms::export_game(game.stored(), known_tiles(game.stored().game)).value()) ==
          file.value());
}
