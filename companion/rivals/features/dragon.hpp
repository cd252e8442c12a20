#pragma once

#include "companion/rivals/features/row.hpp"

// The dragon, which eats meeples, the fairy, princesses and portals.

namespace mistward::companion::rivals {

/// Meeples near the dragon, and what they stand for: as it is, and by how soon it may be woken.
inline float menaced(const PartSide& side) { return side.menaced / 4; }
inline float menaced_points(const PartSide& side) { return side.menaced_points / 20; }
inline float soon(const Facts& facts, float menace) {
    return facts.parts.walks ? 0 : menace * std::min(1.0F, 4 * facts.parts.dragon_unseen);
}
inline float my_menaced_soon(const Facts& facts) { return soon(facts, menaced(facts.my_parts)); }
inline float rivals_menaced_soon(const Facts& facts) {
    return soon(facts, menaced(facts.rival_parts));
}

/// Meeples that the walk under way can come to.
inline float hunted(const PartSide& side) { return side.hunted / 3; }

/// Whether the player moves the dragon next.
inline float moves_dragon(const PartSide& side) { return side.moves_dragon ? 1 : 0; }

/// Whether the fairy stands beside a meeple of the player.
inline float fairy(const PartSide& side) { return side.fairy ? 1 : 0; }

inline float dragon_on_board(const Facts& facts) { return facts.parts.dragon ? 1 : 0; }
inline float dragon_walks(const Facts& facts) { return facts.parts.walks ? 1 : 0; }

/// Of the tiles to come, those that wake the dragon, call it, bring a princess, are a portal.
inline float dragon_unseen(const Facts& facts) { return 4 * facts.parts.dragon_unseen; }
inline float volcano_unseen(const Facts& facts) { return 4 * facts.parts.volcano_unseen; }
inline float princess_unseen(const Facts& facts) { return 4 * facts.parts.princess_unseen; }
inline float portal_unseen(const Facts& facts) { return 4 * facts.parts.portal_unseen; }

inline constexpr std::array kDragonRows{
    Row{"my_menaced", Theme::Meeples, mine<menaced>},
    Row{"rival_menaced", Theme::Meeples, rivals<menaced>},
    Row{"my_menaced_points", Theme::Works, mine<menaced_points>},
    Row{"rival_menaced_points", Theme::Works, rivals<menaced_points>},
    Row{"my_menaced_soon", Theme::Draws, my_menaced_soon},
    Row{"rival_menaced_soon", Theme::Draws, rivals_menaced_soon},
    Row{"my_hunted", Theme::Meeples, mine<hunted>},
    Row{"rival_hunted", Theme::Meeples, rivals<hunted>},
    Row{"my_move_of_the_dragon", Theme::Meeples, mine<moves_dragon>},
    Row{"rival_move_of_the_dragon", Theme::Meeples, rivals<moves_dragon>},
    Row{"my_fairy", Theme::Points, mine<fairy>},
    Row{"rival_fairy", Theme::Points, rivals<fairy>},
    Row{"dragon_on_board", Theme::Setup, dragon_on_board},
    Row{"dragon_walks", Theme::Setup, dragon_walks},
    Row{"dragon_unseen", Theme::Setup, dragon_unseen},
    Row{"volcano_unseen", Theme::Setup, volcano_unseen},
    Row{"princess_unseen", Theme::Setup, princess_unseen},
    Row{"portal_unseen", Theme::Setup, portal_unseen},
};

}  // namespace mistward::companion::rivals
