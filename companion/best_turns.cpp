#include "companion/companion.hpp"
#include "companion/manner.hpp"
#include "companion/mists/observer.hpp"
#include "rules/overloaded.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace mistward::companion {
namespace {

using rules::mists::State;
using Values = std::array<float, mists::Observer::kFeatures>;

constexpr std::size_t kMostOptions = 32;
constexpr std::size_t kMostReasons = 10;
constexpr float kLeastEffect = 0.002F;

/// A position as the observer sees it, with the places that its features speak of.
struct Sight {
    Values values{};
    std::array<std::optional<rules::Position>, mists::Observer::kFeatures> places{};

    Sight(mists::Observer& observer, const State& state) {
        observer.begin_turn(state);
        observer.observe(state, values);
        const mists::Facts& facts = observer.facts_of(state);
        const auto rows = mists::rows();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].place != nullptr) places[i] = rows[i].place(facts);
        }
    }
};

/// What each feature that the turn changes does to the chance: the chance with all of them, less
/// the chance with this one as it was.
std::vector<Reason> reasons_of(const Network& network, const Sight& before, const Sight& after) {
    const float chance = chance_of(network.logit(after.values));
    std::vector<Reason> reasons;
    const auto rows = mists::rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (before.values[i] == after.values[i]) continue;
        Values without = after.values;
        without[i] = before.values[i];
        const float effect = chance - chance_of(network.logit(without));
        if (std::fabs(effect) < kLeastEffect) continue;
        reasons.push_back({rows[i].theme, rows[i].name, before.values[i], after.values[i], effect,
                           after.places[i] ? after.places[i] : before.places[i]});
    }
    std::stable_sort(reasons.begin(), reasons.end(), [](const Reason& a, const Reason& b) {
        return std::fabs(a.effect) > std::fabs(b.effect);
    });
    reasons.resize(std::min(reasons.size(), kMostReasons));
    return reasons;
}

/// Plays the turn once more to count what it does.
void count_what_happens(const rules::Tables& tables, State state, Option& option) {
    const auto count = rules::Overloaded{
        [&](const rules::GhostsRemoved& e) { option.ghosts_home += e.count; },
        [&](const rules::GhostsPlaced& e) { option.ghosts_out += e.count; },
        [&](const rules::ScoreChanged& e) { option.points += static_cast<unsigned>(e.points); },
        [](const auto&) {}};
    rules::mists::EventList events;
    for (const rules::Decision& decision : option.turn) {
        events.clear();
        const auto done = apply(tables, state, decision, events);
        rules::require(done.has_value(), "a plan is legal");
        for (const rules::Event& event : events) std::visit(count, event);
    }
}

}  // namespace

std::vector<Option> best_turns(const Mind& mind, const rules::Game& game, std::size_t count,
                               const Strength& strength, std::stop_token stop) {
    if (game.point().actor != rules::Actor::Player) {
        throw std::invalid_argument("no player is to decide");
    }
    if (stop.stop_requested()) throw Stopped();
    const State* const state = game.mists();
    std::vector<Option> options;
    if (state == nullptr || count == 0) return options;
    const Manner manner = manner_of(strength.skill);
    const std::size_t positions = std::min(strength.positions, manner.most_positions);
    Effort effort(share_of(*state, positions), std::move(stop));
    LookAhead<mists::Observer> look_ahead(game.tables(), mind.mists(), effort, depth_of(manner));
    look_ahead.overlook(blind_of<mists::Observer::kFeatures>(manner, mists::rows()));
    mists::Observer observer(game.tables());
    const Sight before(observer, *state);
    const std::size_t wanted = std::min(count, kMostOptions);
    for (const auto& considered : look_ahead.consider(*state, seed_of(*state), wanted)) {
        if (options.size() == wanted) break;
        Option option;
        option.turn.assign(considered.plan.path.begin(), considered.plan.path.end());
        option.chance = considered.chance;
        count_what_happens(game.tables(), *state, option);
        const State& end = considered.plan.end;
        if (end.outcome == rules::Outcome::Undecided) {
            option.reasons = reasons_of(mind.mists(), before, Sight(observer, end));
        }
        options.push_back(std::move(option));
    }
    return options;
}

}  // namespace mistward::companion
