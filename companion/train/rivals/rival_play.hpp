#pragma once

#include "companion/rivals/observer.hpp"
#include "companion/search/turn_search.hpp"
#include "companion/train/deck.hpp"
#include "companion/train/replay_buffer.hpp"

#include <cmath>
#include <limits>

namespace mistward::companion::train {

/// Plays games of rivals against itself, one turn deep, and remembers what each player saw after
/// every turn.
template <rivals::AnyState S>
class RivalPlayOf {
public:
    using State = S;
    using Observer = rivals::ObserverOf<S>;

    /// The tables and the network, which may change between games, must outlive it.
    RivalPlayOf(const rules::Tables& tables, const Network& network)
        : tables_(tables),
          network_(network),
          effort_(std::numeric_limits<std::size_t>::max()),
          judge_(tables, network, effort_),
          search_(tables, judge_),
          observer_(tables) {}

    const rules::Tables& tables() const { return tables_; }

    /// Positions judged so far.
    std::size_t positions() const { return effort_.spent(); }

    /// Plays on from a state before a draw, to the end. About one turn in `whim` takes any of the
    /// best four plans; 0 for none.
    State play(State state, Random& random, std::size_t whim);

    /// Makes the best of the rest of a turn, for whoever is to decide and for as long as they are.
    void take_turn(State& state) { state = plan(state, 1).front().end; }

    /// Carries out what chance decides: the next tile of the deck, or any token.
    void draw(State& state, Deck& deck, Random& random);

    /// Teaches the turns of the game just played to `buffer`, as every player saw them: each
    /// position's target lies between how the game ended for the player and how the next position
    /// was judged, `lambda` of the way (TD(lambda)). How it ended is whether the player won, the
    /// win shared among the best, for `win_part`; for the rest by how many points.
    void teach(const State& end, float lambda, float win_part, ReplayBuffer& buffer) const;

    /// How surprising the winners were on average: the cross-entropy.
    double surprise(const State& end) const;

private:
    struct View {
        std::array<float, Observer::kFeatures> values;
        float chance = 0;
    };
    struct Turn {
        bool whim = false;
        std::vector<View> views;  ///< by player
    };

    const std::vector<Plan<State>>& plan(const State& state, std::size_t keep) {
        judge_.begin_turn(state, point(state).player);
        return search_.search(state, keep, kQuick);
    }
    void remember(const State& state, bool whim);

    static constexpr Thoroughness kQuick{.placements_with_meeples = 8,
                                         .placements_with_colours = 0};

    const rules::Tables& tables_;
    const Network& network_;
    Effort effort_;
    Judge<Observer> judge_;
    TurnSearch<Observer> search_;
    Observer observer_;
    std::vector<Turn> turns_;
    rules::rivals::DecisionsOf<S> tokens_;
};

extern template class RivalPlayOf<rules::rivals::State>;
extern template class RivalPlayOf<rules::rivals::LargeState>;

using RivalPlay = RivalPlayOf<rules::rivals::State>;

}  // namespace mistward::companion::train
