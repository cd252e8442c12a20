#pragma once

#include "rules/rivals/trunk/on_board.hpp"

namespace mistward::rules::rivals::inns {

/// Inns at roads and cathedrals in cities, which make these worth more if they are completed and
/// nothing if not, and a large meeple that counts for two (IC-LARGE-1, IC-INN-1, IC-CATH-1).
struct Inns : trunk::SilentPart {
    static constexpr Part kPart = Part::Inns;
    static constexpr KnownThings kKnown{.segments = {SegmentMark::Inn, SegmentMark::Cathedral}};
    static constexpr std::array kFigures{
        trunk::Figure{.kind = MeepleKind::Large, .weight = 2, .climbs = true}};

    template <class S>
    static void begin(S& state) {
        if (is_played(state.setup, kPart)) trunk::deal_each(state, MeepleKind::Large, 1);
    }

    template <class S>
    static void count(const Tables& tables, const S& state, SegmentId segment, Scoring& scoring) {
        const bool road = scoring.kind == FeatureKind::Road;
        if (!road && scoring.kind != FeatureKind::City) return;
        const SegmentMark mark = road ? SegmentMark::Inn : SegmentMark::Cathedral;
        if (!trunk::has_mark(tables, state, state.features.feature(segment), mark)) return;
        const int each = !scoring.complete ? 0 : road ? 2 : 3;
        scoring.value = static_cast<std::uint16_t>(each * (scoring.tiles + scoring.coats));
    }
};

}  // namespace mistward::rules::rivals::inns
