#pragma once

#include "companion/search/judge.hpp"
#include "companion/search/meeples.hpp"
#include "companion/search/plan.hpp"
#include "companion/search/prune.hpp"
#include "companion/search/prune_far.hpp"
#include "rules/core/invariant.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace mistward::companion {

/// How thoroughly a turn is looked through.
struct Thoroughness {
    /// Meeples are tried on so many of the placements that look best without one; 0: on all.
    std::size_t placements_with_meeples = 0;
    /// Meeples of the second colours are tried on so many of the best placements.
    std::size_t placements_with_colours = 10;
};

/// Looks through what whoever is to decide can do until the turn ends, or somebody else is asked in
/// it: the tile and the meeple on it together, whatever comes between and after them step by step.
/// Without enough effort for all of it, what was not judged counts as worse than what was.
template <Observer O>
class TurnSearch {
public:
    using State = typename O::State;
    using TurnPlan = Plan<State>;

    TurnSearch(const rules::Tables& tables, Judge<O>& judge) : tables_(tables), judge_(judge) {}

    /// The `keep` best ways to go on from a player's decision point, best first, at least one. The
    /// judge must have begun the turn. Refers to memory that the next search writes anew.
    const std::vector<TurnPlan>& search(const State& state, std::size_t keep,
                                        const Thoroughness& how = {}) {
        keep_ = std::max<std::size_t>(1, keep);
        decider_ = point(state).player;
        best_.clear();
        tiles_.clear();
        path_.clear();
        how_ = how;
        if (state.phase == Phase::Meeple) {
            spread(state);
        } else {
            Decisions& first = lists_[0];
            list(state, first);
            for (std::size_t i = 0; i < first.size() && !is_tired(); ++i) {
                State next = state;
                path_.clear();
                decide(next, first[i]);
                spread(next);
            }
        }
        spread_more();
        return best_;
    }

    /// Carries out a decision that is legal.
    void apply_to(State& state, const rules::Decision& decision) {
        events_.clear();
        const auto done = apply(tables_, state, decision, events_);
        rules::require(done.has_value(), "what is searched is legal");
    }

private:
    using Phase = decltype(State::phase);
    using Decisions = typename ListsOf<State>::Decisions;
    using Events = typename ListsOf<State>::Events;

    static constexpr std::size_t kBefore = 1;     ///< list of what comes before the meeple
    static constexpr std::size_t kMeeples = 2;    ///< list of meeples
    static constexpr std::size_t kAfter = 3;      ///< list of what comes after, and three more
    static constexpr std::size_t kLists = 7;      ///< for hounds that are looked at to the end
    static constexpr float kScoresAtOnce = 0.6F;  ///< what a meeple will add there, roughly

    /// A tile that was placed, with what followed up to the meeple.
    struct PlacedTile {
        State state;
        float value = 0;
        TurnPath path;
    };

    void list(const State& state, Decisions& decisions) {
        legal(tables_, state, decisions);
        prune(tables_, state, decisions);
    }

    void decide(State& state, const rules::Decision& decision) {
        if (!path_.full()) path_.push_back(decision);
        apply_to(state, decision);
    }

    bool is_asked(const State& state) const { return waits_for(state, decider_); }

    /// Goes on from a tile that was placed, with all that may follow.
    void spread(State& state) {
        while (is_asked(state) && state.phase < Phase::Meeple) decide_one(state, kBefore);
        if (state.phase != Phase::Meeple || !is_asked(state)) {
            finish_and_keep(state);
        } else if (how_.placements_with_meeples != 0) {
            const float bonus = completes_something_free(tables_, state) ? kScoresAtOnce : 0.0F;
            const TurnPath before = path_;
            State without = state;
            decide(without, rules::Pass{});
            const float value = finish_and_keep(without);
            tiles_.push_back({state, value + bonus, before});
        } else {
            const TurnPath before = path_;
            tiles_.push_back({state, meeples(state, before, Meeples::MainColour), before});
        }
    }
    void spread(const State& state) {
        State copy = state;
        spread(copy);
    }

