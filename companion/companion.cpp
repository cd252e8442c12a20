#include "companion/companion.hpp"

#include "companion/baseline/choose.hpp"
#include "companion/manner.hpp"
#include "companion/mists/observer.hpp"

#include <stdexcept>

namespace mistward::companion {
namespace {

/// Thinks with an observer about states of its game.
template <Observer O, class Facts>
class Thinker {
public:
    using State = typename O::State;

    Thinker(const rules::Tables& tables, const Network& network,
            std::span<const FeatureRow<Facts>> rows, const Strength& strength, std::stop_token stop)
        : manner_(manner_of(strength.skill)),
          positions_(std::min(strength.positions, manner_.most_positions)),
          effort_(0, std::move(stop)),
          look_ahead_(tables, network, effort_, depth_of(manner_)) {
        look_ahead_.overlook(blind_of<O::kFeatures>(manner_, rows));
    }

    rules::Decision decide(const State& state) {
        effort_.give_back(share_of(state, positions_));
        return look_ahead_.consider(state, seed_of(state)).front().plan.path[0];
    }

    /// The chance of `viewer`.
    double chance(const State& state, rules::PlayerId viewer) {
        if (state.outcome != rules::Outcome::Undecided) return worth_of_end(state, viewer);
        effort_.give_back(positions_);
        if (!is_players_turn(state)) return look_ahead_.outlook(state, seed_of(state), viewer);
        return look_ahead_.consider(state, seed_of(state)).front().chance;
    }

private:
    Manner manner_;
    std::size_t positions_;
    Effort effort_;
    LookAhead<O> look_ahead_;
};

using TeamThinker = Thinker<mists::Observer, mists::Facts>;

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
    const auto* const team = game.mists();
    if (team == nullptr) return baseline::choose(game);
    return TeamThinker(game.tables(), mind.mists(), mists::rows(), strength, std::move(stop))
        .decide(*team);
}

std::vector<double> win_chances(const Mind& mind, const rules::Game& game, const Strength& strength,
                                std::stop_token stop) {
    if (stop.stop_requested()) throw Stopped();
    if (const auto* const team = game.mists()) {
        return {TeamThinker(game.tables(), mind.mists(), mists::rows(), strength, std::move(stop))
                    .chance(*team, team->player)};
    }
    const std::size_t players = game.setup().players;
    return std::vector<double>(players, 1.0 / static_cast<double>(players));
}

}  // namespace mistward::companion
