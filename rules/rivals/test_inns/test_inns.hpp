#pragma once

#include "rules/rivals/trunk/part.hpp"

namespace mistward::rules::rivals::test_inns {

/// A part for tests, with a mark, a figure of another weight and a value: inns at roads, which make
/// a tile worth 2 points if the road is completed and nothing if not, and a large meeple that
/// counts for two.
struct TestInns : trunk::SilentPart {
    static constexpr Part kPart = Part::TestInns;
    static constexpr SegmentMarks kMarks{SegmentMark::Inn};
    static constexpr std::array kFigures{trunk::Figure{.kind = MeepleKind::Large, .weight = 2}};

    template <class S>
    static void begin(S& state) {
        if (!is_played(state.setup, kPart)) return;
        for (const Colour colour : colours_in_play(state.setup)) {
            state.hands[colour][MeepleKind::Large] = 1;
        }
    }

    template <class S>
    static void count(const Tables& tables, const S& state, SegmentId segment, Scoring& scoring) {
        if (scoring.kind != FeatureKind::Road || !has_inn(tables, state, segment)) return;
        scoring.value = static_cast<std::uint16_t>(scoring.complete ? 2 * scoring.tiles : 0);
    }

    /// Whether there is an inn at the road of a segment.
    template <class S>
    static bool has_inn(const Tables& tables, const S& state, SegmentId segment) {
        const auto& features = state.features;
        bool has = false;
        features.for_each_segment(features.feature(segment), [&](SegmentId each) {
            const FaceMarks& marks = tables.marks(state.board.face(features.slot(each)));
            has |= marks.segment[features.index(each).value()].contains(SegmentMark::Inn);
        });
        return has;
    }
};

}  // namespace mistward::rules::rivals::test_inns
