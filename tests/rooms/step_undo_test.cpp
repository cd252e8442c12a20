#include "protocol/game_file.hpp"
#include "rules/notation.hpp"
#include "server/behaviour/undo_rules.hpp"
#include "server/record/log_page.hpp"
#include "tests/protocol/trees.hpp"
#include "tests/rooms/long_game.hpp"
#include "tests/rooms/scene.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

namespace {

/// Two players at a game; player n is subscriber n. It stands before the active player's meeple.
struct Taking : Scene {
    explicit Taking(protocol::UndoPolicy policy = protocol::UndoPolicy::Consent) : Scene(2) {
        room.options.undo = policy;
        seat("Ana");
        seat("Ben");
        attach(0, "Ana");
        attach(1, "Ben");
        start();
        to_meeple();
    }

    void to_meeple() {
        while (room.game->game().point().kind != rules::DecisionKind::PlaceMeeple) play(0);
    }
    int player() const { return static_cast<int>(room.game->game().point().player.value()); }
    std::uint64_t seq() const { return room.game->seq(); }
    protocol::Json state() const { return protocol::state_document(room.game->game()); }
    rooms::Stepped<std::uint64_t> undo(int who, std::uint64_t to, const std::string& id = "u") {
        return act(who, protocol::Undo{id, seq(), to});
    }
    rooms::Stepped<std::uint64_t> answer(int who, bool agree) {
        return act(who, protocol::AnswerUndo{"a", agree});
    }
    /// The reason for which an undo is refused.
    std::string reason(int who, std::uint64_t to) {
        const auto refused = undo(who, to).error();
        CHECK(refused.code == ErrorCode::UndoRefused);
        return refused.params.at("reason");
    }
};

}  // namespace

TEST_CASE("one's own decision is taken back at once while nothing was revealed") {
    for (const auto policy : {protocol::UndoPolicy::Turn, protocol::UndoPolicy::Consent}) {
        Taking game(policy);
        const std::uint64_t before = game.seq() - 1;
        const auto older = protocol::state_document(game.room.game->at(before));
        const auto newer = game.state();
        const int player = game.player();
        game.clients[1].forget();
        CHECK(game.take(game.undo(player, before)) == before + 2);
        CHECK(game.state() == older);
        const auto& append = std::get<store::Append>(game.write.value());
        REQUIRE(append.entries.size() == 1);
        CHECK(append.entries[0].decision == "undo:" + std::to_string(before));
        CHECK(append.entries[0].player == player);
        const auto update = game.clients[1].newest("update");
        CHECK(update.at("decision").at("type") == "undo");
        CHECK(update.at("events") ==
              protocol::Json::parse(R"([{"type":"undone","seq":)" + std::to_string(before) + "}]"));
        CHECK(newer.patch(update.at("patch")) == older);
        CHECK(update.at("next").at("player") == player);
        CHECK(update.at("legal") == protocol::legal_document(game.room.game->game()));
        game.to_meeple();
        CHECK(game.seq() == before + 3);
    }
}

TEST_CASE("a repeated undo has the same reply and one effect") {
    Taking game;
    const int player = game.player();
    const std::uint64_t looked_at = game.seq();
    const auto reply = game.take(game.undo(player, looked_at - 1, "u1"));
    const auto again = game.act(player, protocol::Undo{"u1", looked_at, looked_at - 1});
    REQUIRE(again);
    CHECK(again->reply == reply);
    CHECK(!again->write);

    const auto other = game.act(player, protocol::Undo{"u1", game.seq(), looked_at});
    REQUIRE_FALSE(other);
    CHECK(other.error().code == protocol::ErrorCode::InvalidMessage);
    CHECK(other.error().params.at("field") == "id");
    CHECK_FALSE(game.act(player, protocol::Adopt{"u1", looked_at, 1}));
}

TEST_CASE("what was drawn is taken back with everybody's consent, and comes again") {
    Taking game;
    const std::uint64_t target = game.seq();
    const int first = game.player();
    const auto then = game.state();
    game.take(game.decide(first, "pass", game.seq(), "p"));
    const auto drawn = game.state().at("drawn");
    CHECK(game.take(game.undo(first, target)) == game.seq());
    CHECK(!game.write);
    CHECK(game.clients[1].newest("undo_asked").at("undo") ==
          protocol::Json{
              {"seat", first}, {"seq", target}, {"agreed", protocol::Json::array({first})}});
    const std::uint64_t asked_at = game.seq();
    CHECK(game.take(game.answer(1 - first, true)) == asked_at + 1);
    CHECK(game.clients[1].newest("undo_settled").at("agreed") == true);
    CHECK(game.state() == then);
    CHECK(!game.room.undo);
    game.take(game.decide(first, "pass", game.seq(), "p2"));
    CHECK(game.state().at("drawn") == drawn);
}

