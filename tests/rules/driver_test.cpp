#include "rules/core/driver.hpp"

#include "rules/core/digest.hpp"
#include "rules/core/indexed_by.hpp"
#include "rules/core/shared_view.hpp"
#include "rules/core/turn.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <vector>

/// A third game, as small as one can be: the players in turn draw a tile and place it. Then they
/// may pass, and nothing else, so nobody is asked; but each of the others gives one of two colours
/// a point. Every other turn has a second part with all that. In the end the points are counted.
namespace mistward::rules::paving {
namespace {

struct Limits {
    using Index = std::uint8_t;
    using Coordinate = std::int8_t;
    using Face = std::uint8_t;
    using Signature = rules::Signature;
    static constexpr std::size_t kTiles = 64;
    static constexpr std::size_t kFaces = 64;
    static constexpr unsigned kTableBits = 8;
    static constexpr std::size_t kSegments = 192;
    static constexpr std::size_t kCentres = 12;
    static constexpr bool kFields = false;
};

enum class Phase : std::uint8_t { Draw, Place, Rest, Vote, Part, NextTurn, Count, Over };

struct State {
    Setup setup;
    Phase phase = Phase::Draw;
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    ActivePlayer active;
    PlayerId voter;  ///< in Phase::Vote: who votes, or who has voted last
    bool is_second_part = false;
    ByColour<std::uint16_t> points;
    std::uint16_t turn = 1;
    std::uint8_t pile = 0;
    std::uint8_t supply = 0;  ///< of ghosts, of which there are none
    StoredTile<Limits> drawn;
    Slot last;
    FixedList<StoredTile<Limits>, Limits::kTiles> discarded;
    std::array<std::uint8_t, Limits::kFaces> unseen{};
    Centres<Limits> centres;
    Board<Limits> board;
    Features<Limits> features;

    friend bool operator==(const State&, const State&) = default;
};

using EventList = FixedList<Event, 8>;
using DecisionList = FixedList<Decision, 4 * Board<Limits>::kFrontier>;
using Transition = rules::Transition<State, EventList>;

void lay_tile(const Tables& tables, State& state, TileId face, Position position,
              Rotation rotation) {
    join_tile(tables, state, face, position, rotation, [](FeatureKind) { return Surroundings{}; });
}

Go need_tile(Transition& transition) { return transition.state.pile == 0 ? Go::End : Go::Ask; }

Result<Go> draw(Transition& transition, const DrawTile& decision) {
    return draw_tile(transition, decision, transition.state.pile);
}

void legal_rests(const Tables&, const State&, DecisionSink& out) { out.add(Pass{}); }

Result<Go> rest(Transition&, const Pass&) { return Go::On; }

PlayerId after(const State& state, PlayerId player) {
    return PlayerId((player.value() + 1) % state.setup.players);
}

/// The player after the one who voted last, and with that nobody once all have.
Go let_vote(Transition& transition) {
    State& state = transition.state;
    state.voter = after(state, state.voter);
    return state.voter == state.active.id ? Go::On : Go::Ask;
}

void legal_votes(const Tables&, const State&, DecisionSink& out) {
    out.add(AssignPoints{Colour::Red});
    out.add(AssignPoints{Colour::Green});
}

Result<Go> vote(Transition& transition, const AssignPoints& decision) {
    ++transition.state.points[decision.track];
    return Go::Back;
}

PlayerId voter(const State& state) { return state.voter; }

Go end_part(Transition& transition) {
    State& state = transition.state;
    state.is_second_part = !state.is_second_part && state.turn % 2 == 0;
    return state.is_second_part ? Go::Back : Go::On;
}

Go end_turn(Transition& transition) {
    const Go go = begin_next_turn(transition);
    transition.state.voter = transition.state.active.id;
    return go;
}

Go count(Transition& transition) {
    State& state = transition.state;
    state.outcome = Outcome::Finished;
    state.reason = EndReason::AllTilesPlaced;
    const bool red = state.points[Colour::Red] > state.points[Colour::Green];
    transition.record<GameEnded>(state.outcome, state.reason,
                                 ColourSet{red ? Colour::Red : Colour::Green});
    return Go::On;
}

using Step = rules::Step<State, EventList>;
constexpr StepTable kSteps(
    std::array{
        Step{Phase::Draw, need_tile, DecisionKind::DrawTile, legal_draws, carry_out_by<draw>},
        Step{Phase::Place, nullptr, DecisionKind::PlaceTile, legal_tiles,
             carry_out_by<place_drawn_tile<Transition>>},
        Step{Phase::Rest, nullptr, DecisionKind::PlaceMeeple, legal_rests, carry_out_by<rest>},
        Step{Phase::Vote, let_vote, DecisionKind::AssignPoints, legal_votes, carry_out_by<vote>,
             Phase::Vote, voter},
        Step{.phase = Phase::Part, .enter = end_part, .back = Phase::Draw},
        Step{Phase::NextTurn, end_turn},
        Step{Phase::Count, count},
    },
    Phase::Count);
constexpr Driver<kSteps> kDriver;

DecisionPoint point(const State& state) { return kDriver.point(state); }

State start(const Tables& tables, const Setup& setup) {
    State state;
    state.setup = setup;
    state.pile = static_cast<std::uint8_t>(add_unseen(tables.tileset(), state));
    for (const StartTile& tile : tables.tileset().start) {
        lay_tile(tables, state, tile.tile, tile.position, Rotation(0));
    }
    return state;
}

/// What happened in a game.
struct Course {
    std::size_t passes = 0;          ///< unasked
    std::size_t votes = 0;           ///< of those who were asked
    std::size_t second_parts = 0;    ///< tiles that were drawn in one
    std::vector<std::size_t> asked;  ///< how often each player
};

bool is_forced_pass(const Event& event) {
    const auto* const forced = std::get_if<DecisionForced>(&event);
    return forced != nullptr && std::holds_alternative<Pass>(forced->decision);
}

void note(const State& state, Course& course) {
    const DecisionPoint point = kDriver.point(state);
    if (point.actor == Actor::Player) ++course.asked[point.player.value()];
    if (point.kind == DecisionKind::DrawTile && state.is_second_part) ++course.second_parts;
    if (point.kind != DecisionKind::AssignPoints) {
        CHECK(point.player == state.active.id);
        return;
    }
    CHECK(point.player != state.active.id);
    ++course.votes;
}

void play_one(const Tables& tables, State& state, Random& random) {
    DecisionList legal;
    kDriver.fill(tables, state, legal);
    EventList events;
    REQUIRE(kDriver.apply(tables, state, legal[random.below(legal.size())], events).has_value());
}

/// Random decisions to the end of the game.
Course play_to_the_end(const Tables& tables, State& state, Random& random) {
    Course course;
    course.asked.resize(state.setup.players);
    DecisionList legal;
    while (kDriver.point(state).actor != Actor::Nobody) {
        note(state, course);
        kDriver.fill(tables, state, legal);
        REQUIRE(legal.size() > (kDriver.point(state).actor == Actor::Player ? 1U : 0U));
        EventList events;
        const Decision& decision = legal[random.below(legal.size())];
        REQUIRE(kDriver.apply(tables, state, decision, events).has_value());
        course.passes +=
            static_cast<std::size_t>(std::count_if(events.begin(), events.end(), is_forced_pass));
    }
    return course;
}

}  // namespace
}  // namespace mistward::rules::paving

