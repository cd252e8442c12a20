#include "companion/train/rivals/rival_play.hpp"

#include <algorithm>

namespace mistward::companion::train {
namespace {

/// By how many points a player beat the best of the others, as a chance: 12 points are 73 %.
template <rivals::AnyState S>
float worth_of_margin(const S& end, std::size_t player) {
    constexpr float kPoints = 12;
    int best = 0;
    for (std::size_t i = 0; i < end.setup.players; ++i) {
        if (i != player) best = std::max<int>(best, end.points[end.setup.colours[i]]);
    }
    const int margin = end.points[end.setup.colours[player]] - best;
    return chance_of(static_cast<float>(margin) / kPoints);
}

}  // namespace

template <rivals::AnyState S>
S RivalPlayOf<S>::play(State state, Random& random, std::size_t whim) {
    Deck deck(state, random);
    turns_.clear();
    while (state.outcome == rules::Outcome::Undecided) {
        if (!waits_for_player(state)) {
            draw(state, deck, random);
            continue;
        }
        const bool any = whim != 0 && random.below(whim) == 0;
        const auto& plans = plan(state, any ? 4 : 1);
        state = plans[any ? random.below(plans.size()) : 0].end;
        if (state.outcome == rules::Outcome::Undecided) remember(state, any);
    }
    return state;
}

template <rivals::AnyState S>
void RivalPlayOf<S>::draw(State& state, Deck& deck, Random& random) {
    if (point(state).kind == rules::DecisionKind::DrawTile) {
        search_.apply_to(state, deck.next(tables_, state));
        return;
    }
    legal(tables_, state, tokens_);
    search_.apply_to(state, tokens_[random.below(tokens_.size())]);
}

template <rivals::AnyState S>
void RivalPlayOf<S>::remember(const State& state, bool whim) {
    Turn& turn = turns_.emplace_back();
    turn.whim = whim;
    turn.views.resize(state.setup.players);
    observer_.begin_turn(state, state.active.id);
    observer_.observe(state, turn.views[state.active.id.value()].values);
    for (std::size_t i = 0; i < turn.views.size(); ++i) {
        View& view = turn.views[i];
        observer_.observe_again(state, rules::PlayerId(i), view.values);
        view.chance = chance_of(network_.logit(view.values));
    }
}

template <rivals::AnyState S>
void RivalPlayOf<S>::teach(const State& end, float lambda, float win_part,
                           ReplayBuffer& buffer) const {
    for (std::size_t player = 0; player < end.setup.players; ++player) {
        float target = win_part * worth_of_end(end, rules::PlayerId(player)) +
                       (1 - win_part) * worth_of_margin(end, player);
        for (std::size_t i = turns_.size(); i-- > 0;) {
            if (i + 1 < turns_.size()) {
                const Turn& next = turns_[i + 1];
                const float chance = next.views[player].chance;
                target = next.whim ? chance : (1 - lambda) * chance + lambda * target;
            }
            buffer.add(turns_[i].views[player].values, target);
        }
    }
}

template <rivals::AnyState S>
double RivalPlayOf<S>::surprise(const State& end) const {
    double sum = 0;
    double views = 0;
    for (const Turn& turn : turns_) {
        for (std::size_t player = 0; player < turn.views.size(); ++player) {
            const double won = worth_of_end(end, rules::PlayerId(player));
            const double chance = std::clamp<double>(turn.views[player].chance, 1e-6, 1 - 1e-6);
            sum -= won * std::log(chance) + (1 - won) * std::log(1 - chance);
            views += 1;
        }
    }
    return views == 0 ? 0 : sum / views;
}

template class RivalPlayOf<rules::rivals::State>;
template class RivalPlayOf<rules::rivals::LargeState>;

}  // namespace mistward::companion::train
