#pragma once

#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"

namespace mistward::companion {

/// Keeps of a list of legal decisions those that are worth a look: of several counts of ghosts to
/// take from a tile the most, for fewer are never better. The scorings that wait are resolved in
/// the order in which they are listed.
inline void prune(const rules::Tables&, const rules::mists::State& state,
                  rules::mists::DecisionList& decisions) {
    using rules::mists::Phase;
    if (state.phase != Phase::Score && state.phase != Phase::Chase) return;
    std::size_t kept = 0;
    const auto keep = [&](const rules::Decision& decision) { decisions[kept++] = decision; };
    const auto* const first = std::get_if<rules::TakePoints>(&decisions[0]);
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const rules::Decision decision = decisions[i];
        const rules::Decision* const next = i + 1 < decisions.size() ? &decisions[i + 1] : nullptr;
        if (i != 0 && first != nullptr && std::holds_alternative<rules::TakePoints>(decision)) {
            break;
        }
        const auto takes_more = [&]<class Kind>(const Kind& taken) {
            const auto* const other = next == nullptr ? nullptr : std::get_if<Kind>(next);
            return other != nullptr && other->position == taken.position;
        };
        if (const auto* removed = std::get_if<rules::RemoveGhosts>(&decision)) {
            if (takes_more(*removed)) continue;
        } else if (const auto* chased = std::get_if<rules::ChaseGhosts>(&decision)) {
            if (takes_more(*chased)) continue;
        }
        keep(decision);
    }
    decisions.resize(kept);
}

inline void prune(const rules::Tables&, const rules::rivals::State&, rules::rivals::DecisionList&) {
}

}  // namespace mistward::companion
