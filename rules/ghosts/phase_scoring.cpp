#include "rules/ghosts/scorings.hpp"

#include <algorithm>

namespace mistward::rules::ghosts {
namespace {

/// The meeples of each colour on one feature, and the ghosts that sit on them.
struct Presence {
    std::array<std::uint8_t, kColourCount> meeples{};
    std::array<std::uint8_t, kColourCount> ghosts{};
};

Presence presence(const State& state, FeatureId feature) {
    Presence presence;
    for (const Meeple& meeple : state.meeples) {
        if (state.features.feature(meeple.segment) != feature) continue;
        const auto colour = static_cast<std::size_t>(meeple.colour);
        ++presence.meeples[colour];
        presence.ghosts[colour] =
            static_cast<std::uint8_t>(presence.ghosts[colour] + meeple.ghosts);
    }
    return presence;
}

SegmentId segment_of(const State& state, const FeatureRef& feature) {
    return state.features.segment(state.board.at(feature.position), feature.segment);
}

/// G-SCORE-3: the keeper's owner gets a guard.
void give_guard(Step& step, Colour colour) {
    Hand& home = hand(step.state, colour);
    if (home.general_guards == 0) return;
    --home.general_guards;
    ++home.guards;
    step.events.push_back(GuardGained{player_of(colour), colour});
}

bool is_scored(const State& state, FeatureId feature) {
    return state.features.complete(feature) && !state.features.colours(feature).empty();
}

void score_segment(Step& step, SegmentId segment, DueList& dues) {
    const State& state = step.state;
    const FeatureId feature = state.features.feature(segment);
    if (!is_scored(state, feature)) return;
    const Colour keeper = state.features.colours(feature).first();
    const Scoring scoring = scoring_of(step.tables, state, segment, true);
    settle(step, scoring, kGhostPrice, dues);
    if (scoring.kind == FeatureKind::Cemetery) give_guard(step, keeper);
}

/// The roads and cities of the tile just placed; once scored, a feature has no meeples any more.
void score_tile(Step& step, DueList& dues) {
    const FaceTable& face = last_face(step.tables, step.state);
    for (std::size_t i = 0; i < face.linked; ++i) {
        if (face.kind[i] == FeatureKind::Mist) break;
        score_segment(step, step.state.features.segment(step.state.last, SegmentIndex(i)), dues);
    }
}

/// Castles, monasteries and cemeteries; what was completed is done with, taken or not.
void score_centres(Step& step, DueList& dues) {
    State& state = step.state;
    const auto segment = [&](Slot slot) {
        return centre_of(step.tables, state.board, state.features, slot);
    };
    for (const Slot slot : state.centres) score_segment(step, segment(slot), dues);
    state.centres.erase_if(
        [&](Slot slot) { return state.features.complete(state.features.feature(segment(slot))); });
}

void end_turn(Step& step) {
    State& state = step.state;
    state.player = PlayerId((state.player.value() + 1) % state.setup.players);
    ++state.turn;
    step.events.push_back(TurnStarted{state.player, state.turn});
    need_tile(step);
}

}  // namespace

void clear_feature(Step& step, FeatureId feature) {
    State& state = step.state;
    const auto stands_there = [&](const Meeple& meeple) {
        return state.features.feature(meeple.segment) == feature;
    };
    for (const Meeple& meeple : state.meeples) {
        if (stands_there(meeple)) send_home(step, meeple, MeepleReturnedBy::Scoring);
    }
    state.meeples.erase_if(stands_there);
    state.features.vacate(feature);
}

void settle(Step& step, const Scoring& scoring, int ghost_price, DueList& dues) {
    const FeatureId feature = step.state.features.feature(segment_of(step.state, scoring.feature));
    const Presence there = presence(step.state, feature);
    const std::uint8_t most = *std::max_element(there.meeples.begin(), there.meeples.end());
    step.events.push_back(FeatureScored{scoring, true});
    for (const Colour colour : step.state.features.colours(feature)) {
        const auto c = static_cast<std::size_t>(colour);
        if (there.meeples[c] != most) continue;
        const int points = scoring.value - ghost_price * there.ghosts[c];
        dues.push_back(
            {colour, static_cast<std::int16_t>(points), scoring.feature, there.ghosts[c]});
    }
    clear_feature(step, feature);
}

void pay(Step& step, DueList& dues) {
    std::sort(dues.begin(), dues.end());
    for (const Due& due : dues) {
        if (due.points == 0 && due.ghosts == 0) continue;
        std::uint16_t& total = step.state.points[static_cast<std::size_t>(due.colour)];
        total = static_cast<std::uint16_t>(std::max(0, total + due.points));
        step.events.push_back(ScoreChanged{due.colour, due.points, total, due.ghosts, due.feature});
    }
}

void score(Step& step) {
    DueList dues;
    score_tile(step, dues);
    score_centres(step, dues);
    pay(step, dues);
    end_turn(step);
}

}  // namespace mistward::rules::ghosts
