#include "companion/companion.hpp"

#include "companion/baseline/choose.hpp"
#include "companion/manner.hpp"
#include "companion/mists/observer.hpp"
#include "companion/rivals/observer.hpp"
#include "companion/told_chance.hpp"

#include <numeric>
#include <stdexcept>

namespace mistward::companion {
namespace {

/// With the expansion, where a rival's reply takes some hundred positions, a small budget is better
/// spent on this turn alone: the few draws that it is enough for mislead.
Depth depth_for(const Manner& manner, rules::Mode mode) {
    constexpr std::size_t kManyReplies = 8'000;
    Depth depth = depth_of(manner);
    if (mode == rules::Mode::Ghosts) depth.least = std::max(depth.least, kManyReplies);
    return depth;
}

/// Thinks with an observer about states of its game.
template <Observer O, class Facts>
class Thinker {
public:
    using State = typename O::State;

    Thinker(const rules::Game& game, const Network& network,
            std::span<const FeatureRow<Facts>> rows, const Strength& strength, std::stop_token stop)
        : manner_(manner_of(strength.skill)),
          positions_(std::min(strength.positions, manner_.most_positions)),
          effort_(0, std::move(stop)),
          look_ahead_(game.tables(), network, effort_, depth_for(manner_, game.setup().mode)) {
        look_ahead_.overlook(blind_of<O::kFeatures>(manner_, rows));
    }

    rules::Decision decide(const State& state) {
        effort_.give_back(share_of(state, positions_));
        return look_ahead_.consider(state, seed_of(state)).front().plan.path[0];
    }

    /// The chances of all players, 1 together.
    std::vector<double> chances(const State& state) {
        const std::size_t players = state.setup.players;
        const std::size_t each = positions_ / (players + 1);
        State now = state;
        if (waits_for_player(now)) {
            effort_.give_back(each);
            now = look_ahead_.consider(state, seed_of(state)).front().plan.end;
        }
        std::vector<double> chances;
        for (std::size_t i = 0; i < players; ++i) {
            effort_.give_back(each);
            const rules::PlayerId viewer(i);
            chances.push_back(now.outcome != rules::Outcome::Undecided
                                  ? worth_of_end(now, viewer)
                                  : look_ahead_.outlook(now, seed_of(now), viewer));
        }
        const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
        for (double& chance : chances) chance /= sum;
        return chances;
    }

    /// The chance of `viewer`.
    double chance(const State& state, rules::PlayerId viewer) {
        if (state.outcome != rules::Outcome::Undecided) return worth_of_end(state, viewer);
        effort_.give_back(positions_);
        if (!waits_for_player(state)) return look_ahead_.outlook(state, seed_of(state), viewer);
        return look_ahead_.consider(state, seed_of(state)).front().chance;
    }

private:
    Manner manner_;
    std::size_t positions_;
    Effort effort_;
    LookAhead<O> look_ahead_;
};

using TeamThinker = Thinker<mists::Observer, mists::Facts>;

/// What `use` makes of a thinker about a competitive or base game, and its state.
template <class Result, class Use>
Result among_rivals(const Mind& mind, const rules::Game& game, const Strength& strength,
                    std::stop_token stop, Use use) {
    return game.visit([&]<class State>(const State& state) -> Result {
        if constexpr (rules::rivals::AnyState<State>) {
            Thinker<rivals::ObserverOf<State>, rivals::Facts> thinker(
                game, mind.network_of<State>(), rivals::rows<State>(), strength, std::move(stop));
            return use(thinker, state);
        } else {
            throw std::invalid_argument("a team has no rivals");
        }
    });
}

void require_player(const rules::Game& game) {
    if (game.point().actor != rules::Actor::Player) {
        throw std::invalid_argument("no player is to decide");
    }
}

}  // namespace

rules::Decision choose(const Mind& mind, const rules::Game& game, const Strength& strength,
                       std::stop_token stop) {
    require_player(game);
    if (stop.stop_requested()) throw Stopped();
    if (const auto* const team = game.mists()) {
        return TeamThinker(game, mind.mists(), mists::rows(), strength, std::move(stop))
            .decide(*team);
    }
    if (mind.goes_by_rules_of_thumb(game)) return baseline::choose(game);
    return among_rivals<rules::Decision>(
        mind, game, strength, std::move(stop),
        [](auto& thinker, const auto& state) { return thinker.decide(state); });
}

std::vector<double> win_chances(const Mind& mind, const rules::Game& game, const Strength& strength,
                                std::stop_token stop) {
    if (stop.stop_requested()) throw Stopped();
    if (const auto* const team = game.mists()) {
        const double chance =
            TeamThinker(game, mind.mists(), mists::rows(), strength, std::move(stop))
                .chance(*team, team->active.id);
        return {told_chance(chance, game.setup())};
    }
    if (mind.goes_by_rules_of_thumb(game)) return baseline::win_chances(game);
    return among_rivals<std::vector<double>>(
        mind, game, strength, std::move(stop),
        [](auto& thinker, const auto& state) { return thinker.chances(state); });
}

}  // namespace mistward::companion
