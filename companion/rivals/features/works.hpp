#pragma once

#include "companion/rivals/features/row.hpp"

// Roads, cities, castles and monasteries under way, and majorities there.

namespace mistward::companion::rivals {

/// Points that the next tile can complete.
inline float next_points(const Side& side) { return side.next / 10; }

/// Meeples that the next tile can send home.
inline float home_next(const Side& side) { return side.home_next; }

/// Roads and cities by the spaces that they wait for.
inline float one_space(const Side& side) { return side.one_space / 3; }
inline float two_spaces(const Side& side) { return side.two_spaces / 3; }
inline float more_spaces(const Side& side) { return side.more_spaces / 3; }

/// Expected points that others have as well.
inline float shared(const Side& side) { return side.shared / 20; }

/// Expected points that one more meeple of others would take a share of.
inline float slim(const Side& side) { return side.slim / 20; }

/// Expected points of others that one more meeple would win a share of.
inline float trailing(const Side& side) { return side.trailing / 20; }

/// Expected points of roads and cities that others may still find a way into.
inline float wide(const Side& side) { return side.wide / 20; }

/// Meeples that bring nothing as it stands.
inline float behind(const Side& side) { return side.behind_alone / 3; }

/// What the next tile can win and lose by joining features.
inline float join_gain(const Side& side) { return side.join_gain / 5; }
inline float join_loss(const Side& side) { return side.join_loss / 5; }

/// Points on features without meeples that the next tile can complete; for whoever draws it.
inline float free_for_me(const Facts& facts) {
    return facts.until_me == 0 ? facts.free_next / 10 : 0;
}
inline float free_for_the_rival(const Facts& facts) {
    return facts.rival_next ? facts.free_next / 10 : 0;
}

inline constexpr std::array kWorksRows{
    Row{"my_next_points", Theme::Draws, mine<next_points>},
    Row{"rival_next_points", Theme::Draws, rivals<next_points>},
    Row{"my_home_next", Theme::Draws, mine<home_next>},
    Row{"rival_home_next", Theme::Draws, rivals<home_next>},
    Row{"my_one_space", Theme::Works, mine<one_space>},
    Row{"rival_one_space", Theme::Works, rivals<one_space>},
    Row{"my_two_spaces", Theme::Works, mine<two_spaces>},
    Row{"rival_two_spaces", Theme::Works, rivals<two_spaces>},
    Row{"my_more_spaces", Theme::Works, mine<more_spaces>},
    Row{"rival_more_spaces", Theme::Works, rivals<more_spaces>},
    Row{"my_shared", Theme::Rivals, mine<shared>},
    Row{"rival_shared", Theme::Rivals, rivals<shared>},
    Row{"my_slim", Theme::Rivals, mine<slim>},
    Row{"rival_slim", Theme::Rivals, rivals<slim>},
    Row{"my_trailing", Theme::Rivals, mine<trailing>},
    Row{"rival_trailing", Theme::Rivals, rivals<trailing>},
    Row{"my_wide", Theme::Works, mine<wide>},
    Row{"rival_wide", Theme::Works, rivals<wide>},
    Row{"my_behind", Theme::Rivals, mine<behind>},
    Row{"rival_behind", Theme::Rivals, rivals<behind>},
    Row{"my_join_gain", Theme::Rivals, mine<join_gain>},
    Row{"rival_join_gain", Theme::Rivals, rivals<join_gain>},
    Row{"my_join_loss", Theme::Rivals, mine<join_loss>},
    Row{"rival_join_loss", Theme::Rivals, rivals<join_loss>},
    Row{"free_for_me", Theme::Draws, free_for_me},
    Row{"free_for_the_rival", Theme::Draws, free_for_the_rival},
};

}  // namespace mistward::companion::rivals
