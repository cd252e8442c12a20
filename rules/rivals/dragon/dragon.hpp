#pragma once

#include "rules/rivals/fairy/fairy.hpp"
#include "rules/rivals/trunk/on_board.hpp"

#include <algorithm>

namespace mistward::rules::rivals::dragon {

/// The dragon, which comes to each volcano, and walks and eats whenever a tile calls it
/// (PD-SET-2, PD-DRAGON-1 to 4).
struct Dragon : trunk::SilentPart {
    static constexpr Part kPart = Part::Dragon;
    static constexpr KnownThings kKnown{.tiles = {TileMark::Volcano, TileMark::Dragon}};
    static constexpr std::size_t kMoves = 6;

    struct State {
        std::optional<Position> dragon;  ///< where it stands; nothing: beside the board
        /// Where it has been in the walk under way: first where it woke, last where it is.
        FixedList<Position, kMoves + 1> walk;
        bool operator==(const State&) const = default;
        static constexpr auto kMembers = members(&State::dragon, &State::walk);
    };

    template <class S>
    static constexpr auto steps() {
        using Step = trunk::Step<S>;
        return std::array{Step{.phase = trunk::Phase::Volcano, .enter = call<S>},
                          Step{.phase = trunk::Phase::Dragon,
                               .enter = wake<S>,
                               .asks = DecisionKind::MoveDragon,
                               .legal = legal_moves<S>,
                               .carry_out = carry_out_by<move<S>>,
                               .who = mover<S>}};
    }

    /// PD-SET-2: until a volcano lies.
    template <class S>
    static bool holds_back(const Tables& tables, const S& state, TileId tile) {
        return !state.dragon && tables.marks(tile).tile.contains(TileMark::Dragon);
    }

    /// PD-DRAGON-1.
    template <class S>
    static bool bars(const Tables& tables, const S& state, SegmentId segment) {
        return is_on_its_tile(tables, state, segment);
    }

    template <class S>
    static void check(const Tables& tables, const S& state, Faults& faults) {
        const bool walks = state.phase == trunk::Phase::Dragon;
        faults.unless(!state.dragon || is_played(state.setup, kPart), "a dragon without its part");
        faults.unless(walks != state.walk.empty(), "a walk of the dragon at the wrong time");
        if (!state.dragon) return;
        faults.unless(state.board.at(*state.dragon) != kNoSlot, "the dragon stands on no tile");
        faults.unless(!walks || state.walk.back() == *state.dragon,
                      "the dragon is not where it went");
        faults.unless(!state.fairy || !is_one_tile(tables, *state.dragon, *state.fairy),
                      "the dragon is with the fairy");
        for (const auto& meeple : state.meeples) {
            faults.unless(
                !trunk::occupies<S>(meeple.kind) || !is_on_its_tile(tables, state, meeple.segment),
                "a meeple stands where the dragon is");
        }
    }

private:
    /// Whether two spaces are of one tile: the start tile can have four (PD-MIST-6).
    [[gnu::always_inline]] static bool is_one_tile(const Tables& tables, Position a, Position b) {
        return a == b ||
               (tables.tileset().start.size() > 1 && is_start(tables, a) && is_start(tables, b));
    }

    static bool is_start(const Tables& tables, Position space) {
        const auto& start = tables.tileset().start;
        return std::any_of(start.begin(), start.end(),
                           [&](const StartTile& part) { return part.position == space; });
    }

    template <class S>
    static bool is_on_its_tile(const Tables& tables, const S& state, SegmentId segment) {
        const Position space = state.board.position(state.features.slot(segment));
        return state.dragon && is_one_tile(tables, *state.dragon, space);
    }

    /// PD-DRAGON-2.
    template <class S>
    static Go call(trunk::Transition<S>& transition) {
        S& state = transition.state;
        if (!trunk::last_shows(transition.tables, state, TileMark::Volcano)) return Go::On;
        state.dragon = state.board.position(state.last);
        transition.template record<DragonMoved>(*state.dragon);
        return Go::On;
    }

    /// PD-DRAGON-3.
    template <class S>
    static Go wake(trunk::Transition<S>& transition) {
        S& state = transition.state;
        const bool called = trunk::last_shows(transition.tables, state, TileMark::Dragon);
        if (!called || !state.dragon) return Go::On;
        state.walk.push_back(*state.dragon);
        return go_on(transition);
    }

    /// It is moved again, if there is a move left and a way.
    template <class S>
    static Go go_on(trunk::Transition<S>& transition) {
        S& state = transition.state;
        if (!state.walk.full()) {
            std::size_t ways = 0;
            each_way(transition.tables, state, [&](Position) { ++ways; });
            transition.has_choice = ways > 1;
            if (ways != 0) return Go::Ask;
        }
        state.walk.clear();
        return Go::On;
    }

    /// Everybody moves it once, clockwise from the active player.
    template <class S>
    static PlayerId mover(const S& state) {
        const std::size_t turn = state.active.id.value() + state.walk.size() - 1;
        return PlayerId(turn % state.setup.players);
    }

    template <class S>
    static bool can_enter(const Tables& tables, const S& state, Position space) {
        if (state.board.at(space) == kNoSlot) return false;
        const auto is_it = [&](Position other) { return is_one_tile(tables, space, other); };
        return !(state.fairy && is_it(*state.fairy)) &&
               std::none_of(state.walk.begin(), state.walk.end(), is_it);
    }

    /// The tiles to which it can go from where it stands.
    template <class S, class Use>
    static void each_way(const Tables& tables, const S& state, Use use) {
        const auto leave = [&](Position space) {
            for (const Edge edge : kEdges) {
                const Position beside = neighbour(space, edge);
                if (can_enter(tables, state, beside)) use(beside);
            }
        };
        const auto& start = tables.tileset().start;
        if (!is_one_tile(tables, *state.dragon, start.front().position)) {
            return leave(*state.dragon);
        }
        for (const StartTile& part : start) leave(part.position);
    }

    template <class S>
    static void legal_moves(const Tables& tables, const S& state, DecisionSink& out) {
        each_way(tables, state, [&](Position space) { out.add(MoveDragon{space}); });
    }

    template <class S>
    static Result<Go> move(trunk::Transition<S>& transition, const MoveDragon& decision) {
        S& state = transition.state;
        const Position space = decision.position;
        const bool is_beside = std::any_of(kEdges.begin(), kEdges.end(), [&](Edge edge) {
            return is_one_tile(transition.tables, neighbour(space, edge), *state.dragon);
        });
        if (!is_beside || !can_enter(transition.tables, state, space)) {
            return tl::make_unexpected(Refusal::NoWayForDragon);
        }
        state.dragon = decision.position;
        state.walk.push_back(decision.position);
        transition.template record<DragonMoved>(decision.position);
        eat(transition);
        return go_on(transition);
    }

    /// PD-DRAGON-4.
    template <class S>
    static void eat(trunk::Transition<S>& transition) {
        const S& state = transition.state;
        const std::size_t parts = transition.tables.tileset().start.size();
        const Slot there = state.board.at(*state.dragon);
        trunk::take_off(
            transition,
            [&](const auto& meeple) {
                const Slot slot = state.features.slot(meeple.segment);
                return slot == there || (slot.value() < parts && there.value() < parts);
            },
            MeepleReturnedBy::Dragon);
    }
};

}  // namespace mistward::rules::rivals::dragon
