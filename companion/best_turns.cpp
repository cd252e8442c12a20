#include "companion/companion.hpp"

#include "companion/baseline/choose.hpp"
#include "companion/manner.hpp"
#include "companion/mists/observer.hpp"
#include "companion/rivals/observer.hpp"
#include "companion/told_chance.hpp"
#include "rules/core/overloaded.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace mistward::companion {
namespace {

constexpr std::size_t kMostOptions = 32;
constexpr std::size_t kMostReasons = 24;
constexpr float kLeastEffect = 0.002F;

/// The ways to play on in games of one kind, told with what an observer of it sees.
template <Observer O, class Facts>
class Adviser {
public:
    using State = typename O::State;

    Adviser(const rules::Tables& tables, const Network& network,
            std::span<const FeatureRow<Facts>> rows)
        : tables_(tables), network_(network), rows_(rows), observer_(tables) {}

    std::vector<Option> options(const State& state, std::size_t count, const Strength& strength,
                                std::stop_token stop) {
        const Manner manner = manner_of(strength.skill);
        const std::size_t positions = std::min(strength.positions, manner.most_positions);
        Effort effort(share_of(state, positions), std::move(stop));
        LookAhead<O> look_ahead(tables_, network_, effort, depth_of(manner));
        look_ahead.overlook(blind_of<O::kFeatures>(manner, rows_));
        viewer_ = point(state).player;
        const Sight before = sight(state);
        std::vector<Option> options;
        for (const auto& considered : look_ahead.consider(state, seed_of(state), count)) {
            if (options.size() == count) break;
            options.push_back(option(state, before, considered));
        }
        return options;
    }

private:
    using Values = std::array<float, O::kFeatures>;

    /// A position as the observer sees it, with the places that its features speak of.
    struct Sight {
        Values values{};
        std::array<std::optional<rules::Position>, O::kFeatures> places{};
    };

    Sight sight(const State& state) {
        Sight sight;
        begin_turn(observer_, state, viewer_);
        observer_.observe(state, sight.values);
        if constexpr (requires { observer_.facts_of(state); }) {
            const Facts& facts = observer_.facts_of(state);
            for (std::size_t i = 0; i < rows_.size(); ++i) {
                if (rows_[i].place != nullptr) sight.places[i] = rows_[i].place(facts);
            }
        }
        return sight;
    }

    Option option(const State& state, const Sight& before, const Considered<State>& considered) {
        Option option;
        option.turn.assign(considered.plan.path.begin(), considered.plan.path.end());
        option.chance = told_chance(considered.chance, state.setup);
        const State& end = considered.plan.end;
        if (end.outcome == rules::Outcome::Undecided) {
            option.reasons = reasons_of(before, sight(end), state.setup);
        }
        return option;
    }

    /// What each feature that the turn changes does to the chance: the chance with all of them,
    /// less the chance with this one as it was.
    std::vector<Reason> reasons_of(const Sight& before, const Sight& after,
                                   const rules::Setup& setup) const {
        const auto told = [&](const Values& values) {
            return static_cast<float>(told_chance(chance_of(network_.logit(values)), setup));
        };
        const float chance = told(after.values);
        std::vector<Reason> reasons;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            if (rows_[i].theme == Theme::Setup) continue;  // which game it is, no turn changes
            if (before.values[i] == after.values[i]) continue;
            Values without = after.values;
            without[i] = before.values[i];
            const float effect = chance - told(without);
            if (std::fabs(effect) < kLeastEffect) continue;
            reasons.push_back({rows_[i].theme, rows_[i].name, before.values[i], after.values[i],
                               effect, after.places[i] ? after.places[i] : before.places[i]});
        }
        std::stable_sort(reasons.begin(), reasons.end(), [](const Reason& a, const Reason& b) {
            return std::fabs(a.effect) > std::fabs(b.effect);
        });
        reasons.resize(std::min(reasons.size(), kMostReasons));
        return reasons;
    }

    const rules::Tables& tables_;
    const Network& network_;
    std::span<const FeatureRow<Facts>> rows_;
    O observer_;
    rules::PlayerId viewer_;
};

/// Rules of thumb have no features, so they give no reasons.
std::vector<Option> without_reasons(std::vector<baseline::Turn> turns) {
    std::vector<Option> options;
    for (baseline::Turn& turn : turns) {
        Option& option = options.emplace_back();
        option.turn = std::move(turn.decisions);
        option.chance = turn.chance;
    }
    return options;
}

std::vector<Option> options_of(const Mind& mind, const rules::Game& game, std::size_t count,
                               const Strength& strength, std::stop_token stop) {
    if (const auto* const team = game.mists()) {
        return Adviser<mists::Observer, mists::Facts>(game.tables(), mind.mists(), mists::rows())
            .options(*team, count, strength, std::move(stop));
    }
    if (mind.goes_by_rules_of_thumb(game)) {
        return without_reasons(baseline::best_turns(game, count));
    }
    return game.visit([&]<class State>(const State& state) -> std::vector<Option> {
        if constexpr (rules::rivals::AnyState<State>) {
            return Adviser<rivals::ObserverOf<State>, rivals::Facts>(
                       game.tables(), mind.network_of<State>(), rivals::rows<State>())
                .options(state, count, strength, std::move(stop));
        } else {
            throw std::invalid_argument("a team has no rivals");
        }
    });
}

/// Plays a turn to count what it does.
void count_what_happens(rules::Game game, Option& option) {
    const auto count = rules::Overloaded{
        [&](const rules::GhostsRemoved& e) { option.ghosts_home += e.count; },
        [&](const rules::GhostsPlaced& e) { option.ghosts_out += e.count; },
        [&](const rules::ScoreChanged& e) { option.points += e.points; }, [](const auto&) {}};
    for (const rules::Decision& decision : option.turn) {
        const auto events = game.apply(decision);
        rules::require(events.has_value(), "a plan is legal");
        for (const rules::Event& event : *events) std::visit(count, event);
    }
}

}  // namespace

std::vector<Option> best_turns(const Mind& mind, const rules::Game& game, std::size_t count,
                               const Strength& strength, std::stop_token stop) {
    if (game.point().actor != rules::Actor::Player) {
        throw std::invalid_argument("no player is to decide");
    }
    if (stop.stop_requested()) throw Stopped();
    if (count == 0) return {};
    auto options = options_of(mind, game, std::min(count, kMostOptions), strength, std::move(stop));
    const rules::Game seen = game.as_seen_by(game.point().player);
    for (Option& option : options) count_what_happens(seen, option);
    return options;
}

}  // namespace mistward::companion
