#include "companion/baseline/team_judge.hpp"

#include "companion/baseline/completion.hpp"
#include "rules/core/levels.hpp"

#include <algorithm>
#include <bitset>
#include <numeric>

namespace mistward::companion::baseline {
namespace {

using rules::FeatureId;
using rules::SegmentId;
using rules::mists::State;

constexpr double kWon = 1e6;

/// So many draws of the whole team are likely to be of use to something that is begun.
constexpr double kHorizon = 8;

/// What a ghost in the supply is worth that is the first, the second...: the last ones keep the
/// team alive.
constexpr std::array kGhostInSupply{9.0, 8.0, 7.0, 5.5, 4.5, 3.5, 2.8, 2.2,
                                    1.7, 1.3, 1.0, 0.8, 0.6, 0.5, 0.4};

/// What a meeple at hand is worth that is a player's first, second...
constexpr std::array kMeepleAtHand{4.0, 2.5, 1.5, 1.0, 0.6, 0.4};

const rules::Level& level(const State& state) { return *rules::find_level(state.setup.level); }

double tiles_left(const State& state) {
    return std::accumulate(state.piles.begin(), state.piles.end(), 0.0);
}

double lowest_track(const State& state) {
    double lowest = level(state).goal;
    for (const rules::Colour colour : rules::scoring_colours(state.setup)) {
        lowest = std::min<double>(lowest, state.points[colour]);
    }
    return lowest;
}

/// The total that must be reached before the active pile is empty (M-END-3).
double next_total(const State& state) {
    const auto& hounds = level(state).hounds;
    const std::size_t piles = state.piles.size();
    if (!level(state).has_hounds() || piles == 1) return level(state).goal;
    return piles == 3 ? hounds[0] : hounds[1];
}

double haste(const State& state) {
    constexpr double kEasyPace = 1.0;
    constexpr double kMost = 3.0;
    const double missing = next_total(state) - lowest_track(state);
    const double pace = missing * level(state).tracks / std::max<double>(1, state.piles[0]);
    return std::clamp(pace / kEasyPace, 1.0, kMost);
}

template <class Table>
double worth(const Table& table, std::size_t count) {
    const auto known = std::min(count, table.size());
    return std::accumulate(table.begin(), table.begin() + static_cast<std::ptrdiff_t>(known), 0.0);
}

}  // namespace

TeamJudge::TeamJudge(const rules::Tables& tables, const State& now)
    : tables_(tables),
      tiles_left_(tiles_left(now)),
      haste_(haste(now)),
      unseen_(tables, now.unseen, std::min(kHorizon, tiles_left_)) {}

double TeamJudge::operator()(const State& state) {
    if (state.outcome == rules::Outcome::Won) return kWon;
    const double points = scored(state);
    if (state.outcome == rules::Outcome::Lost) return points - kWon;
    return haste_ * (points + open_features(state) + hounds(state)) + meeples_at_hand(state) +
           ghosts(state);
}

/// Points beyond the goal are worth nothing, and in level 6 it is the last scoring meeple that
/// everybody waits for (M-END-1).
double TeamJudge::scored(const State& state) const {
    constexpr double kLast = 0.5;
    const double goal = level(state).goal;
    double sum = 0;
    for (const rules::Colour colour : rules::scoring_colours(state.setup)) {
        sum += std::min<double>(goal, state.points[colour]);
    }
    return sum + kLast * lowest_track(state);
}

double TeamJudge::open_features(const State& state) {
    constexpr double kBird = 0.85;  // in the hand
    std::bitset<rules::mists::Limits::kSegments> seen;
    double sum = 0;
    for (const auto& meeple : state.meeples) {
        const FeatureId feature = state.features.feature(meeple.segment);
        if (seen.test(feature.value())) continue;
        seen.set(feature.value());
        const double chance =
            chance_to_complete(tables_, state, meeple.segment, tiles_left_, unseen_);
        if (chance == 0) continue;
        const double points = rules::mists::scoring_of(tables_, state, meeple.segment).points;
        sum += points * chance * (chance < 1 ? kBird : 1.0);
    }
    return sum;
}

double TeamJudge::meeples_at_hand(const State& state) const {
    const double needed = std::min(1.0, tiles_left_ / kHorizon);
    double sum = 0;
    for (std::size_t player = 0; player < state.setup.players; ++player) {
        std::size_t count = 0;
        for (const rules::Colour colour : colour_set(state.setup, rules::PlayerId(player))) {
            count += state.meeple_supply[colour];
        }
        sum += worth(kMeepleAtHand, count);
    }
    return needed * sum;
}

double TeamJudge::ghosts(const State& state) {
    return worth(kGhostInSupply, state.supply) + banishable(state) - danger(state);
}

/// A hound pays a point for every ghost when its meeple is scored (M-HOUND-5).
double TeamJudge::hounds(const State& state) const {
    constexpr double kChance = 0.4;
    double sum = 0;
    for (const auto& hound : state.hounds) {
        if (hound.place == rules::HoundPlace::WithMeeple) {
            sum += kChance * static_cast<double>(state.ghosts.total());
        }
    }
    return sum;
}

/// Ghosts on banks that may be completed (M-MIST-1).
double TeamJudge::banishable(const State& state) {
    constexpr double kEach = 2.0;
    double sum = 0;
    for (const rules::mists::Haunting& haunting : state.ghosts) {
        const rules::FaceTable& face = tables_[state.board.face(haunting.slot)];
        double best = 0;
        for (std::size_t i = 0; i < face.linked; ++i) {
            if (face.kind[i] != rules::FeatureKind::Mist) continue;
            const FeatureId bank = state.features.feature(haunting.slot, rules::SegmentIndex(i));
            best = std::max(best, chance_of_line(tables_, state, bank, unseen_));
        }
        sum += kEach * best * haunting.count;
    }
    return sum;
}

/// The tiles among the unseen that would lose the game, or might, if one of them came next
/// (M-GHOST-5).
double TeamJudge::danger(const State& state) const {
    constexpr double kLoss = 20;
    constexpr double kMightJoinMist = 0.4;
    if (unseen_.count() == 0 || tiles_left_ == 0) return 0;
    const bool extra = !level(state).haunted && level(state).centres && !state.centres.empty();
    double fatal = 0;
    unseen_.for_each([&](const rules::FaceTable& face, unsigned copies) {
        if (face.ghosts == 0) return;
        const unsigned needed = face.ghosts + (extra ? 1U : 0U);
        if (needed <= state.supply) return;
        fatal += copies * (needed - 1U > state.supply ? 1.0 : kMightJoinMist);
    });
    return kLoss * fatal / unseen_.count();
}

}  // namespace mistward::companion::baseline
