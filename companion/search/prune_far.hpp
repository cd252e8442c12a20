#pragma once

#include "rules/rivals/game.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace mistward::companion {

/// Roughly what a meeple brings on the feature of a segment: what is there already counts, and what
/// is still open makes it late.
inline float promise_of(const rules::Tables& tables, const rules::rivals::LargeState& state,
                        rules::SegmentId segment) {
    const auto& features = state.features;
    const rules::FaceTable& face = tables[state.board.face(features.slot(segment))];
    const rules::FeatureKind kind = face.kind[features.index(segment).value()];
    const rules::FeatureId feature = features.feature(segment);
    const auto open = static_cast<float>(features.open_sides(feature));
    if (rules::is_centre(kind)) return 9 - open;
    const auto size = static_cast<float>(features.segment_count(feature));
    if (kind == rules::FeatureKind::Field) return size / 3;
    return (kind == rules::FeatureKind::City ? 2 : 1) * size / (1 + open / 2);
}

/// Keeps of the actions that reach over the whole board those that are worth a look: where a portal
/// leads to hundreds of places, one on each feature and of these the most promising; of floors
/// those that can capture most; of the meeples that the fairy can go to those that stand for most.
class PruneFar {
public:
    using State = rules::rivals::LargeState;
    using Decisions = rules::rivals::DecisionsOf<State>;

    PruneFar(const rules::Tables& tables, const State& state) : tables_(tables), state_(state) {}

    void operator()(Decisions& decisions) {
        const auto list = decisions.space();
        std::size_t kept = 0;
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            const rules::Decision decision = list[i];
            if (!take(decision)) list[kept++] = decision;
        }
        for (std::vector<Candidate>& candidates : far_) {
            std::ranges::stable_sort(candidates, std::greater(), &Candidate::promise);
            candidates.resize(std::min(candidates.size(), kMost));
            for (const Candidate& candidate : candidates) list[kept++] = candidate.decision;
        }
        decisions.resize(kept);
    }

private:
    static constexpr std::size_t kMost = 6;  ///< of each kind of action

    struct Candidate {
        rules::Decision decision;
        float promise = 0;
        rules::FeatureId feature;
        rules::MeepleKind kind = rules::MeepleKind::Ordinary;
    };

    /// Whether the decision is one that reaches far; it is remembered then, unless it is not worth
    /// that.
    bool take(const rules::Decision& decision) {
        if (const auto* const place = std::get_if<rules::PlaceMeepleAt>(&decision)) {
            take_place(*place);
        } else if (const auto* const floor = std::get_if<rules::PlaceFloor>(&decision)) {
            far_[1].push_back({decision, prey(floor->position), {}, {}});
        } else if (const auto* const fairy = std::get_if<rules::PlaceFairy>(&decision)) {
            const rules::SegmentId segment = segment_of(fairy->meeple.where);
            far_[2].push_back({decision, promise_of(tables_, state_, segment), {}, {}});
        } else {
            return false;
        }
        return true;
    }

    void take_place(const rules::PlaceMeepleAt& place) {
        const rules::SegmentId segment = segment_of(place.place);
        const rules::FeatureId feature = state_.features.feature(segment);
        const bool known = std::ranges::any_of(far_[0], [&](const Candidate& other) {
            return other.feature == feature && other.kind == place.kind;
        });
        if (known) return;
        far_[0].push_back({place, promise_of(tables_, state_, segment), feature, place.kind});
    }

    rules::SegmentId segment_of(const rules::FeatureRef& where) const {
        return state_.features.segment(state_.board.at(where.position), where.segment);
    }

    /// The best that a floor there could capture.
    float prey(rules::Position tower) const {
        const auto at = std::ranges::find(state_.towers, tower);
        const int floors = 1 + state_.heights[static_cast<std::size_t>(at - state_.towers.begin())];
        const rules::Colour own = rules::rivals::colour_of(state_.setup, state_.active.id);
        constexpr float kMeeple = 3;
        float best = 0;
        for (const auto& meeple : state_.meeples) {
            if (meeple.colour == own) continue;
            if (rules::rivals::figure_of<State>(meeple.kind).companion) continue;
            const rules::Position space =
                state_.board.position(state_.features.slot(meeple.segment));
            if (!rules::rivals::towers::reaches(tower, floors, space)) continue;
            best = std::max(best, kMeeple + promise_of(tables_, state_, meeple.segment));
        }
        return best;
    }

    const rules::Tables& tables_;
    const State& state_;
    std::array<std::vector<Candidate>, 3> far_;  ///< places, floors, the fairy
};

inline void prune(const rules::Tables& tables, const rules::rivals::LargeState& state,
                  rules::rivals::DecisionsOf<rules::rivals::LargeState>& decisions) {
    if (state.phase == rules::rivals::Phase::Meeple) PruneFar(tables, state)(decisions);
}

}  // namespace mistward::companion
