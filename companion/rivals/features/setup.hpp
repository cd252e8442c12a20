#pragma once

#include "companion/rivals/features/row.hpp"

// Time, other rivals, and which game it is.

namespace mistward::companion::rivals {

/// Tiles that are left.
inline float tiles(const Facts& facts) { return facts.tiles / 100; }

/// Turns of mine that are left, and whether they are few.
inline float my_turns(const Facts& facts) { return facts.my_turns / 40; }
inline float few_turns(const Facts& facts) { return 1 / (1 + facts.my_turns / 4); }

/// How many more turns I have than the rival.
inline float more_turns(const Facts& facts) { return facts.my_turns - facts.rival_turns; }

/// How long I must wait, and whether the rival is next.
inline float until_me(const Facts& facts) { return facts.until_me / facts.players; }
inline float rival_next(const Facts& facts) { return facts.rival_next ? 1 : 0; }

/// How far ahead I may expect to be of the second of the others, against what usually changes.
inline float lead_on_second(const Facts& facts) {
    return facts.players == 2 ? 0 : (facts.me.total() - facts.second) / swing(facts);
}

/// The same of the others' average.
inline float lead_on_average(const Facts& facts) {
    return facts.players == 2 ? 0 : (facts.me.total() - facts.average) / swing(facts);
}

/// Part of the others who may expect less than I.
inline float behind_me(const Facts& facts) { return facts.behind_me; }

inline float three_or_more(const Facts& facts) { return facts.players >= 3 ? 1 : 0; }
inline float four_or_more(const Facts& facts) { return facts.players >= 4 ? 1 : 0; }
inline float base_game(const Facts& facts) { return facts.base ? 1 : 0; }
inline float ghosts_in_play(const Facts& facts) { return facts.ghosts ? 1 : 0; }

/// What the tiles to come have in their centres.
inline float cemeteries_unseen(const Facts& facts) { return facts.cemeteries / 5; }
inline float castles_unseen(const Facts& facts) { return facts.castles / 5; }
inline float monasteries_unseen(const Facts& facts) { return facts.monasteries / 6; }

inline constexpr std::array kSetupRows{
    Row{"tiles", Theme::Pace, tiles},
    Row{"my_turns", Theme::Pace, my_turns},
    Row{"few_turns", Theme::Pace, few_turns},
    Row{"more_turns", Theme::Pace, more_turns},
    Row{"until_me", Theme::Pace, until_me},
    Row{"rival_next", Theme::Pace, rival_next},
    Row{"lead_on_the_second", Theme::Rivals, lead_on_second},
    Row{"lead_on_the_average", Theme::Rivals, lead_on_average},
    Row{"behind_me", Theme::Rivals, behind_me},
    Row{"three_or_more", Theme::Setup, three_or_more},
    Row{"four_or_more", Theme::Setup, four_or_more},
    Row{"base_game", Theme::Setup, base_game},
    Row{"ghosts_in_play", Theme::Setup, ghosts_in_play},
    Row{"cemeteries_unseen", Theme::Setup, cemeteries_unseen},
    Row{"castles_unseen", Theme::Setup, castles_unseen},
    Row{"monasteries_unseen", Theme::Setup, monasteries_unseen},
};

}  // namespace mistward::companion::rivals