using namespace mistward::rules;

namespace {
constexpr Setup kPaving{.level = 1, .players = 3};
}  // namespace

TEST_CASE("driver: a state and a table of steps are a game that is played to its end") {
    const Tables& tables = *tables_for(kPaving);
    const paving::State begin = paving::start(tables, kPaving);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        paving::State state = begin;
        const paving::Course course = paving::play_to_the_end(tables, state, random);
        const std::size_t placed = state.board.size() - begin.board.size();
        CHECK(state.reason == EndReason::AllTilesPlaced);
        CHECK(placed + state.discarded.size() == begin.pile);
        CHECK(course.passes == placed);
    }
}

TEST_CASE("driver: a step asks each of the other players, one after the other") {
    const Tables& tables = *tables_for(kPaving);
    paving::State state = paving::start(tables, kPaving);
    Random random(1);
    const paving::Course course = paving::play_to_the_end(tables, state, random);
    CHECK(course.votes == 2 * course.passes);
    CHECK(state.points[Colour::Red] + state.points[Colour::Green] == course.votes);
    for (const std::size_t asked : course.asked) CHECK(asked > 0);
}

TEST_CASE("driver: a view says whose turn it is and, apart from that, who decides") {
    const Tables& tables = *tables_for(kPaving);
    paving::State state = paving::start(tables, kPaving);
    Random random(1);
    while (paving::point(state).kind != DecisionKind::AssignPoints) {
        paving::play_one(tables, state, random);
    }
    const PlayerId turn = state.active.id;
    for (std::size_t voter = 1; voter < kPaving.players; ++voter) {
        const View view = shared_view(tables, state);
        CHECK(view.active.id == turn);
        CHECK(view.point.decider() == PlayerId((turn.value() + voter) % kPaving.players));
        View asks_active = view;
        asks_active.point.player = turn;
        CHECK(digest(state.setup, view) != digest(state.setup, asks_active));
        paving::play_one(tables, state, random);
    }
    const View drawing = shared_view(tables, state);
    REQUIRE(drawing.point.kind == DecisionKind::DrawTile);
    CHECK(drawing.point.decider() == std::nullopt);
    CHECK(drawing.point.player == drawing.active.id);
}

TEST_CASE("driver: a turn can have a second part, which the table leads back to") {
    const Tables& tables = *tables_for(kPaving);
    const paving::State begin = paving::start(tables, kPaving);
    paving::State state = begin;
    Random random(2);
    const paving::Course course = paving::play_to_the_end(tables, state, random);
    const std::size_t placed = state.board.size() - begin.board.size();
    CHECK(course.second_parts > 0);
    // Turns 2, 4 ... have one part more than the others; the pile may end between two parts.
    const std::size_t turns = state.turn - 1U;
    CHECK(placed == turns + turns / 2 + (state.is_second_part ? 1 : 0));
}

TEST_CASE("driver: what the step does not ask for is refused, and so is anything after the end") {
    const Tables& tables = *tables_for(kPaving);
    paving::State state = paving::start(tables, kPaving);
    const paving::State before = state;
    paving::EventList events;
    const auto early = paving::kDriver.apply(tables, state, PlaceTile{}, events);
    CHECK(early.error() == Refusal::WrongKind);
    CHECK(
        (paving::kDriver.point(state) == DecisionPoint{Actor::Chance, {}, DecisionKind::DrawTile}));

    state.phase = paving::Phase::Over;
    const auto late = paving::kDriver.apply(tables, state, Pass{}, events);
    CHECK(late.error() == Refusal::GameOver);
    paving::DecisionList legal;
    paving::kDriver.fill(tables, state, legal);
    CHECK(legal.empty());
    CHECK(paving::kDriver.point(state).actor == Actor::Nobody);

    state.phase = paving::Phase::Draw;
    CHECK(state == before);
    CHECK(events.empty());
}
