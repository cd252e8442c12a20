#pragma once

#include "rules/rivals/trunk/on_board.hpp"

namespace mistward::rules::rivals::mayor {

/// The mayor, who counts for as much as the city has coats of arms (AM-MAYOR-1, AM-MAYOR-2).
struct Mayor : trunk::SilentPart {
    static constexpr Part kPart = Part::Mayor;
    static constexpr KnownThings kKnown{.kinds = {FeatureKind::Abbey},
                                        .abbeys = true};  // which come with the same tiles
    static constexpr std::array kFigures{trunk::Figure{.kind = MeepleKind::Mayor,
                                                       .weight = 0,
                                                       .places = {FeatureKind::City},
                                                       .counts_coats = true}};

    template <class S>
    static void begin(S& state) {
        if (is_played(state.setup, kPart)) trunk::deal_each(state, MeepleKind::Mayor, 1);
    }
};

}  // namespace mistward::rules::rivals::mayor
