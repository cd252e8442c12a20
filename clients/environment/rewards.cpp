#include "clients/environment/rewards.hpp"

#include "rules/core/levels.hpp"

#include <algorithm>

namespace mistward::environment {
namespace {

constexpr float kPointsOfALead = 100.0F;

float progress(const rules::mists::State& state) {
    const float goal = rules::find_level(state.setup.level)->goal;
    const rules::ColourSet tracks = rules::scoring_colours(state.setup);
    float sum = 0.0F;
    for (const rules::Colour colour : tracks) {
        sum += std::min(static_cast<float>(state.points[colour]), goal);
    }
    return sum / (goal * static_cast<float>(tracks.size()));
}

template <rules::rivals::AnyState S>
std::uint16_t points_of(const S& state, std::size_t seat) {
    return state.points[rules::rivals::colour_of(state.setup, rules::PlayerId(seat))];
}

BySeat prospects_of(const rules::mists::State& state) {
    BySeat all{};
    std::fill_n(all.begin(), state.setup.players, progress(state));
    return all;
}

template <rules::rivals::AnyState S>
BySeat prospects_of(const S& state) {
    const std::size_t players = state.setup.players;
    float sum = 0.0F;
    for (std::size_t seat = 0; seat < players; ++seat) sum += points_of(state, seat);
    BySeat all{};
    for (std::size_t seat = 0; seat < players; ++seat) {
        const float own = points_of(state, seat);
        all[seat] = (own - (sum - own) / static_cast<float>(players - 1)) / kPointsOfALead;
    }
    return all;
}

BySeat worth_of(const rules::mists::State& state) {
    BySeat all{};
    if (state.outcome == rules::Outcome::Won) std::fill_n(all.begin(), state.setup.players, 1.0F);
    return all;
}

template <rules::rivals::AnyState S>
BySeat worth_of(const S& state) {
    BySeat all{};
    const rules::ColourSet winners = rules::rivals::leaders(state);
    for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
        const rules::Colour colour = rules::rivals::colour_of(state.setup, rules::PlayerId(seat));
        if (winners.contains(colour)) all[seat] = 1.0F / static_cast<float>(winners.size());
    }
    return all;
}

}  // namespace

BySeat prospects(const Match& match) {
    if (match.over()) return {};
    return match.look([](const auto& state) { return prospects_of(state); });
}

BySeat worth(const Match& match) {
    if (!match.over()) return {};
    return match.look([](const auto& state) { return worth_of(state); });
}

BySeat earned(const Match& match, const BySeat& before) {
    BySeat all = worth(match);
    if (!match.options().shaped) return all;
    const BySeat after = prospects(match);
    for (std::size_t seat = 0; seat < all.size(); ++seat) all[seat] += after[seat] - before[seat];
    return all;
}

std::array<std::int32_t, kMostPlayers> scores(const Match& match) {
    std::array<std::int32_t, kMostPlayers> all{};
    match.look([&]<class State>(const State& state) {
        for (std::size_t seat = 0; seat < state.setup.players; ++seat) {
            if constexpr (rules::rivals::AnyState<State>) {
                all[seat] = points_of(state, seat);
            } else {
                for (const rules::Colour colour : rules::scoring_colours(state.setup)) {
                    all[seat] += state.points[colour];
                }
            }
        }
    });
    return all;
}

}  // namespace mistward::environment
