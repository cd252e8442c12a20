#pragma once

#include "companion/search/turn_search.hpp"

namespace mistward::companion {

/// What the next turns make of a position before a draw, as it looks to one player. Whoever is to
/// move plays one turn deep, for their own good.
template <Observer O>
class Reply {
public:
    using State = typename O::State;

    Reply(const rules::Tables& tables, const Network& network, Effort& effort)
        : judge_(tables, network, effort), search_(tables, judge_) {}

    void overlook(const typename Judge<O>::Blind& blind) { judge_.overlook(blind); }

    /// The chance of `viewer` once `tile` is drawn and the turn is played.
    float chance(State state, rules::TileId tile, rules::PlayerId viewer) {
        if (is_over(state)) return worth_of_end(state, viewer);
        search_.apply_to(state, rules::DrawTile{tile});
        if (!is_players_turn(state)) return seen_by(state, viewer);
        const auto& plan = play(state);
        if (!RivalObserver<O>) return chance_of(plan.value);
        return seen_by(plan.end, viewer);
    }

    /// The chance of `viewer` when so many turns have been played; the tiles come in `order`, all
    /// that are unseen.
    float roll_out(State state, std::span<const rules::TileId> order, std::size_t turns,
                   rules::PlayerId viewer) {
        std::size_t drawn = 0;
        while (!is_over(state) && turns > 0 && drawn < order.size()) {
            search_.apply_to(state, rules::DrawTile{order[drawn++]});
            if (!is_players_turn(state)) continue;
            state = play(state).end;
            --turns;
        }
        return seen_by(state, viewer);
    }

private:
    static bool is_over(const State& state) { return state.outcome != rules::Outcome::Undecided; }

    const Plan<State>& play(const State& state) {
        judge_.begin_turn(state, state.active.id);
        return search_.search(state, 1, kQuick).front();
    }

    float seen_by(const State& state, rules::PlayerId viewer) {
        if (is_over(state)) return worth_of_end(state, viewer);
        judge_.begin_turn(state, viewer);
        return chance_of(judge_(state));
    }

    static constexpr Thoroughness kQuick{.placements_with_meeples = 10,
                                         .placements_with_colours = 2};

    Judge<O> judge_;
    TurnSearch<O> search_;
};

}  // namespace mistward::companion