TEST_CASE("a no settles an undo, and so does a decision") {
    Taking game;
    const std::uint64_t target = game.seq();
    const int first = game.player();
    game.take(game.decide(first, "pass", game.seq(), "p"));
    const auto state = game.state();
    game.take(game.undo(first, target));
    game.take(game.answer(1 - first, false));
    CHECK(game.clients[0].newest("undo_settled").at("agreed") == false);
    CHECK(!game.room.undo);
    CHECK(game.state() == state);
    CHECK(game.answer(1 - first, true).error().code == ErrorCode::NothingAsked);
    game.take(game.undo(first, target));
    game.clients[0].forget();
    game.play(0);
    CHECK(game.clients[0].newest("undo_settled").at("agreed") == false);
    CHECK(!game.room.undo);
}

TEST_CASE("only those who are there are asked") {
    Taking game;
    const std::uint64_t target = game.seq();
    const int first = game.player();
    game.take(game.decide(first, "pass", game.seq(), "p"));
    game.take(step(game.room, rooms::command::Detach{
                                  rooms::SubscriberId(static_cast<std::uint64_t>(1 - first))}));
    const std::uint64_t seq = game.seq();
    CHECK(game.take(game.undo(first, target)) == seq + 1);
}

TEST_CASE("an undo that cannot be is refused with the reason") {
    Taking never(protocol::UndoPolicy::Never);
    CHECK(never.reason(never.player(), never.seq() - 1) == "never");
    Taking turn(protocol::UndoPolicy::Turn);
    CHECK(turn.reason(1 - turn.player(), turn.seq() - 1) == "revealed");
    const std::uint64_t before_draw = turn.seq();
    const int first = turn.player();
    turn.take(turn.decide(first, "pass", turn.seq(), "p"));
    CHECK(turn.reason(first, before_draw) == "revealed");
    Taking game;
    CHECK(game.reason(0, game.seq()) == "target");
    CHECK(game.reason(0, game.seq() + 1) == "target");
    CHECK(game.reason(0, 0) == "target");
    CHECK(game.act(0, protocol::Undo{"u", game.seq() - 1, 1}).error().code == ErrorCode::StaleSeq);
    game.attach(7);
    CHECK(game.undo(7, 1).error().code == ErrorCode::NotSeated);
}

TEST_CASE("an undo is undone, and the log leads to the same game again") {
    Taking game;
    std::vector<store::Entry> log;
    const std::uint64_t placed = game.seq();
    const auto then = game.state();
    game.take(game.undo(game.player(), placed - 1, "u1"));
    game.take(game.undo(game.player(), placed, "u2"));
    while (game.room.undo) game.take(game.answer(1 - static_cast<int>(game.room.undo->seat), true));
    CHECK(game.state() == then);
    CHECK(game.room.game->history().line(game.seq()) == game.room.game->history().line(placed));
    rooms::LoggedGame again(game.room.game->shared_terms());
    REQUIRE(again.replay(game.room.game->entries().all()));
    CHECK(again.game() == game.room.game->game());
    CHECK(*rooms::updates_after(again, again.seq() - 1, std::nullopt).back() ==
          *game.room.game->recent().newest().to({}));
}

TEST_CASE("a log with an undo to nowhere is refused") {
    Taking game;
    rooms::LoggedGame again(game.room.game->shared_terms());
    for (const char* text : {"undo:0", "undo:1", "undo:99", "undo:", "undo:x"}) {
        const store::Entry entry{std::uint8_t{0}, text, {}, 0};
        CHECK(!again.replay({&entry, 1}));
    }
    CHECK(again.seq() == 0);
}

