#include "companion/baseline/turn_search.hpp"
#include "companion/search/look_ahead.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

/// A game of rivals in which, after the meeple, each of the others is asked who gets points.
namespace mistward::companion::asked {
namespace {

using rules::rivals::DecisionList;
using rules::rivals::EventList;
using rules::rivals::Phase;

constexpr std::uint16_t kGift = 30;

struct State : rules::rivals::State {
    std::uint8_t asked = 0;    ///< of the others, in the turn under way
    std::uint8_t answers = 0;  ///< in the game
};

bool asks_others(const State& state) { return state.phase == Phase::NextTurn; }

rules::PlayerId after(const State& state, std::size_t players) {
    return rules::PlayerId((state.active.id.value() + players) % state.setup.players);
}

rules::DecisionPoint point(const State& state) {
    if (!asks_others(state)) {
        return rules::rivals::point(static_cast<const rules::rivals::State&>(state));
    }
    return {rules::Actor::Player, after(state, 1U + state.asked),
            rules::DecisionKind::AssignPoints};
}

void legal(const rules::Tables& tables, const State& state, DecisionList& out) {
    if (!asks_others(state)) {
        rules::rivals::legal(tables, static_cast<const rules::rivals::State&>(state), out);
        return;
    }
    rules::DecisionSink sink(out.space());
    for (std::size_t i = 0; i < state.setup.players; ++i) {
        sink.add(rules::AssignPoints{state.setup.colours[i]});
    }
    out.resize(sink.size());
}

rules::Result<void> answer(State& state, rules::Colour colour) {
    state.points[colour] = static_cast<std::uint16_t>(state.points[colour] + kGift);
    ++state.answers;
    if (++state.asked + 1U < state.setup.players) return {};
    state.asked = 0;
    state.active.id = after(state, 1);
    ++state.turn;
    state.phase = Phase::Draw;
    return {};
}

rules::Result<void> apply(const rules::Tables& tables, State& state,
                          const rules::Decision& decision, EventList& events) {
    if (asks_others(state)) return answer(state, std::get<rules::AssignPoints>(decision).track);
    const rules::PlayerId active = state.active.id;
    auto done =
        rules::rivals::apply(tables, static_cast<rules::rivals::State&>(state), decision, events);
    if (state.active.id == active || state.outcome != rules::Outcome::Undecided) return done;
    state.active.id = active;
    --state.turn;
    state.phase = Phase::NextTurn;
    return done;
}

int lead(const State& state, rules::PlayerId player) {
    int points = 0;
    for (std::size_t i = 0; i < state.setup.players; ++i) {
        const int sign = i == player.value() ? 1 : -1;
        points += sign * state.points[state.setup.colours[i]];
    }
    return points;
}

/// Sees by how much a player leads.
class Observer {
public:
    using State = asked::State;
    static constexpr std::size_t kFeatures = 1;

    explicit Observer(const rules::Tables&) {}
    void begin_turn(const State&, rules::PlayerId me) { me_ = me; }
    void observe(const State& state, std::span<float, kFeatures> out) {
        out[0] = static_cast<float>(lead(state, me_)) / 64;
    }

private:
    rules::PlayerId me_;
};

/// The same for rules of thumb, which remember what they were shown.
struct Judge {
    using State = asked::State;
    using Decisions = DecisionList;
    using Events = EventList;
    static constexpr bool kLooksAhead = true;

    double operator()(const State& state) {
        most_answers = std::max(most_answers, state.answers);
        return lead(state, me);
    }

    rules::PlayerId me;
    std::uint8_t most_answers = 0;
};

Network liking_points() {
    Network network(Observer::kFeatures);
    network.weights()[0] = 1;
    return network;
}

struct Table {
    Table() : game(rules::from("base players:3 drawn:B.0")) {
        static_cast<rules::rivals::State&>(state) = *game.rivals();
    }

    /// The state when the active player has laid the tile and put no meeple.
    State with_others_asked() {
        State next = state;
        EventList events;
        DecisionList decisions;
        legal(tables(), next, decisions);
        REQUIRE(apply(tables(), next, decisions[0], events));
        if (!asks_others(next)) REQUIRE(apply(tables(), next, rules::Pass{}, events));
        REQUIRE(asks_others(next));
        return next;
    }
    const rules::Tables& tables() const { return game.tables(); }

