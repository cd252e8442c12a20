#pragma once

#include "companion/mists/features/row.hpp"

// What is scored, and what is missing.

namespace mistward::companion::mists::features {

/// Points missing to the goal, of all scoring meeples, of 60.
inline float points_missing(const Facts& f) { return f.needs.goal / 60; }

/// Of the scoring meeple that lacks most, of 50.
inline float most_missing(const Facts& f) { return f.needs.each[0] / 50; }

/// Level 6: of the next, of 50.
inline float second_missing(const Facts& f) { return f.needs.each[1] / 50; }

/// Level 6: of the third, of 50.
inline float third_missing(const Facts& f) { return f.needs.each[2] / 50; }

/// Points missing after those expected from works, of 60.
inline float points_missing_after(const Facts& f) { return f.needs.goal_after / 60; }

/// Of the scoring meeple that lacks most then, of 50.
inline float most_missing_after(const Facts& f) { return f.needs.each_after[0] / 50; }

/// Level 6: of the next then, of 50.
inline float second_missing_after(const Facts& f) { return f.needs.each_after[1] / 50; }

/// Level 6: of the third then, of 50.
inline float third_missing_after(const Facts& f) { return f.needs.each_after[2] / 50; }

/// Points missing to the next hound, of all scoring meeples, of 20.
inline float hound_missing(const Facts& f) { return f.needs.hound / 20; }

/// The same after the points expected from works, of 20.
inline float hound_missing_after(const Facts& f) { return f.needs.hound_after / 20; }

/// Of the scoring meeple that lacks most then, of 10.
inline float hound_most_after(const Facts& f) { return f.needs.hound_each_after[0] / 10; }

/// Level 6: of the next then, of 10.
inline float hound_second_after(const Facts& f) { return f.needs.hound_each_after[1] / 10; }

/// Level 6: of the third then, of 10.
inline float hound_third_after(const Facts& f) { return f.needs.hound_each_after[2] / 10; }

/// Level 6: scoring meeples that lack points and that no work moves, of 3.
inline float tracks_uncovered(const Facts& f) { return f.needs.uncovered / 3; }

/// Level 6: points expected for colours that choose whom to move, of 20.
inline float wild_points(const Facts& f) { return f.needs.wild / 20; }

/// Points expected from works before the game is over, of 40.
inline float expected_points(const Facts& f) { return f.works.points / 40; }

/// The same, counting only tiles that add no new side, of 40.
inline float strict_points(const Facts& f) { return f.works.strict_points / 40; }

/// Points expected from works with the active pile, of 40.
inline float pile_points(const Facts& f) { return f.works.pile_points / 40; }

/// Points of all works that can be completed, of 60.
inline float live_points(const Facts& f) { return f.works.live_points / 60; }

/// Points expected from works with several colours, of 40.
inline float shared_points(const Facts& f) { return f.works.shared_points / 40; }

/// Points of works that are complete and wait for their scoring, of 20.
inline float pending_points(const Facts& f) { return f.works.pending_points / 20; }

/// Points expected from works by the next tile, of 10.
inline float next_points(const Facts& f) { return f.works.next_points / 10; }

/// Points expected from the best work, of 20.
inline float best_work(const Facts& f) { return f.works.best / 20; }

inline constexpr std::array kPoints{
    Row{"points_missing", Theme::Points, points_missing},
    Row{"most_missing", Theme::Points, most_missing},
    Row{"second_missing", Theme::Points, second_missing},
    Row{"third_missing", Theme::Points, third_missing},
    Row{"points_missing_after", Theme::Points, points_missing_after},
    Row{"most_missing_after", Theme::Points, most_missing_after},
    Row{"second_missing_after", Theme::Points, second_missing_after},
    Row{"third_missing_after", Theme::Points, third_missing_after},
    Row{"hound_missing", Theme::Points, hound_missing},
    Row{"hound_missing_after", Theme::Points, hound_missing_after},
    Row{"hound_most_after", Theme::Points, hound_most_after},
    Row{"hound_second_after", Theme::Points, hound_second_after},
    Row{"hound_third_after", Theme::Points, hound_third_after},
    Row{"tracks_uncovered", Theme::Points, tracks_uncovered},
    Row{"wild_points", Theme::Points, wild_points},
    Row{"expected_points", Theme::Points, expected_points},
    Row{"strict_points", Theme::Points, strict_points},
    Row{"pile_points", Theme::Points, pile_points},
    Row{"live_points", Theme::Points, live_points},
    Row{"shared_points", Theme::Points, shared_points},
    Row{"pending_points", Theme::Points, pending_points,
        [](const Facts& f) { return f.works.pending_place; }},
    Row{"next_points", Theme::Points, next_points,
        [](const Facts& f) { return f.works.next_place; }},
    Row{"best_work", Theme::Points, best_work, [](const Facts& f) { return f.works.best_place; }},
};

}  // namespace mistward::companion::mists::features
