#pragma once

#include "companion/rivals/features/row.hpp"

// Ghosts on meeples, and mist that brings more; cemeteries, which give guards.

namespace mistward::companion::rivals {

/// Ghosts on a player's meeples.
inline float haunted(const Side& side) { return side.haunted / 5; }

/// What they are expected to cost.
inline float price(const Side& side) { return side.price / 10; }

/// Expected points that a third ghost would take a lead from.
inline float doomed(const Side& side) { return side.doomed / 10; }

/// Meeples that ghosts can come to.
inline float exposed(const Side& side) { return side.exposed / 5; }

/// Cemeteries that will give a guard.
inline float keepers(const Side& side) { return side.keepers; }

/// Ghosts that are left.
inline float supply(const Facts& facts) { return facts.supply / 15; }

/// How easily the next tile lets mist meet mist, which haunts somebody else's meeple; for me, and
/// for the rival.
inline float mist_for_me(const Facts& facts) {
    return facts.ghosts && facts.until_me == 0 ? std::min(facts.mist_meets, 3.0F) / 3 : 0;
}
inline float mist_for_the_rival(const Facts& facts) {
    return facts.ghosts && facts.rival_next ? std::min(facts.mist_meets, 3.0F) / 3 : 0;
}

/// Empty spaces beside mist, and mist on the tiles to come.
inline float mist_spaces(const Facts& facts) { return facts.mist_spaces / 20; }
inline float mist_unseen(const Facts& facts) { return facts.mist_unseen; }

inline constexpr std::array kGhostsRows{
    Row{"my_haunted", Theme::Ghosts, mine<haunted>},
    Row{"rival_haunted", Theme::Ghosts, rivals<haunted>},
    Row{"my_price", Theme::Ghosts, mine<price>},
    Row{"rival_price", Theme::Ghosts, rivals<price>},
    Row{"my_doomed", Theme::Ghosts, mine<doomed>},
    Row{"rival_doomed", Theme::Ghosts, rivals<doomed>},
    Row{"my_exposed", Theme::Ghosts, mine<exposed>},
    Row{"rival_exposed", Theme::Ghosts, rivals<exposed>},
    Row{"my_keepers", Theme::Cemeteries, mine<keepers>},
    Row{"rival_keepers", Theme::Cemeteries, rivals<keepers>},
    Row{"supply", Theme::Ghosts, supply},
    Row{"mist_for_me", Theme::Ghosts, mist_for_me},
    Row{"mist_for_the_rival", Theme::Ghosts, mist_for_the_rival},
    Row{"mist_spaces", Theme::Ghosts, mist_spaces},
    Row{"mist_unseen", Theme::Ghosts, mist_unseen},
};

}  // namespace mistward::companion::rivals