    enum class Meeples { MainColour, MainColourWithoutPass, OtherColours };

    /// Tries meeples on the tile just placed; the best value.
    float meeples(const State& state, const TurnPath& before, Meeples which) {
        Decisions& decisions = lists_[kMeeples];
        list(state, decisions);
        const SecondColours second(state);
        float best = kUnjudged;
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            const rules::Decision decision = decisions[i];
            const bool other = second.contains(decision);
            if (other != (which == Meeples::OtherColours)) continue;
            if (which == Meeples::MainColourWithoutPass &&
                std::holds_alternative<rules::Pass>(decision)) {
                continue;
            }
            State next = state;
            path_ = before;
            decide(next, decision);
            best = std::max(best, finish_and_keep(next));
        }
        return best;
    }

    /// Tries on the most promising placements what was not tried on all.
    void spread_more() {
        if (how_.placements_with_meeples != 0) {
            for (const std::size_t i : best_tiles(how_.placements_with_meeples)) {
                tiles_[i].value = std::max(
                    tiles_[i].value,
                    meeples(tiles_[i].state, tiles_[i].path, Meeples::MainColourWithoutPass));
            }
        }
        for (const std::size_t i : best_tiles(how_.placements_with_colours)) {
            meeples(tiles_[i].state, tiles_[i].path, Meeples::OtherColours);
        }
    }

    std::vector<std::size_t>& best_tiles(std::size_t count) {
        order_.resize(tiles_.size());
        for (std::size_t i = 0; i < order_.size(); ++i) order_[i] = i;
        std::stable_sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
            return tiles_[a].value > tiles_[b].value;
        });
        order_.resize(std::min(count, order_.size()));
        return order_;
    }

    /// Takes the decision after which the position looks best; the value of that position, or
    /// nothing if there was no choice.
    std::optional<float> decide_one(State& state, std::size_t depth) {
        Decisions& decisions = lists_[depth];
        list(state, decisions);
        std::optional<float> best;
        std::size_t chosen = 0;
        for (std::size_t i = 0; i < decisions.size() && decisions.size() > 1; ++i) {
            State next = state;
            apply_to(next, decisions[i]);
            const float value = value_of(state, next, depth);
            if (best && value <= *best) continue;
            best = value;
            chosen = i;
        }
        const rules::Decision decision = decisions[chosen];
        decide(state, decision);
        return best;
    }

    /// A hound is judged after its chase: before, all that it will do is still missing.
    float value_of(const State& before, State& after, std::size_t depth) {
        if constexpr (requires { Phase::Hound; }) {
            if (before.phase == Phase::Hound && after.phase == Phase::Chase && depth + 1 < kLists) {
                const TurnPath kept = path_;
                const float value = finish(after, depth + 1);
                path_ = kept;
                return value;
            }
        }
        return judge_(after);
    }

    /// Plays the rest of the turn step by step, or up to somebody else's decision; the value of its
    /// end.
    float finish(State& state, std::size_t depth) {
        std::optional<float> value;
        while (is_asked(state)) value = decide_one(state, depth);
        return value ? *value : judge_(state);
    }

    float finish_and_keep(State& state) {
        const float value = finish(state, kAfter);
        keep(state, value);
        return value;
    }

    /// Whether there is no effort left, but something to go by.
    bool is_tired() const { return judge_.effort().left() == 0 && !best_.empty(); }

    void keep(const State& state, float value) {
        if (best_.size() == keep_) {
            if (value <= best_.back().value) return;
            best_.pop_back();
        }
        auto at = best_.end();
        while (at != best_.begin() && (at - 1)->value < value) --at;
        best_.insert(at, {state, value, path_});
    }

    const rules::Tables& tables_;
    Judge<O>& judge_;
    Thoroughness how_;
    rules::PlayerId decider_;
    std::size_t keep_ = 1;
    std::vector<TurnPlan> best_;
    std::vector<PlacedTile> tiles_;
    std::vector<std::size_t> order_;
    std::array<Decisions, kLists> lists_;
    Events events_;
    TurnPath path_;
};

}  // namespace mistward::companion
