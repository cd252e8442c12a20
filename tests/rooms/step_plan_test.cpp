#include "rules/notation.hpp"
#include "rules/rehearsal.hpp"
#include "server/behaviour/planning.hpp"
#include "tests/rooms/council.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mistward;
using namespace mistward::test;
using protocol::ErrorCode;
using protocol::Json;
using Plans = std::vector<protocol::Plan>;

namespace {

/// Two at a table, of whom one is to decide and the other plans for the very next tile.
struct Planning : Council {
    explicit Planning(const rules::Setup& setup = {}, std::uint8_t seed = 42)
        : Council(setup, seed) {}

    rules::TileId next_tile() const {
        return room.game->terms().deck.at(room.game->game().drawn_count());
    }
    std::string name(rules::TileId tile) const {
        return rules::face_name(rooms::tiles_of_next_game(room).set(), tile);
    }

    /// Where the next tile could lie if it came now.
    std::vector<std::string> placements(int seat) const {
        const rules::Game game = room.game->game();
        const rules::Rehearsal rehearsal(game, room.game->terms().tiles.tables);
        return texts(
            rehearsal.turn(rules::PlayerId(static_cast<std::size_t>(seat)), next_tile()).value());
    }

    /// Where it can lie after these decisions of whoever decides now.
    std::vector<std::string> placements_after(const std::vector<std::string>& turn) const {
        rules::Game game = room.game->game();
        for (const std::string& text : turn) {
            game.apply(rules::parse_decision(game, text).value()).value();
        }
        game.apply(rules::DrawTile{next_tile()}).value();
        return texts(game);
    }

    static std::vector<std::string> texts(const rules::Game& game) {
        std::vector<std::string> texts;
        for (const rules::Decision& decision : game.legal()) {
            texts.push_back(rules::decision_text(game, decision));
        }
        return texts;
    }

    rooms::Stepped<std::uint64_t> plan(int who, const Plans& plans,
                                       const std::string& id = "s") const {
        return act(who, protocol::SetPlans{id, plans});
    }

    /// The turn of whoever decides.
    void decide_all(const std::vector<std::string>& turn) {
        const int who = active();
        for (const std::string& text : turn) {
            take(decide(who, text, seq(), "d" + std::to_string(seq())));
        }
    }

    const store::Append& append() const { return std::get<store::Append>(write.value()); }

    Json told(int who) const { return clients.at(who).newest("plans").at("plans"); }

    /// A placement of the next tile that is there today and after the turn.
    std::string lasting(const std::vector<std::string>& turn) const {
        const auto today = placements(other());
        for (const std::string& text : placements_after(turn)) {
            if (std::ranges::count(today, text) != 0) return text;
        }
        throw std::logic_error("no placement lasts");
    }
};

void check_plans_refused(const rooms::Stepped<std::uint64_t>& step, ErrorCode code,
                         const Json& params) {
    REQUIRE_FALSE(step);
    CHECK(step.error().code == code);
    CHECK(step.error().params == params);
}

}  // namespace

TEST_CASE("a planned turn is made in the write of the turn before, and its plan goes") {
    Planning scene;
    const auto turn = scene.Council::plan(0);
    const std::string place = scene.lasting(turn);
    const int planner = scene.other();
    const std::uint64_t seq = scene.seq();
    CHECK(scene.take(scene.plan(planner, {{scene.name(scene.next_tile()), {place, "pass"}}})) ==
          seq);
    CHECK(std::get<store::KeepPlans>(scene.write.value()).kept.seat == planner);
    CHECK(scene.told(planner).at(0).at("refusal") == nullptr);
    scene.decide_all(turn);
    const auto& entries = scene.append().entries;
    REQUIRE(entries.size() >= 4);
    CHECK(entries[0].decision == turn.back());
    CHECK(!entries[0].planned);
    CHECK(!entries[1].player);
    CHECK(entries[2].decision == place);
    CHECK(entries[2].planned);
    CHECK(entries[2].player == planner);
    CHECK(!entries[2].command);
    CHECK(!entries.back().player);
    REQUIRE(scene.append().plans.size() == 1);
    CHECK(scene.append().plans[0].seat == planner);
    CHECK(Json::parse(scene.append().plans[0].plans.value()).at("plans").empty());
    CHECK(scene.told(planner).empty());
    CHECK(scene.active() != planner);
    std::size_t planned = 0;
    for (const Json& update : scene.clients.at(2).messages("update")) {
        planned += update.at("actor").value("planned", false) ? 1 : 0;
    }
    CHECK(planned ==
          static_cast<std::size_t>(std::ranges::count(entries, true, &store::Entry::planned)));
}

