#include "rules/notation.hpp"
#include "tests/protocol/trees.hpp"
#include "tests/rooms/council.hpp"

#include <doctest/doctest.h>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;

namespace {

constexpr const char* kKinds =
    "draw:, place:, bury:, haunt:, meeple:, pass, points:, ghosts:, assign:, hound:, chase:, "
    "facedown:, token:, play:, bid:, take:, at:, dragon:, fairy:, floor:, ransom:, exchange:, "
    "abbey: or barn:";

void check_refused(const rooms::Stepped<std::uint64_t>& step, ErrorCode code, const Json& params) {
    REQUIRE_FALSE(step);
    CHECK(step.error().code == code);
    CHECK(step.error().params == params);
}

}  // namespace

TEST_CASE("a seat points at a space, and everybody sees it") {
    Council scene;
    const std::uint64_t seq = scene.seq();
    CHECK(scene.take(scene.act(1, protocol::Point{"x", 4, -7, {}})) == seq);
    CHECK(!scene.write);
    for (const int who : {0, 1, 2}) {
        CHECK(Json::parse(scene.clients[who].frames().back()) ==
              Json{{"type", "pointed"}, {"seat", 1}, {"x", 4}, {"y", -7}, {"segment", nullptr}});
    }
}

TEST_CASE("a seat points at a segment of a tile on the board, and at nothing that is not there") {
    Council scene;
    scene.play(0);
    const rules::Position last = scene.room.game->game().last_position();
    const auto tile = scene.room.game->game().tile_at(last).value();
    const std::string segment =
        rules::segment_name(rooms::tiles_of_next_game(scene.room).set()[tile].layout, {});
    scene.take(scene.act(0, protocol::Point{"x", last.x, last.y, segment}));
    CHECK(scene.clients[1].newest("pointed").at("segment") == segment);
    check_refused(scene.act(0, protocol::Point{"y", last.x, last.y, "city7"}),
                  ErrorCode::InvalidMessage,
                  {{"field", "segment"}, {"expected", "a segment of the tile there"}});
    check_refused(scene.act(0, protocol::Point{"y", 99, 99, "city0"}), ErrorCode::InvalidMessage,
                  {{"field", "segment"}, {"expected", "left out: no face-up tile lies there"}});
}

TEST_CASE("whoever has no seat takes no part in the council, and before the start nobody does") {
    Council scene;
    const auto plan = scene.plan(0);
    CHECK(scene.act(2, protocol::Point{"x", {}, {}, {}}).error().code == ErrorCode::NotSeated);
    CHECK(scene.propose(2, plan).error().code == ErrorCode::NotSeated);
    CHECK(scene.act(2, protocol::Withdraw{"x", 1}).error().code == ErrorCode::NotSeated);
    CHECK(scene.adopt(2, 1).error().code == ErrorCode::NotSeated);
    Scene open(1);
    open.seat("Ana");
    open.attach(0, "Ana");
    CHECK(open.act(0, protocol::Point{"x", {}, {}, {}}).error().code == ErrorCode::NotStarted);
    CHECK(open.act(0, protocol::Propose{"p", 0, {"pass"}}).error().code == ErrorCode::NotStarted);
    CHECK(open.act(0, protocol::Adopt{"a", 0, 1}).error().code == ErrorCode::NotStarted);
}

TEST_CASE("a room whose options forbid the council refuses it") {
    Council scene;
    scene.take(scene.propose(0, scene.plan(0)));
    scene.take(
        step(scene.room, rooms::command::Change{Scene::token("owner"),
                                                {{"options", {{"aids", {{"council", false}}}}}}}));
    CHECK(scene.room.proposals.empty());
    const Json params{{"aid", "council"}};
    check_refused(scene.act(0, protocol::Point{"x", {}, {}, {}}), ErrorCode::AidRefused, params);
    check_refused(scene.propose(0, scene.plan(0), "q"), ErrorCode::AidRefused, params);
    check_refused(scene.adopt(scene.active(), 1), ErrorCode::AidRefused, params);
}

