#pragma once

#include "rules/rivals/trunk/on_board.hpp"

namespace mistward::rules::rivals::pig {

/// The pig, which makes each city of its owner's field worth one point more where that is scored as
/// at the end (TB-PIG-1).
struct Pig : trunk::SilentPart {
    static constexpr Part kPart = Part::Pig;
    static constexpr std::array kFigures{trunk::companion(MeepleKind::Pig, {FeatureKind::Field})};

    template <class S>
    static void begin(S& state) {
        if (is_played(state.setup, kPart)) trunk::deal_each(state, MeepleKind::Pig, 1);
    }

    template <class S>
    static void price(const S&, const typename S::Meeple& figure, const Scoring& scoring,
                      ScoreChanged& due) {
        // Farmers who have joined the field of a barn are paid less (AM-BARN-3).
        const bool as_at_end = scoring.value >= 3 * scoring.cities;
        if (figure.kind != MeepleKind::Pig || !as_at_end) return;
        due.points = static_cast<std::int16_t>(due.points + scoring.cities);
    }
};

}  // namespace mistward::rules::rivals::pig
