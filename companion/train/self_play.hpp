#pragma once

#include "companion/search/turn_search.hpp"
#include "companion/train/deck.hpp"
#include "companion/train/replay_buffer.hpp"

#include <cmath>
#include <limits>

namespace mistward::companion::train {

/// What became of a game that was played to its end.
template <class State>
struct PlayedGame {
    State end;
    std::size_t positions = 0;  ///< judged on the way
};

/// Plays games of the co-operative game with itself, one turn deep.
template <Observer O>
class SelfPlay {
public:
    using State = typename O::State;

    /// The tables and the network, which may change between games, must outlive it.
    SelfPlay(const rules::Tables& tables, const Network& network)
        : effort_(std::numeric_limits<std::size_t>::max()),
          judge_(tables, network, effort_),
          search_(tables, judge_) {}

    SelfPlay(const SelfPlay&) = delete;
    SelfPlay& operator=(const SelfPlay&) = delete;

    /// Plays on from a state before a draw. Every turn ends in a position whose values are kept;
    /// about one turn in `whim` takes any of the best four plans, so that more is seen than what
    /// seems best; 0 for none.
    PlayedGame<State> play(State state, Random& random, std::size_t whim) {
        const Deck deck(state, random);
        const std::size_t before = effort_.spent();
        turns_.clear();
        while (state.outcome == rules::Outcome::Undecided) {
            if (waits_for_player(state)) {
                play_turn(state, random, whim);
            } else {
                search_.apply_to(state, deck.next(state));
            }
        }
        return {state, effort_.spent() - before};
    }

    /// Teaches the turns of the game just played to `buffer`: each position's target lies between
    /// how the game ended and how the next position was judged, `lambda` of the way (TD(lambda)).
    /// What came after a whim says nothing about what was before it.
    void teach(float end, float lambda, ReplayBuffer& buffer) const {
        float target = end;
        for (std::size_t i = turns_.size(); i-- > 0;) {
            if (i + 1 < turns_.size()) {
                const Turn& next = turns_[i + 1];
                target = next.whim ? next.chance : (1 - lambda) * next.chance + lambda * target;
            }
            buffer.add(turns_[i].values, target);
        }
    }

    /// How surprising the ends of the turns just played were on average: the cross-entropy.
    double surprise(float end) const {
        double sum = 0;
        for (const Turn& turn : turns_) {
            const double chance = std::clamp<double>(turn.chance, 1e-6, 1 - 1e-6);
            sum -= end * std::log(chance) + (1 - end) * std::log(1 - chance);
        }
        return turns_.empty() ? 0 : sum / static_cast<double>(turns_.size());
    }

private:
    struct Turn {
        std::array<float, O::kFeatures> values;
        float chance;
        bool whim;
    };

    void play_turn(State& state, Random& random, std::size_t whim) {
        const rules::PlayerId player = point(state).player;
        judge_.begin_turn(state, player);
        const auto& plans = search_.search(state, whim == 0 ? 1 : 4, kQuick);
        const bool any = whim != 0 && random.below(whim) == 0 && plans.size() > 1;
        state = plans[any ? random.below(plans.size()) : 0].end;
        if (state.outcome != rules::Outcome::Undecided) return;
        // Judged anew after the turn, as the next turn's tables will have it.
        judge_.begin_turn(state, player);
        const float chance = chance_of(judge_(state));
        Turn& turn = turns_.emplace_back(Turn{{}, chance, any});
        std::copy(judge_.values().begin(), judge_.values().end(), turn.values.begin());
    }

    static constexpr Thoroughness kQuick{.placements_with_meeples = 10,
                                         .placements_with_colours = 3};

    Effort effort_;
    Judge<O> judge_;
    TurnSearch<O> search_;
    std::vector<Turn> turns_;
};

}  // namespace mistward::companion::train