TEST_CASE("plans are told to their seat alone") {
    for (const rules::Setup& setup :
         {rules::Setup{.players = 2}, rules::Setup{.mode = rules::Mode::Ghosts, .players = 2}}) {
        Planning scene(setup);
        const int planner = scene.other();
        const std::string place = scene.placements(planner).at(0);
        scene.take(scene.plan(planner, {{scene.name(scene.next_tile()), {place}}}));
        scene.attach(7, planner == 0 ? "Ana" : "Ben");
        scene.attach(8, planner == 0 ? "Ben" : "Ana");
        scene.attach(9);
        CHECK(scene.clients.at(7).newest("welcome").at("plans").size() == 1);
        CHECK(scene.clients.at(8).newest("welcome").at("plans").empty());
        CHECK(scene.clients.at(9).newest("welcome").at("plans").empty());
        for (const int stranger : {scene.active(), 2}) {
            CHECK(scene.clients.at(stranger).messages("plans").empty());
        }
        CHECK(rooms::planned(scene.room, Scene::token(planner == 0 ? "Ben" : "Ana"))
                  ->at("plans")
                  .empty());
        CHECK(rooms::planned(scene.room, "nobody's").error().code == ErrorCode::Unauthorized);
    }
}

TEST_CASE("of a plan that cannot be made as a whole nothing is made, and its seat is told why") {
    Planning scene;
    const int planner = scene.other();
    const auto today = scene.placements(planner);
    // The tile in hand goes where the planned one was to lie.
    const auto turn = [&] {
        for (std::uint64_t choice = 0;; ++choice) {
            const auto candidate = scene.Council::plan(choice);
            const std::string space = candidate[0].substr(0, candidate[0].rfind(','));
            for (const std::string& text : today) {
                if (text.starts_with(space + ",")) return std::pair(candidate, text);
            }
        }
    }();
    const std::string tile = scene.name(scene.next_tile());
    scene.take(scene.plan(planner, {{tile, {turn.second, "pass"}}}));
    scene.decide_all({turn.first[0]});
    const Json refusal = scene.told(planner).at(0).at("refusal");
    CHECK(refusal.at("code") == "illegal_decision");
    CHECK(refusal.at("params").at("reason") == "space_taken");
    CHECK(refusal.at("params").at("index") == 0);
    scene.decide_all({turn.first.begin() + 1, turn.first.end()});
    CHECK(scene.active() == planner);
    CHECK(scene.room.game->point().kind == rules::DecisionKind::PlaceTile);
    scene.attach(8, planner == 0 ? "Ana" : "Ben");
    CHECK(scene.clients.at(8).newest("welcome").at("plans").at(0).at("refusal").at("code") ==
          "illegal_decision");
    scene.play(0);
    CHECK(scene.told(planner).empty());
    CHECK(scene.append().plans.size() == 1);
}

TEST_CASE("a plan whose first part alone is legal leaves the whole turn to its player") {
    Planning scene;
    const auto turn = scene.Council::plan(0);
    const std::string place = scene.lasting(turn);
    const int planner = scene.other();
    const std::string tile = scene.name(scene.next_tile());
    check_plans_refused(scene.plan(planner, {{tile, {place, place}}}), ErrorCode::IllegalDecision,
                        {{"decision", place},
                         {"reason", "wrong_kind"},
                         {"clause", "M-TURN-1"},
                         {"index", 1},
                         {"plan", 0}});
    // What was planned before its second part became impossible.
    scene.room.seats[static_cast<std::size_t>(planner)]->plans =
        rooms::SeatPlans{"s", {{{tile, {place, place}}}}};
    scene.decide_all(turn);
    CHECK(scene.active() == planner);
    CHECK(scene.append().entries.size() == 2);
    CHECK(scene.told(planner).at(0).at("refusal").at("params").at("index") == 1);
}

TEST_CASE("a pass that nothing asks for is left out of a planned turn") {
    Planning scene;
    const auto turn = scene.Council::plan(0);
    const std::string place = scene.lasting(turn);
    const int planner = scene.other();
    scene.take(
        scene.plan(planner, {{scene.name(scene.next_tile()), {place, "pass", "pass", "pass"}}}));
    scene.decide_all(turn);
    CHECK(scene.active() != planner);
    const auto& entries = scene.append().entries;
    CHECK(std::ranges::count(entries, std::string("pass"), &store::Entry::decision) <= 2);
}

TEST_CASE("planned turns that follow on each other are one write") {
    Planning scene;
    const auto turn = scene.Council::plan(0);
    const std::string place = scene.lasting(turn);
    const int planner = scene.other();
    const int decider = scene.active();
    scene.take(scene.plan(planner, {{scene.name(scene.next_tile()), {place, "pass"}}}));
    // After that the first decides again, and has planned for each tile that can come.
    rules::Game then = scene.room.game->game();
    for (const std::string& text : turn) {
        then.apply(rules::parse_decision(then, text).value()).value();
    }
    then.apply(rules::DrawTile{scene.next_tile()}).value();
    then.apply(rules::parse_decision(then, place).value()).value();
    while (then.point().actor == rules::Actor::Player) then.apply(rules::Pass{}).value();
    const rules::TileId second = scene.room.game->terms().deck.at(then.drawn_count());
    then.apply(rules::DrawTile{second}).value();
    scene.room.seats[static_cast<std::size_t>(decider)]->plans =
        rooms::SeatPlans{"s", {{{scene.name(second), {Planning::texts(then).at(0), "pass"}}}}};
    scene.decide_all(turn);
    CHECK(scene.active() == planner);
    const auto& entries = scene.append().entries;
    const auto by = [&](int player) {
        return std::ranges::count_if(entries, [player](const store::Entry& entry) {
            return entry.planned && entry.player == player;
        });
    };
    CHECK(by(planner) >= 1);
    CHECK(by(decider) >= 1);
    CHECK(scene.append().plans.size() == 2);
}

