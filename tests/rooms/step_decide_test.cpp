#include "tests/protocol/trees.hpp"
#include "tests/rooms/scene.hpp"

#include "rules/notation.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;

namespace {

/// Two players at a game that has started; player 0 is subscriber 0, and so on.
struct Started : Scene {
    Started() : Scene(2) {
        seat("Ana");
        seat("Ben");
        attach(0, "Ana");
        attach(1, "Ben");
        start();
    }
    std::string legal(std::size_t index = 0) const {
        return rules::decision_text(room.game->game(), room.game->game().legal().at(index));
    }
    int player() const { return static_cast<int>(room.game->game().point().player.value()); }
    void play_to_end() {
        for (std::uint64_t i = 0; !room.game->is_over(); ++i) play(i * 7919);
    }
};

}  // namespace

TEST_CASE("a decision and the draw that follows are one write, then updates in order") {
    Started scene;
    const std::uint64_t seq = scene.room.game->seq();
    while (scene.room.game->game().point().kind != rules::DecisionKind::PlaceMeeple) scene.play(0);
    const std::uint64_t before = scene.room.game->seq();
    CHECK(before > seq);
    scene.clients[0].forget();
    scene.clients[1].forget();
    CHECK(scene.take(scene.decide(scene.player(), "pass", before, "p")) == before + 1);
    const auto& append = std::get<store::Append>(scene.write.value());
    CHECK(append.game == scene.room.id + ".1");
    CHECK(append.expected_seq == before);
    REQUIRE(append.entries.size() == 2);
    CHECK(append.entries[0].decision == "pass");
    CHECK(append.entries[0].command == "p");
    CHECK(!append.entries[1].player);
    CHECK(!append.entries[1].command);
    CHECK(!append.end);
    const auto updates = scene.clients[1].messages();
    REQUIRE(updates.size() == 2);
    CHECK(updates[0].at("seq") == before + 1);
    CHECK(updates[1].at("seq") == before + 2);
    CHECK(scene.clients[0].frames() == scene.clients[1].frames());
}

TEST_CASE("who may not decide is told so") {
    Started scene;
    const std::uint64_t seq = scene.room.game->seq();
    scene.attach(5);
    CHECK(scene.decide(5, scene.legal(), seq, "a").error().code == ErrorCode::NotSeated);
    CHECK(scene.decide(77, scene.legal(), seq, "a").error().code == ErrorCode::NotSeated);
    const auto turn = scene.decide(1 - scene.player(), scene.legal(), seq, "a").error();
    CHECK(turn.code == ErrorCode::NotYourTurn);
    CHECK(turn.params == protocol::Json{{"seat", 1 - scene.player()}, {"player", scene.player()}});
}

TEST_CASE("a decision at another seq is stale") {
    Started scene;
    const std::uint64_t seq = scene.room.game->seq();
    for (const std::uint64_t wrong : {seq - 1, seq + 1, std::uint64_t{0}}) {
        const auto stale = scene.decide(scene.player(), scene.legal(), wrong, "a").error();
        CHECK(stale.code == ErrorCode::StaleSeq);
        CHECK(stale.params == protocol::Json{{"expect_seq", wrong}, {"seq", seq}});
    }
}

TEST_CASE("decisions without meaning or against the rules are refused by kind") {
    Started scene;
    const std::uint64_t seq = scene.room.game->seq();
    const auto code = [&](const std::string& decision) {
        return scene.decide(scene.player(), decision, seq, "a").error().code;
    };
    CHECK(code("") == ErrorCode::MalformedDecision);
    CHECK(code("dance") == ErrorCode::MalformedDecision);
    CHECK(code("place:1,2") == ErrorCode::MalformedDecision);
    CHECK(code("undo:1") == ErrorCode::MalformedDecision);
    CHECK(code("undo:99") == ErrorCode::MalformedDecision);
    CHECK(code("pass") == ErrorCode::IllegalDecision);
    CHECK(code("place:0,0,0") == ErrorCode::IllegalDecision);
    CHECK(code("place:30000,30000,0") == ErrorCode::IllegalDecision);
}