TEST_CASE("in a log of 2,000 entries nothing is taken back any more, and the game goes on") {
    Taking game;
    const rules::Setup setup{.mode = rules::Mode::Base, .players = 2};
    const auto undone = [&](std::uint64_t entries) {
        game.room.game =
            std::make_shared<const rooms::LoggedGame>(long_game(setup, entries, Undos::Last));
        std::uint64_t to = entries - 1;
        while (!rooms::is_undo_target(*game.room.game, to)) --to;
        return game.undo(game.player(), to);
    };
    const auto allowed = undone(rooms::kMostEntriesWithUndos - 1);
    CHECK_MESSAGE(allowed, allowed.error().message);
    const auto refused = undone(rooms::kMostEntriesWithUndos);
    REQUIRE(!refused);
    CHECK(refused.error().params.at("reason") == "log_full");
    rooms::LoggedGame goes_on = *game.room.game;
    while (!goes_on.is_over()) {
        const auto player = static_cast<std::uint8_t>(goes_on.game().point().player.value());
        const auto first = rules::decision_text(goes_on.game(), goes_on.game().legal().front());
        REQUIRE(goes_on.decide({player, std::nullopt, first, 1000}));
    }
    CHECK(goes_on.seq() < protocol::kMostLogEntries);
}

namespace {

/// Three at a table, of whom the first asks to go back beyond a draw; Ben is still to answer.
struct Asking : Scene {
    Asking() : Scene(3) {
        int who = 0;
        for (const auto* name : {"Ana", "Ben", "Cora"}) {
            seat(name);
            attach(who++, name);
        }
        start();
        while (room.game->game().point().kind != rules::DecisionKind::PlaceMeeple) play(0);
        target = room.game->seq();
        first = static_cast<int>(room.game->game().point().player.value());
        take(decide(first, "pass", target, "p"));
        take(act(first, protocol::Undo{"u", room.game->seq(), target}));
        last = (first + 1) % 3;
        take(act((first + 2) % 3, protocol::AnswerUndo{"a", true}));
    }
    void leave_line(int who) {
        take(step(room,
                  rooms::command::Detach{rooms::SubscriberId(static_cast<std::uint64_t>(who))}));
    }
    void give_up(int seat) {
        take(step(room, rooms::command::LeaveSeat{Scene::token("owner"),
                                                  static_cast<std::uint8_t>(seat)}));
    }
    bool is_back() const { return room.game->history().made_by(room.game->seq()) == target; }

    std::uint64_t target = 0;
    int first = 0;
    int last = 0;  ///< who has not answered
};

}  // namespace

TEST_CASE("an undo waits for those who are there, and no longer when the last of them goes") {
    Asking scene;
    CHECK(scene.room.undo);
    SUBCASE("the line is gone") { scene.leave_line(scene.last); }
    SUBCASE("the seat is given up, or taken away") { scene.give_up(scene.last); }
    SUBCASE("the player is forgotten") {
        scene.room.seats[static_cast<std::size_t>(scene.last)]->player = "p";
        scene.take(step(scene.room, rooms::command::HeedPlayer{"p", {}}));
    }
    SUBCASE("the seat is handed over to somebody who is not there yet") {
        const auto seat = static_cast<std::uint8_t>(scene.last);
        const std::string name = scene.room.seats[seat]->name;
        scene.take(step(scene.room, rooms::command::HandOver{
                                        Scene::token(name), seat, {}, rooms::token_hash("new")}));
    }
    CHECK_FALSE(scene.room.undo);
    CHECK(scene.clients[scene.first].newest("undo_settled").at("agreed") == true);
    CHECK(scene.is_back());
}

TEST_CASE("an undo waits for whoever comes, and while nobody is there") {
    Asking scene;
    for (const int who : {scene.first, (scene.first + 2) % 3}) scene.leave_line(who);
    CHECK(scene.room.undo);
    const auto answered = static_cast<std::size_t>((scene.first + 2) % 3);
    scene.attach(10, scene.room.seats[answered]->name);
    CHECK(scene.room.undo);
    scene.leave_line(10);
    scene.room.undo->agreed.clear();
    scene.leave_line(scene.last);
    CHECK(scene.room.undo);
}

TEST_CASE("an undo that was asked for by somebody who has given up the seat is void") {
    Asking scene;
    scene.give_up(scene.first);
    CHECK_FALSE(scene.room.undo);
    CHECK(scene.clients[scene.last].newest("undo_settled").at("agreed") == false);
    CHECK_FALSE(scene.is_back());
}

TEST_CASE("who has agreed and has given up the seat has not agreed for whoever comes next") {
    Asking scene;
    const int agreed = (scene.first + 2) % 3;
    scene.give_up(agreed);
    scene.seat("Dora", static_cast<std::uint8_t>(agreed));
    scene.attach(12, "Dora");
    scene.leave_line(scene.last);
    CHECK(scene.room.undo);
    scene.take(scene.act(12, protocol::AnswerUndo{"a", true}));
    CHECK_FALSE(scene.room.undo);
    CHECK(scene.is_back());
}
