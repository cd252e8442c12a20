#include "tests/rules/simulation.hpp"

namespace mistward::rules {
namespace {

/// How well a game stands: points, ghosts left, meeples at work.
double outlook(const Game& game) {
    const View view = game.view();
    double value = 3.0 * view.ghosts_supply + 0.4 * static_cast<double>(view.meeples.size());
    for (const Track& track : view.tracks) value += track.points;
    for (const Scoring& scoring : view.pending) value += 0.9 * scoring.points;
    return view.outcome == Outcome::Lost ? value - 1000.0 : value;
}

}  // namespace

Decision choose(const Game& game, const std::vector<Decision>& legal, Policy policy,
                Random& random) {
    constexpr std::size_t kWhim = 10;  // every tenth decision is any
    const Decision any = legal[random.below(legal.size())];
    if (policy == Policy::Any || game.point().actor == Actor::Chance) return any;
    if (random.below(kWhim) == 0) return any;
    Decision best = any;
    double best_value = -1e9;
    for (const Decision& decision : legal) {
        Game next = game;
        if (!next.apply(decision)) continue;
        const double value = outlook(next) + 1e-3 * static_cast<double>(random.below(1000));
        if (value > best_value) {
            best_value = value;
            best = decision;
        }
    }
    return best;
}

}  // namespace mistward::rules
