#include "companion/baseline/choose.hpp"

#include "companion/baseline/rival_judge.hpp"
#include "companion/baseline/team_judge.hpp"
#include "companion/baseline/turn_search.hpp"

#include <cmath>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace mistward::companion::baseline {
namespace {

template <class State>
struct JudgeOf {
    using Type = RivalJudge<State>;
};
template <>
struct JudgeOf<rules::mists::State> {
    using Type = TeamJudge;
};

/// Thinks about one position.
template <class State>
class Thinker {
public:
    Thinker(const rules::Tables& tables, const State& now)
        : now_(now), judge_(tables, now), search_(tables, judge_) {}

    rules::Decision choose() { return search_.best(now_); }

    std::vector<Turn> turns(std::size_t count) {
        std::vector<Turn> turns;
        for (auto& turn : search_.turns(now_, count)) {
            turns.push_back({std::move(turn.decisions), chance(now_, turn.value)});
        }
        return turns;
    }

    /// Whoever is to decide first plays on.
    std::vector<double> chances() {
        const State end = search_.end_of_turn(now_);
        const auto points = judge_.points(end);
        std::vector<double> chances;
        for (std::size_t player = 0; player < end.setup.players; ++player) {
            const rules::Colour colour = end.setup.colours[player];
            const double lead = Judge::lead(end.setup, points, colour);
            chances.push_back(end.outcome == rules::Outcome::Undecided
                                  ? chance(end, lead)
                                  : (leaders(end).contains(colour) ? 1.0 : 0.0));
        }
        const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
        for (double& one : chances) one /= sum;
        return chances;
    }

private:
    using Judge = typename JudgeOf<State>::Type;

    /// What a lead in points makes of a player's chance: the fewer tiles are left, the more.
    static double chance(const State& state, double lead) {
        constexpr double kLast = 1;
        constexpr double kEachTile = 1.6;
        const double usual = kLast + kEachTile * std::sqrt(static_cast<double>(state.pile));
        return 1 / (1 + (state.setup.players - 1) * std::exp(-lead / usual));
    }

    const State& now_;
    Judge judge_;
    TurnSearch<Judge> search_;
};

/// What `use` makes of a thinker about a competitive or base game.
template <class Result, class Use>
Result among_rivals(const rules::Game& seen, Use use) {
    return seen.visit([&]<class State>(const State& state) -> Result {
        if constexpr (rules::rivals::AnyState<State>) {
            Thinker<State> thinker(seen.tables(), state);
            return use(thinker);
        } else {
            throw std::invalid_argument("a team has no rivals");
        }
    });
}

}  // namespace

rules::Decision choose(const rules::Game& game) {
    const rules::Game seen = game.as_seen_by(game.point().player);
    return seen.visit([&]<class State>(const State& state) {
        return Thinker<State>(seen.tables(), state).choose();
    });
}

std::vector<Turn> best_turns(const rules::Game& game, std::size_t count) {
    return among_rivals<std::vector<Turn>>(game.as_seen_by(game.point().player),
                                           [&](auto& thinker) { return thinker.turns(count); });
}

std::vector<double> win_chances(const rules::Game& game) {
    return among_rivals<std::vector<double>>(game.as_seen_by(std::nullopt),
                                             [](auto& thinker) { return thinker.chances(); });
}

}  // namespace mistward::companion::baseline