TEST_CASE("any seat proposes for the player who decides, and the room stays as it was") {
    Council scene;
    const auto plan = scene.plan(3);
    const Json state = protocol::state_document(scene.room.game->game());
    const std::uint64_t seq = scene.seq();
    for (const int who : {0, 1}) {
        CHECK(scene.take(scene.propose(who, plan)) == seq);
        CHECK(!scene.write);
        const Json proposal = scene.newest_proposal();
        CHECK(proposal.at("number") == who + 1);
        CHECK(proposal.at("seat") == who);
        CHECK(proposal.at("seq") == seq);
        REQUIRE(proposal.at("decisions").size() == plan.size());
        CHECK(proposal.at("decisions").at(0).at("id") == plan[0]);
    }
    CHECK(protocol::state_document(scene.room.game->game()) == state);
    CHECK(scene.seq() == seq);
}

TEST_CASE("a proposal is adopted as one write, and a repeated adopt has one effect") {
    Council scene;
    const auto plan = scene.plan(0);
    REQUIRE(plan.size() > 1);
    scene.take(scene.propose(scene.other(), plan));
    const std::uint64_t seq = scene.seq();
    const protocol::Adopt adopt{"mine", seq, 1};
    const int player = scene.active();
    scene.take(scene.act(player, adopt));
    const auto& append = std::get<store::Append>(scene.write.value());
    CHECK(append.expected_seq == seq);
    REQUIRE(append.entries.size() == plan.size() + 1);
    for (std::size_t i = 0; i < plan.size(); ++i) {
        CHECK(append.entries[i].decision == plan[i]);
        CHECK(append.entries[i].player == player);
        CHECK(append.entries[i].command.has_value() == (i + 1 == plan.size()));
    }
    CHECK(!append.entries.back().player);
    const auto again = scene.act(player, adopt);
    REQUIRE(again);
    CHECK(again->reply == seq + plan.size());
    CHECK(!again->write);
    CHECK(again->effects.empty());

    const auto other = scene.act(player, protocol::Adopt{"mine", scene.seq(), 2});
    REQUIRE_FALSE(other);
    CHECK(other.error().code == ErrorCode::InvalidMessage);
    CHECK(other.error().params.at("field") == "id");
    CHECK_FALSE(scene.act(player, protocol::Undo{"mine", scene.seq(), seq}));
}

TEST_CASE("the refusal of a proposal says which decision is refused, and why") {
    Council scene;
    auto plan = scene.plan(0);
    const std::string first = plan[0];
    check_refused(scene.propose(0, {first, "dance"}), ErrorCode::MalformedDecision,
                  {{"decision", "dance"}, {"offset", 0}, {"expected", kKinds}, {"index", 1}});
    check_refused(scene.propose(0, {"undo:1"}), ErrorCode::MalformedDecision,
                  {{"decision", "undo:1"}, {"offset", 0}, {"expected", kKinds}, {"index", 0}});
    check_refused(
        scene.propose(0, {"place:0,0,0"}), ErrorCode::IllegalDecision,
        {{"decision", "place:0,0,0"}, {"reason", "space_taken"}, {"clause", "P-1"}, {"index", 0}});
    const std::size_t turn = plan.size();
    plan.push_back(first);
    check_refused(
        scene.propose(0, plan), ErrorCode::IllegalDecision,
        {{"decision", first}, {"reason", "wrong_kind"}, {"clause", "M-TURN-1"}, {"index", turn}});
    CHECK(scene.room.proposals.empty());
}

TEST_CASE("a proposal cannot draw: it would tell which tile comes next") {
    Council scene;
    for (const rules::TileId tile : scene.room.game->terms().deck) {
        auto plan = scene.plan(0);
        plan.push_back(rules::decision_text(scene.room.game->game(), rules::DrawTile{tile}));
        const auto refused = scene.propose(0, plan);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().params.at("reason") == "wrong_kind");
    }
}

