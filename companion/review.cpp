#include "companion/review.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::companion {

namespace {

/// Smaller differences are noise of the estimate.
constexpr double kLeastCost = 0.01;

/// The game after some decisions, which must be legal.
rules::Game played_on(rules::Game game, std::span<const rules::Decision> decisions) {
    for (const rules::Decision& decision : decisions) {
        if (!game.apply(decision)) throw std::invalid_argument("a reviewed decision is not legal");
    }
    return game;
}

/// The chance of the team, or of one player.
double chance_of(const std::vector<double>& chances, rules::PlayerId player) {
    return chances.size() == 1 ? chances.front() : chances.at(player.value());
}

/// Within a turn a glance will do; its end is looked at well, since turns are told by it.
std::vector<std::vector<double>> chances_along(const Mind& mind, rules::Game game,
                                               std::span<const rules::Decision> played,
                                               const Strength& strength,
                                               const std::stop_token& stop) {
    constexpr Strength kGlance{.positions = 300};
    std::vector<std::vector<double>> chances;
    for (const rules::Decision& decision : played) {
        game = played_on(std::move(game), {&decision, 1});
        const bool last = chances.size() + 1 == played.size();
        chances.push_back(win_chances(mind, game, last ? strength : kGlance, stop));
    }
    return chances;
}

}  // namespace

ReviewedTurn review_turn(const Mind& mind, const rules::Game& before,
                         std::span<const rules::Decision> played, const Strength& strength,
                         std::stop_token stop) {
    if (played.empty()) throw std::invalid_argument("a reviewed turn has a decision");
    const rules::PlayerId player = before.point().player;
    ReviewedTurn review;
    review.chances = chances_along(mind, before, played, strength, stop);
    review.played.turn.assign(played.begin(), played.end());
    review.played.chance = chance_of(review.chances.back(), player);
    auto options = best_turns(mind, before, 1, strength, stop);
    if (options.empty()) return review;
    Option& best = options.front();
    const rules::Game after = played_on(before, best.turn);
    if (after == played_on(before, played)) return review;
    // Both ends of the turn are judged alike: what a search thinks of its own choice is flattered.
    best.chance = chance_of(win_chances(mind, after, strength, stop), player);
    const double cost = best.chance - review.played.chance;
    if (cost < kLeastCost) return review;
    review.cost = cost;
    review.better = std::move(best);
    return review;
}

}  // namespace mistward::companion