    rules::Game game;
    State state;
    Network network = liking_points();
    Effort effort{100'000};
};

bool is_answer(const rules::Decision& decision) {
    return std::holds_alternative<rules::AssignPoints>(decision);
}

}  // namespace
}  // namespace mistward::companion::asked

namespace mistward::companion {

template <>
struct ListsOf<asked::State> : ListsOf<rules::rivals::State> {};

}  // namespace mistward::companion

using namespace mistward;
using companion::asked::Table;

TEST_CASE("a search ends where somebody else is asked, and theirs where the next is") {
    using Observer = companion::asked::Observer;
    Table table;
    companion::Judge<Observer> judge(table.tables(), table.network, table.effort);
    companion::TurnSearch<Observer> search(table.tables(), judge);
    judge.begin_turn(table.state, rules::PlayerId(0));
    const auto plan = search.search(table.state, 1).front();
    CHECK(plan.path.size() == 2);
    CHECK(std::none_of(plan.path.begin(), plan.path.end(), companion::asked::is_answer));
    CHECK(point(plan.end).decider() == rules::PlayerId(1));

    judge.begin_turn(plan.end, rules::PlayerId(1));
    const auto theirs = search.search(plan.end, 1).front();
    REQUIRE(theirs.path.size() == 1);
    CHECK(theirs.path[0] == rules::Decision(rules::AssignPoints{table.state.setup.colours[1]}));
    CHECK(point(theirs.end).decider() == rules::PlayerId(2));
}

TEST_CASE("others are expected to decide for their own good before the next draw") {
    Table table;
    companion::Reply<companion::asked::Observer> reply(table.tables(), table.network, table.effort);
    const companion::asked::State waiting = table.with_others_asked();
    companion::asked::State answered = waiting;
    for (const std::size_t other : {1, 2}) {
        const rules::Colour own = waiting.setup.colours[other];
        REQUIRE(companion::asked::answer(answered, own));
    }
    const rules::TileId tile = rules::find_face(table.game.tileset(), "B.0").value();
    for (const std::size_t viewer : {0, 1, 2}) {
        const rules::PlayerId me(viewer);
        const float chance = reply.chance(waiting, tile, me);
        CHECK(chance == reply.chance(answered, tile, me));
        const std::array<rules::TileId, 3> order{tile, tile, tile};
        CHECK(reply.roll_out(waiting, order, 2, me) == reply.roll_out(answered, order, 2, me));
    }
}

TEST_CASE("a look ahead goes over what others are asked, whoever is to decide") {
    Table table;
    companion::LookAhead<companion::asked::Observer> look_ahead(table.tables(), table.network,
                                                                table.effort);
    const auto& own = look_ahead.consider(table.state, 1).front();
    CHECK(own.draws > 0);
    CHECK(std::none_of(own.plan.path.begin(), own.plan.path.end(), companion::asked::is_answer));

    table.effort.give_back(100'000);
    const companion::asked::State waiting = table.with_others_asked();
    const auto& theirs = look_ahead.consider(waiting, 1).front();
    CHECK(theirs.plan.path[0] == rules::Decision(rules::AssignPoints{waiting.setup.colours[1]}));
    const auto outlook = [&](std::size_t viewer) {
        table.effort.give_back(100'000);
        return look_ahead.outlook(waiting, 1, rules::PlayerId(viewer));
    };
    CHECK(outlook(1) > outlook(0));
}

TEST_CASE("rules of thumb do not decide for others who are asked") {
    Table table;
    companion::asked::Judge judge{rules::PlayerId(0)};
    companion::baseline::TurnSearch<companion::asked::Judge> search(table.tables(), judge);
    search.best(table.state);
    CHECK(judge.most_answers == 0);

    const companion::asked::State waiting = table.with_others_asked();
    judge.me = rules::PlayerId(1);
    const auto decision = search.best(waiting);
    CHECK(decision == rules::Decision(rules::AssignPoints{waiting.setup.colours[1]}));
    CHECK(judge.most_answers == 1);
}