TEST_CASE("after the last decision of a game a proposal has no more") {
    Council scene;
    for (std::uint64_t i = 0; !scene.room.game->is_over(); ++i) {
        auto plan = scene.plan(i);
        rules::Game game = scene.room.game->game();
        for (const std::string& text : plan) {
            REQUIRE(game.apply(*rules::parse_decision(game, text)));
        }
        if (game.outcome() != rules::Outcome::Undecided) {
            const std::size_t last = plan.size();
            plan.emplace_back("pass");
            check_refused(scene.propose(0, plan), ErrorCode::GameOver, {{"index", last}});
        }
        scene.play(i);
    }
    CHECK(scene.propose(0, {"pass"}).error().code == ErrorCode::GameOver);
}

TEST_CASE("who adopts is the player who decides, at the seq of the proposal") {
    Council scene;
    scene.take(scene.propose(scene.other(), scene.plan(0)));
    CHECK(scene.adopt(scene.other(), 1).error().code == ErrorCode::NotYourTurn);
    check_refused(scene.adopt(scene.active(), 2), ErrorCode::ProposalNotFound, {{"proposal", 2}});
    CHECK(scene.act(scene.active(), protocol::Adopt{"a", scene.seq() - 1, 1}).error().code ==
          ErrorCode::StaleSeq);
    CHECK(scene.propose(0, scene.plan(0)).has_value());
    CHECK(scene.act(0, protocol::Propose{"q", scene.seq() + 1, scene.plan(0)}).error().code ==
          ErrorCode::StaleSeq);
}

TEST_CASE("proposals fall when the log goes on, and are not counted anew") {
    Council scene;
    scene.take(scene.propose(0, scene.plan(0)));
    scene.play(0);
    CHECK(scene.room.proposals.empty());
    CHECK(scene.attach(7).newest("welcome").at("proposals").empty());
    check_refused(scene.adopt(scene.active(), 1), ErrorCode::ProposalNotFound, {{"proposal", 1}});
    scene.take(scene.propose(0, scene.plan(0)));
    CHECK(scene.newest_proposal().at("number") == 2);
}

TEST_CASE("only its author withdraws a proposal") {
    Council scene;
    scene.take(scene.propose(0, scene.plan(0)));
    check_refused(scene.act(1, protocol::Withdraw{"w", 1}), ErrorCode::ProposalNotFound,
                  {{"proposal", 1}});
    scene.take(scene.act(0, protocol::Withdraw{"w", 1}));
    CHECK(Json::parse(scene.clients[2].frames().back()) ==
          Json{{"type", "proposal_withdrawn"}, {"number", 1}});
    CHECK(scene.room.proposals.empty());
    check_refused(scene.act(0, protocol::Withdraw{"w", 1}), ErrorCode::ProposalNotFound,
                  {{"proposal", 1}});
}

TEST_CASE("a seat has three proposals on the table; a fourth takes the place of its oldest") {
    Council scene;
    scene.take(scene.propose(1, scene.plan(0), "other"));
    for (int i = 0; i < 4; ++i) {
        scene.take(scene.propose(0, scene.plan(static_cast<std::uint64_t>(i)), std::to_string(i)));
    }
    CHECK(scene.clients[1].newest("proposal_withdrawn").at("number") == 2);
    std::vector<int> numbers;
    const Json welcome = scene.attach(7).newest("welcome");
    for (const Json& proposal : welcome.at("proposals")) numbers.push_back(proposal.at("number"));
    CHECK(numbers == std::vector{1, 3, 4, 5});
}

TEST_CASE("a proposal that is sent again under its id is one proposal") {
    Council scene;
    scene.take(scene.propose(0, scene.plan(0), "same"));
    const auto again = scene.propose(0, scene.plan(0), "same");
    REQUIRE(again);
    CHECK(again->effects.empty());
    CHECK(again->next.proposals.size() == 1);
    CHECK(scene.propose(1, scene.plan(0), "same")->next.proposals.size() == 2);
}

TEST_CASE("whoever comes in or back is shown the open proposals") {
    Council scene;
    scene.play(0);
    scene.take(scene.propose(0, scene.plan(0)));
    const Json expected = Json::array({scene.newest_proposal()});
    CHECK(scene.attach(7).newest("welcome").at("proposals") == expected);
    const Json resumed = scene.attach(8, "Ben", scene.seq() - 1).newest("welcome");
    CHECK(resumed.at("resumed") == true);
    CHECK(resumed.at("proposals") == expected);
}
