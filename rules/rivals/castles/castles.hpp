#pragma once

#include "rules/core/counting.hpp"
#include "rules/rivals/trunk/part.hpp"

namespace mistward::rules::rivals::castles {

/// Haunted castles: in the middle of a tile, worth what is misty around them (G-SCORE-3).
struct Castles : trunk::SilentPart {
    static constexpr Part kPart = Part::Castles;

    template <class S>
    static void count(const Tables& tables, const S& state, SegmentId segment, Scoring& scoring) {
        if (scoring.kind != FeatureKind::Castle) return;
        scoring.misty = misty_around(tables, state.board, state.features.slot(segment));
        scoring.value =
            static_cast<std::uint16_t>(scoring.complete ? 2 * scoring.misty : scoring.misty);
    }
};

}  // namespace mistward::rules::rivals::castles
