#pragma once

#include "companion/search/turn_search.hpp"

#include <optional>
#include <span>

namespace mistward::companion {

/// What the next turns make of a position at the end of a turn, as it looks to one player. Whoever
/// is to move, or is asked in a turn, plays one turn deep, for their own good.
template <Observer O>
class Reply {
public:
    using State = typename O::State;

    Reply(const rules::Tables& tables, const Network& network, Effort& effort)
        : tables_(tables), judge_(tables, network, effort), search_(tables, judge_) {}

    void overlook(const typename Judge<O>::Blind& blind) { judge_.overlook(blind); }

    /// The chance of `viewer` once `tile` is drawn and the turn is played.
    float chance(State state, rules::TileId tile, rules::PlayerId viewer) {
        end_turn(state);
        if (is_over(state)) return worth_of_end(state, viewer);
        if (!can_come(tables_, state, tile)) return seen_by(state, viewer);
        search_.apply_to(state, rules::DrawTile{tile});
        const std::optional<float> value = end_turn(state);
        if (!value || RivalObserver<O>) return seen_by(state, viewer);
        return chance_of(*value);
    }

    /// The chance of `viewer` when so many turns have been played; the tiles come in `order`, all
    /// that are unseen.
    float roll_out(State state, std::span<const rules::TileId> order, std::size_t turns,
                   rules::PlayerId viewer) {
        std::size_t drawn = 0;
        end_turn(state);
        while (!is_over(state) && turns > 0 && drawn < order.size()) {
            const rules::TileId tile = order[drawn++];
            if (!can_come(tables_, state, tile)) continue;
            search_.apply_to(state, rules::DrawTile{tile});
            if (end_turn(state)) --turns;
        }
        return seen_by(state, viewer);
    }

private:
    static bool is_over(const State& state) { return state.outcome != rules::Outcome::Undecided; }

    /// Everybody decides who is to before the next draw of a tile; what the last of them thought it
    /// came to, or nothing if nobody was.
    std::optional<float> end_turn(State& state) {
        std::optional<float> value;
        for (pass_tokens(state); waits_for_player(state); pass_tokens(state)) {
            judge_.begin_turn(state, point(state).player);
            const Plan<State>& plan = search_.search(state, 1, kQuick).front();
            value = plan.value;
            state = plan.end;
        }
        return value;
    }

    /// Of tokens that are drawn the one in the middle of the list comes.
    void pass_tokens(State& state) {
        if constexpr (std::is_same_v<State, rules::rivals::LargeState>) {
            while (point(state).kind == rules::DecisionKind::DrawToken) {
                legal(tables_, state, tokens_);
                search_.apply_to(state, tokens_[tokens_.size() / 2]);
            }
        }
    }

    float seen_by(const State& state, rules::PlayerId viewer) {
        if (is_over(state)) return worth_of_end(state, viewer);
        judge_.begin_turn(state, viewer);
        return chance_of(judge_(state));
    }

    static constexpr Thoroughness kQuick{.placements_with_meeples = 10,
                                         .placements_with_colours = 2};

    const rules::Tables& tables_;
    Judge<O> judge_;
    TurnSearch<O> search_;
    typename ListsOf<State>::Decisions tokens_;
};

}  // namespace mistward::companion
