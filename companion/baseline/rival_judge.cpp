#include "companion/baseline/rival_judge.hpp"

#include "companion/baseline/completion.hpp"
#include "companion/baseline/part_terms.hpp"

#include <algorithm>
#include <bitset>
#include <numeric>

namespace mistward::companion::baseline {
namespace {

using rules::FeatureId;
using rules::FeatureKind;
using rules::SegmentId;
using rules::rivals::AnyState;

/// So many draws of a player are likely to be of use to something that is begun.
constexpr double kHorizon = 8;

/// What a meeple at hand is worth that is a player's first, second...
constexpr std::array kMeepleAtHand{5.0, 3.0, 2.0, 1.4, 1.0, 0.7, 0.5};

/// The weight of the meeples of each colour on one feature, and the ghosts that sit on them.
struct Presence {
    rules::ByColour<unsigned> meeples;
    rules::ByColour<unsigned> ghosts;

    bool leads(rules::Colour colour) const {
        return meeples[colour] != 0 &&
               meeples[colour] == *std::max_element(meeples.begin(), meeples.end());
    }
};

template <AnyState S>
Presence presence(const S& state, FeatureId feature) {
    Presence presence;
    for (const auto& meeple : state.meeples) {
        if (state.features.feature(meeple.segment) != feature) continue;
        presence.meeples[meeple.colour] += rules::rivals::figure_of<S>(meeple.kind).weight;
        presence.ghosts[meeple.colour] += meeple.ghosts;
    }
    return presence;
}

template <AnyState S>
FeatureKind kind_of(const rules::Tables& tables, const S& state, SegmentId segment) {
    const rules::FaceTable& face = tables[state.board.face(state.features.slot(segment))];
    return face.kind[state.features.index(segment).value()];
}

}  // namespace

template <AnyState S>
RivalJudge<S>::RivalJudge(const rules::Tables& tables, const S& now)
    : tables_(tables),
      colour_(rules::rivals::colour_of(now.setup, point(now).player)),
      tiles_left_(now.pile),
      unseen_(tables, now.unseen, std::min(kHorizon, tiles_left_ / now.setup.players)) {}

template <AnyState S>
auto RivalJudge<S>::points(const S& state) -> Points {
    Points points;
    for (const rules::Colour colour : rules::kColours) points[colour] = state.points[colour];
    if (state.outcome == rules::Outcome::Undecided) {
        add_open_features(state, points);
        add_meeples_at_hand(state, points);
        add_part_terms(tables_, state, points);
    }
    return points;
}

template <AnyState S>
double RivalJudge<S>::lead(const rules::Setup& setup, const Points& points, rules::Colour colour) {
    double others = 0;
    for (const rules::Colour other : rules::colours_in_play(setup)) {
        if (other != colour) others += points[other];
    }
    return points[colour] - others / (setup.players - 1.0);
}

template <AnyState S>
void RivalJudge<S>::add_open_features(const S& state, Points& points) {
    std::bitset<S::Limits::kSegments> seen;
    for (const auto& meeple : state.meeples) {
        const FeatureId feature = state.features.feature(meeple.segment);
        if (seen.test(feature.value())) continue;
        seen.set(feature.value());
        add_feature(state, meeple.segment, points);
    }
}

/// What is open pays less at the end than what is completed before (G-END-1); a meeple on what is
/// completed comes home, one on a field does not.
template <AnyState S>
void RivalJudge<S>::add_feature(const S& state, SegmentId segment, Points& points) {
    constexpr double kGuard = 2.0;
    constexpr double kGhost = 2.0;
    constexpr double kFinalGhost = 1.0;
    const FeatureKind kind = kind_of(tables_, state, segment);
    const bool field = kind == FeatureKind::Field;
    const double chance =
        field ? 0 : chance_to_complete(tables_, state, segment, tiles_left_, unseen_);
    const auto value = [&](bool complete) {
        return static_cast<double>(
            rules::rivals::scoring_of(tables_, state, segment, complete).value);
    };
    const bool cemetery = kind == FeatureKind::Cemetery;
    const double complete = cemetery ? kGuard : chance > 0 ? value(true) : 0;
    const double open = cemetery || chance == 1 ? 0 : value(false);
    const Presence there = presence(state, state.features.feature(segment));
    for (const rules::Colour colour : rules::colours_in_play(state.setup)) {
        if (!there.leads(colour)) continue;
        const double ghosts = there.ghosts[colour];
        points[colour] += chance * (complete - kGhost * ghosts) +
                          (1 - chance) * (open - (cemetery ? 0 : kFinalGhost * ghosts));
    }
}

template <AnyState S>
void RivalJudge<S>::add_meeples_at_hand(const S& state, Points& points) const {
    const double needed = std::min(1.0, tiles_left_ / state.setup.players / kHorizon);
    for (const rules::Colour colour : rules::colours_in_play(state.setup)) {
        const auto& hand = state.hands[colour];
        const unsigned at_hand = std::accumulate(hand.begin(), hand.end(), 0U);
        const auto count = std::min<std::size_t>(at_hand, kMeepleAtHand.size());
        for (std::size_t meeple = 0; meeple < count; ++meeple) {
            points[colour] += needed * kMeepleAtHand[meeple];
        }
    }
}

template class RivalJudge<rules::rivals::State>;
template class RivalJudge<rules::rivals::LargeState>;

}  // namespace mistward::companion::baseline