TEST_CASE("a player cannot make chance's decisions") {
    Started scene;
    for (const auto& tile : scene.room.game->terms().deck) {
        const std::string draw =
            rules::decision_text(scene.room.game->game(), rules::DrawTile{tile});
        CHECK(scene.decide(scene.player(), draw, scene.room.game->seq(), "a").error().code ==
              ErrorCode::IllegalDecision);
    }
}

TEST_CASE("a repeated command has the same reply and one effect") {
    Started scene;
    const int player = scene.player();
    const std::uint64_t seq = scene.room.game->seq();
    const std::string decision = scene.legal();
    const std::uint64_t reply = scene.take(scene.decide(player, decision, seq, "c"));
    scene.play(0);
    scene.play(0);
    const std::uint64_t now = scene.room.game->seq();
    const auto again = scene.decide(player, decision, seq, "c");
    REQUIRE(again);
    CHECK(again->reply == reply);
    CHECK(!again->write);
    CHECK(again->effects.empty());
    CHECK(again->next.game->seq() == now);
}

TEST_CASE("a command id names one decision of one seat") {
    Started scene;
    const int player = scene.player();
    const std::uint64_t seq = scene.room.game->seq();
    const std::string other = scene.legal(1);
    scene.take(scene.decide(player, scene.legal(0), seq, "c"));
    CHECK(scene.decide(player, other, seq, "c").error().code == ErrorCode::InvalidMessage);
    CHECK(scene.decide(1 - player, scene.legal(), seq, "c").error().code == ErrorCode::StaleSeq);
}

TEST_CASE("before the start and after the end nobody decides") {
    Scene open(1);
    open.seat("Ana");
    open.attach(0, "Ana");
    CHECK(open.decide(0, "pass", 0, "a").error().code == ErrorCode::NotStarted);
    Started scene;
    scene.play_to_end();
    const std::uint64_t seq = scene.room.game->seq();
    CHECK(scene.decide(0, "pass", seq, "new").error().code == ErrorCode::GameOver);
}

TEST_CASE("the end is written with the last entries and told once, with the seed") {
    Started scene;
    scene.play_to_end();
    const auto& append = std::get<store::Append>(scene.write.value());
    REQUIRE(append.end);
    CHECK(append.status == "over");
    const auto messages = scene.clients[0].messages();
    const auto ended = scene.clients[0].messages("ended");
    REQUIRE(ended.size() == 1);
    const auto& last = messages[messages.size() - 3];
    CHECK(last.at("type") == "update");
    CHECK(messages[messages.size() - 2].at("type") == "ended");
    CHECK(ended[0].at("seq") == last.at("seq"));
    CHECK(ended[0].at("outcome") == append.end->outcome);
    CHECK(ended[0].at("reason") == append.end->reason);
    std::string seed;
    for (int i = 0; i < 32; ++i) seed += "2a";
    CHECK(ended[0].at("seed") == seed);
    CHECK(ended[0].at("commitment") == scene.room.game->terms().commitment);
    CHECK(messages.back().at("room").at("status") == "over");
    CHECK(messages.back().at("room").at("seed") == seed);
}

TEST_CASE("draws follow the committed deck") {
    Started scene;
    scene.play_to_end();
    std::size_t drawn = 0;
    for (const auto& update : scene.clients[0].messages("update")) {
        if (update.at("actor").at("kind") == "chance") {
            const auto tile = scene.room.game->terms().deck.at(drawn++);
            CHECK(update.at("decision").at("tile") ==
                  face_name(rooms::tiles_of_next_game(scene.room).set(), tile));
        }
    }
    CHECK(drawn > 10);
}

TEST_CASE("patches, snapshots and the fold agree at every step") {
    Started scene;
    while (!scene.room.game->is_over()) {
        scene.play(scene.room.game->seq() * 31);
        REQUIRE(scene.clients[0].state() == protocol::state_document(scene.room.game->game()));
    }
}
