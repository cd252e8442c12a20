#pragma once

#include "rules/core/centres.hpp"
#include "rules/rivals/guards/guards.hpp"

#include <algorithm>

namespace mistward::rules::rivals::cemeteries {

/// Cemeteries: who keeps one until it is surrounded gets a guard (G-SCORE-3). They are worth no
/// points, and nothing at the end of the game.
struct Cemeteries : trunk::SilentPart {
    static constexpr Part kPart = Part::Cemeteries;

    template <class S>
    static void scored(trunk::Transition<S>& transition, const Scoring& scoring, ColourSet there) {
        if (scoring.kind == FeatureKind::Cemetery) guards::gain(transition, there.first());
    }

    static constexpr bool counts_at_end(FeatureKind kind) { return kind != FeatureKind::Cemetery; }

    /// Those with an empty space around them, held or not.
    template <class S>
    static void show(const Tables& tables, const S& state, View& view) {
        const auto& board = state.board;
        for (std::size_t i = 0; i < board.size(); ++i) {
            const Position position = board.position(Slot(i));
            if (!tables[board.face(Slot(i))].has_centre()) continue;
            if (centre_kind(tables, board, Slot(i)) != FeatureKind::Cemetery) continue;
            const bool full = std::all_of(kAround.begin(), kAround.end(), [&](Position step) {
                return board.at(position + step) != kNoSlot;
            });
            if (!full) view.open_cemeteries.push_back(position);
        }
    }
};

}  // namespace mistward::rules::rivals::cemeteries
