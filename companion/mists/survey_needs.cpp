#include "companion/mists/point_chances.hpp"
#include "companion/mists/survey.hpp"

#include <algorithm>

namespace mistward::companion::mists {
namespace {

/// What a turn usually brings besides the works of now, for one scoring meeple of one or of three.
constexpr float kUsualPoints = 1.0F;
constexpr float kUsualPointsOfThree = 0.6F;

/// What works are expected to bring one scoring meeple.
struct Track {
    float points = 0;  ///< it stands there
    float end = 0;     ///< before the game is over
    float pile = 0;    ///< with the active pile
    bool covered = false;
};

struct Tracks {
    rules::FixedList<Colour, 3> colours;
    std::array<Track, 3> each{};
    float wild = 0;  ///< of colours that choose a scoring meeple (M-SIX-1)
    float wild_pile = 0;
};

/// Whether a work moves that scoring meeple: in levels 1 to 5 there is but one.
bool moves(const Facts& facts, const Work& work, Colour track) {
    return !facts.six || work.colours.contains(track);
}

/// The points with which it does.
float points_for(const Facts& facts, const Work& work) {
    return facts.six ? work.value : work.points();
}

void add_work(const Facts& facts, Tracks& tracks, const Work& work) {
    const float points = points_for(facts, work);
    float unused = facts.six ? work.count : 0;
    for (std::size_t i = 0; i < tracks.colours.size(); ++i) {
        if (!moves(facts, work, tracks.colours[i])) continue;
        Track& track = tracks.each[i];
        track.end += points * work.end;
        track.pile += points * work.pile_end;
        track.covered = track.covered || work.end > 0;
        unused -= 1;
    }
    if (unused <= 0) return;
    tracks.wild += unused * points * work.end;
    tracks.wild_pile += unused * points * work.pile_end;
}

Tracks tracks_of(const Facts& facts) {
    Tracks tracks;
    for (const Colour colour : scoring_colours(facts.state->setup)) {
        tracks.each[tracks.colours.size()].points = facts.state->points[colour];
        tracks.colours.push_back(colour);
    }
    for (const Work& work : facts.under_way) add_work(facts, tracks, work);
    return tracks;
}

float missing(float total, float points) { return std::max(0.0F, total - points); }

void order(Greatest& values) {
    if (values[0] < values[1]) std::swap(values[0], values[1]);
    if (values[1] < values[2]) std::swap(values[1], values[2]);
    if (values[0] < values[1]) std::swap(values[0], values[1]);
}

/// The points that reach the next hound; 0 if none waits.
float next_hound(const Facts& facts) {
    for (std::size_t hound = 0; hound < facts.state->hounds.size(); ++hound) {
        if (facts.state->hounds[hound].place == rules::HoundPlace::Waiting) {
            return static_cast<float>(facts.level->hounds[hound]);
        }
    }
    return 0;
}

void add_goal(Needs& needs, const Tracks& tracks, float goal, bool six) {
    for (std::size_t i = 0; i < tracks.colours.size(); ++i) {
        const Track& track = tracks.each[i];
        needs.each[i] = missing(goal, track.points);
        needs.each_after[i] = missing(goal, track.points + track.end);
        needs.goal += needs.each[i];
        needs.goal_after += needs.each_after[i];
        if (six && !track.covered && needs.each[i] > 0) needs.uncovered += 1;
    }
    needs.goal_after = missing(needs.goal_after, tracks.wild);
}

void add_hound(Needs& needs, const Tracks& tracks, float total) {
    float after = 0;
    float pile = 0;
    for (std::size_t i = 0; i < tracks.colours.size(); ++i) {
        const Track& track = tracks.each[i];
        needs.hound_each[i] = missing(total, track.points);
        needs.hound_each_after[i] = missing(total, track.points + track.end);
        needs.hound += needs.hound_each[i];
        after += needs.hound_each_after[i];
        const float left = missing(total, track.points + track.pile);
        pile += left;
        needs.hound_worst_pile = std::max(needs.hound_worst_pile, left);
    }
    needs.hound_after = missing(after, tracks.wild);
    needs.hound_pile = missing(pile, tracks.wild_pile);
}

/// A chance for the works alone, and one with what turns usually bring besides.
struct TwoChances {
    float alone = 1;
    float usual = 1;
};

/// That works bring each scoring meeple to `total`; `chance(work)` is that of each work.
template <class Chance>
TwoChances chances_to_reach(const Facts& facts, const Tracks& tracks, float total, float turns,
                            Chance chance) {
    TwoChances both;
    const float usual = (facts.six ? kUsualPointsOfThree : kUsualPoints) * turns;
    for (std::size_t i = 0; i < tracks.colours.size(); ++i) {
        const float lacking = missing(total, tracks.each[i].points);
        if (lacking == 0) continue;
        if (lacking - usual > static_cast<float>(PointChances::kMost)) return {0, 0};
        PointChances sums;
        for (const Work& work : facts.under_way) {
            if (!moves(facts, work, tracks.colours[i])) continue;
            sums.add(static_cast<std::size_t>(points_for(facts, work)), chance(work));
        }
        both.alone *= sums.at_least(lacking);
        both.usual *= sums.at_least(lacking - usual);
    }
    return both;
}

void add_chances(const Facts& facts, const Tracks& tracks, Needs& needs) {
    const auto goal =
        chances_to_reach(facts, tracks, static_cast<float>(facts.level->goal), facts.clock.turns,
                         [](const Work& work) { return work.end; });
    needs.goal_chance = goal.alone;
    needs.goal_chance_usual = goal.usual;
    if (!facts.clock.deadline) return;
    const auto hound = chances_to_reach(facts, tracks, next_hound(facts), facts.clock.pile_turns,
                                        [](const Work& work) { return work.pile_end; });
    needs.hound_chance = hound.alone;
    needs.hound_chance_usual = hound.usual;
    float none = 1;
    for (const Work& work : facts.under_way) {
        if (!facts.six && work.points() >= needs.hound) none *= 1 - work.pile_end;
    }
    needs.hound_single = needs.hound == 0 ? 1 : 1 - none;
}

}  // namespace

void survey_needs(Facts& facts) {
    Needs& needs = facts.needs;
    needs = {};
    const Tracks tracks = tracks_of(facts);
    needs.wild = tracks.wild;
    add_goal(needs, tracks, static_cast<float>(facts.level->goal), facts.six);
    if (const float total = next_hound(facts); total > 0) add_hound(needs, tracks, total);
    for (Greatest* each :
         {&needs.each, &needs.each_after, &needs.hound_each, &needs.hound_each_after}) {
        order(*each);
    }
    add_chances(facts, tracks, needs);
}

}  // namespace mistward::companion::mists
