#include "rules/core/driver.hpp"

#include "rules/core/turn.hpp"
#include "tests/rules/script.hpp"
#include "tests/rules/simulation.hpp"

#include <doctest/doctest.h>

#include <algorithm>

/// A third game, as small as one can be: the players in turn draw a tile and place it. Then they
/// may pass, and nothing else, so nobody is asked.
namespace mistward::rules::paving {
namespace {

struct Limits {
    using Index = std::uint8_t;
    using Coordinate = std::int8_t;
    static constexpr std::size_t kTiles = 64;
    static constexpr unsigned kTableBits = 8;
    static constexpr std::size_t kSegments = 192;
    static constexpr std::size_t kCentres = 12;
    static constexpr bool kFields = false;
};

enum class Phase : std::uint8_t { Draw, Place, Rest, Over };

struct State {
    Setup setup;
    Phase phase = Phase::Draw;
    Outcome outcome = Outcome::Undecided;
    EndReason reason = EndReason::None;
    PlayerId player;
    std::uint16_t turn = 1;
    std::uint8_t pile = 0;
    TileId drawn;
    Slot last;
    FixedList<TileId, Limits::kTiles> discarded;
    std::array<std::uint8_t, Limits::kTiles> unseen{};
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

void need_tile(Transition& transition) {
    State& state = transition.state;
    state.phase = state.pile == 0 ? Phase::Over : Phase::Draw;
    if (state.phase == Phase::Draw) return;
    state.outcome = Outcome::Finished;
    state.reason = EndReason::AllTilesPlaced;
    transition.record<GameEnded>(state.outcome, state.reason, ColourSet{});
}

Result<void> carry_out(Transition& transition, const DrawTile& decision) {
    return draw_tile(transition, decision, transition.state.pile, need_tile);
}

Result<void> carry_out(Transition& transition, const PlaceTile& decision) {
    const auto placed = place_drawn_tile(transition, decision);
    if (!placed) return placed;
    transition.state.phase = Phase::Rest;
    return {};
}

void legal_rests(const Tables&, const State&, DecisionSink& out) { out.add(Pass{}); }

Result<void> carry_out(Transition& transition, const Pass&) {
    begin_next_turn(transition);
    need_tile(transition);
    return {};
}

using Row = PhaseRow<State, EventList>;
constexpr Driver kDriver(std::array{
    Row{Phase::Draw, DecisionKind::DrawTile, legal_draws, carry_out_one_of<DrawTile>},
    Row{Phase::Place, DecisionKind::PlaceTile, legal_tiles, carry_out_one_of<PlaceTile>},
    Row{Phase::Rest, DecisionKind::PlaceMeeple, legal_rests, carry_out_one_of<Pass>},
});

State start(const Tables& tables, const Setup& setup) {
    State state;
    state.setup = setup;
    state.pile = static_cast<std::uint8_t>(add_unseen(tables.tileset(), state));
    for (const StartTile& tile : tables.tileset().start) {
        lay_tile(tables, state, tile.tile, tile.position, Rotation(0));
    }
    return state;
}

bool is_forced_pass(const Event& event) {
    const auto* const forced = std::get_if<DecisionForced>(&event);
    return forced != nullptr && std::holds_alternative<Pass>(forced->decision);
}

/// Random decisions to the end of the game. The value: how often a player passed unasked.
std::size_t play_to_the_end(const Tables& tables, State& state, Random& random) {
    std::size_t passes = 0;
    DecisionList legal;
    while (kDriver.point(state).actor != Actor::Nobody) {
        kDriver.fill(tables, state, legal);
        REQUIRE(legal.size() > (kDriver.point(state).actor == Actor::Player ? 1U : 0U));
        EventList events;
        const Decision& decision = legal[random.below(legal.size())];
        REQUIRE(kDriver.apply(tables, state, decision, events).has_value());
        passes +=
            static_cast<std::size_t>(std::count_if(events.begin(), events.end(), is_forced_pass));
    }
    return passes;
}

}  // namespace
}  // namespace mistward::rules::paving

using namespace mistward::rules;

namespace {
constexpr Setup kPaving{.level = 1, .players = 2};
}  // namespace

TEST_CASE("driver: a state and a table of phases are a game that is played to its end") {
    const Tables& tables = *tables_for(kPaving);
    const paving::State begin = paving::start(tables, kPaving);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        paving::State state = begin;
        const std::size_t passes = paving::play_to_the_end(tables, state, random);
        const std::size_t placed = state.board.size() - begin.board.size();
        CHECK(state.reason == EndReason::AllTilesPlaced);
        CHECK(placed + state.discarded.size() == begin.pile);
        CHECK(passes == placed);
        CHECK(state.turn == placed + 1);
    }
}

TEST_CASE("driver: what the phase does not ask for is refused, and so is anything after the end") {
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