TEST_CASE("a list of plans is refused as a whole, with what is wrong in which of them") {
    Planning scene;
    const int planner = scene.other();
    const std::string tile = scene.name(scene.next_tile());
    const std::string place = scene.placements(planner).at(0);
    check_plans_refused(
        scene.plan(planner, {{tile, {place}}, {"no such", {place}}}), ErrorCode::InvalidMessage,
        {{"field", "plans.1.tile"}, {"expected", "the name of a tile of this game"}});
    check_plans_refused(
        scene.plan(planner, {{tile, {place}}, {tile, {place}}}), ErrorCode::InvalidMessage,
        {{"field", "plans.1.tile"}, {"expected", "a tile that no other plan of the list is for"}});
    const std::string start =
        scene.name(rooms::tiles_of_next_game(scene.room).set().start.at(0).tile);
    check_plans_refused(scene.plan(planner, {{start, {place}}}), ErrorCode::TileGone,
                        {{"tile", start}, {"plan", 0}});
    check_plans_refused(scene.plan(planner, {{tile, {"place:40,40,0"}}}),
                        ErrorCode::IllegalDecision,
                        {{"decision", "place:40,40,0"},
                         {"reason", "space_not_adjacent"},
                         {"clause", "P-1"},
                         {"index", 0},
                         {"plan", 0}});
    CHECK(scene.plan(2, {}).error().code == ErrorCode::NotSeated);
    CHECK(scene.room.seats[static_cast<std::size_t>(planner)]->plans->list.empty());
    Scene open(1);
    open.seat("Ana");
    open.attach(0, "Ana");
    CHECK(open.act(0, protocol::SetPlans{"s", {}}).error().code == ErrorCode::NotStarted);
}

TEST_CASE("one may plan while the game is paused, and a repeated command changes nothing") {
    Planning scene;
    const int planner = scene.other();
    scene.take(scene.act(planner, protocol::Pause{"x"}));
    const Plans plans{{scene.name(scene.next_tile()), {scene.placements(planner).at(0)}}};
    scene.take(scene.plan(planner, plans));
    scene.take(scene.plan(planner, {}, "s"));
    CHECK(!scene.write);
    CHECK(scene.room.seats[static_cast<std::size_t>(planner)]->plans->list.size() == 1);
    scene.take(scene.plan(planner, {}, "t"));
    CHECK(scene.told(planner).empty());
}

TEST_CASE(
    "a plan that is kept needs not be possible, and a seat that changes hands plans nothing") {
    Planning scene;
    const int planner = scene.other();
    const auto seat = static_cast<std::uint8_t>(planner);
    const protocol::Plan vain{scene.name(scene.next_tile()), {"place:40,40,0"}};
    scene.room.seats[seat]->plans = rooms::SeatPlans{"s", {{vain}}};
    scene.take(scene.plan(planner, {vain}, "t"));
    CHECK(scene.told(planner).at(0).at("refusal").at("code") == "illegal_decision");
    scene.take(step(scene.room, rooms::command::HandOver{
                                    Scene::token(planner == 0 ? "Ana" : "Ben"), seat, {}, {}}));
    CHECK(scene.room.seats[seat]->plans->list.empty());
    CHECK(!std::get<store::ReplaceSeat>(scene.write.value()).seat.plans);
}

TEST_CASE("an undo of a planned turn leaves it to its player, and the end forgets all plans") {
    Planning scene;
    const auto turn = scene.Council::plan(0);
    const std::string place = scene.lasting(turn);
    const int planner = scene.other();
    scene.take(scene.plan(planner, {{scene.name(scene.next_tile()), {place, "pass"}}}));
    const std::uint64_t before = scene.seq() + turn.size() + 1;
    scene.decide_all(turn);
    scene.take(scene.act(planner, protocol::Undo{"u", scene.seq(), before}));
    scene.take(scene.act(1 - planner, protocol::AnswerUndo{"a", true}));
    CHECK(scene.active() == planner);
    CHECK(scene.room.game->point().kind == rules::DecisionKind::PlaceTile);
    CHECK(scene.append().entries.size() == 1);
    scene.room.seats[0]->plans = rooms::SeatPlans{"s", {{{"no such", {"pass"}}}}};
    while (!scene.room.game->is_over()) scene.play(3);
    CHECK(scene.room.seats[0]->plans->command.empty());
    CHECK(scene.plan(0, {}, "z").error().code == ErrorCode::GameOver);
}
