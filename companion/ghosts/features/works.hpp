#pragma once

#include "companion/ghosts/features/row.hpp"

// Roads, cities, castles and monasteries under way, and majorities there.

namespace mistward::companion::ghosts {

/// Points that the next tile can complete.
inline float next(const Side& side) { return side.next / 10; }

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
    Row{"next, mine", Theme::Draws, mine<next>},
    Row{"next, the rival's", Theme::Draws, rivals<next>},
    Row{"home next, mine", Theme::Draws, mine<home_next>},
    Row{"home next, the rival's", Theme::Draws, rivals<home_next>},
    Row{"one space, mine", Theme::Works, mine<one_space>},
    Row{"one space, the rival's", Theme::Works, rivals<one_space>},
    Row{"two spaces, mine", Theme::Works, mine<two_spaces>},
    Row{"two spaces, the rival's", Theme::Works, rivals<two_spaces>},
    Row{"more spaces, mine", Theme::Works, mine<more_spaces>},
    Row{"more spaces, the rival's", Theme::Works, rivals<more_spaces>},
    Row{"shared, mine", Theme::Rivals, mine<shared>},
    Row{"shared, the rival's", Theme::Rivals, rivals<shared>},
    Row{"slim, mine", Theme::Rivals, mine<slim>},
    Row{"slim, the rival's", Theme::Rivals, rivals<slim>},
    Row{"trailing, mine", Theme::Rivals, mine<trailing>},
    Row{"trailing, the rival's", Theme::Rivals, rivals<trailing>},
    Row{"wide, mine", Theme::Works, mine<wide>},
    Row{"wide, the rival's", Theme::Works, rivals<wide>},
    Row{"behind, mine", Theme::Rivals, mine<behind>},
    Row{"behind, the rival's", Theme::Rivals, rivals<behind>},
    Row{"join gain, mine", Theme::Rivals, mine<join_gain>},
    Row{"join gain, the rival's", Theme::Rivals, rivals<join_gain>},
    Row{"join loss, mine", Theme::Rivals, mine<join_loss>},
    Row{"join loss, the rival's", Theme::Rivals, rivals<join_loss>},
    Row{"free for me", Theme::Draws, free_for_me},
    Row{"free for the rival", Theme::Draws, free_for_the_rival},
};

}  // namespace mistward::companion::ghosts
