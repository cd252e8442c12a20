#include "companion/mists/survey.hpp"

#include <algorithm>

namespace mistward::companion::mists {
namespace {

using rules::HoundPlace;
using rules::PlayerId;

// M-HOUND-3.
constexpr float kChasedFromTile = 3;

/// Meeples at hand of each player.
rules::ByPlayer<unsigned> at_hand(const State& state) {
    rules::ByPlayer<unsigned> hands{};
    for (std::size_t player = 0; player < state.setup.players; ++player) {
        for (const Colour colour : colour_set(state.setup, PlayerId(player))) {
            hands[PlayerId(player)] += state.meeple_supply[colour];
        }
    }
    return hands;
}

/// The player who places the next tile that is drawn, and those after that one.
PlayerId mover(const State& state, std::size_t later) {
    const bool is_drawing = state.phase == rules::mists::Phase::Draw;
    const std::size_t player = state.active.id.value() + later + (is_drawing ? 0U : 1U);
    return PlayerId(player % state.setup.players);
}

void look_at_next(const Facts& facts, Hands& hands) {
    const State& state = *facts.state;
    const ColourSet tracks = scoring_colours(state.setup);
    for (const Colour colour : colour_set(state.setup, mover(state, 0))) {
        if (state.meeple_supply[colour] == 0) continue;
        hands.next_colours += 1;
        if (facts.six && tracks.contains(colour)) hands.next_tracks += 1;
    }
}

/// The ghosts that a hound with a meeple there chases: up to 3 each from two tiles (M-HOUND-3).
float chased_from(const State& state, Position position) {
    float first = 0;
    float second = 0;
    for (const auto& haunting : state.ghosts) {
        if (!is_near(state.board.position(haunting.slot), position)) continue;
        const float here = std::min(kChasedFromTile, static_cast<float>(haunting.count));
        second = std::max(second, std::min(first, here));
        first = std::max(first, here);
    }
    return first + second;
}

void look_for_chase(const State& state, Hounds& hounds) {
    for (const auto& meeple : state.meeples) {
        const Position position = state.board.position(state.features.slot(meeple.segment));
        const float chase = chased_from(state, position);
        if (chase <= hounds.chase) continue;
        hounds.chase = chase;
        hounds.chase_place = position;
    }
}

}  // namespace

void survey_hands(Facts& facts) {
    const State& state = *facts.state;
    const auto each = at_hand(state);
    Hands& hands = facts.hands;
    hands = {};
    hands.least = static_cast<float>(each[PlayerId(0)]);
    for (std::size_t player = 0; player < state.setup.players; ++player) {
        const auto hand = static_cast<float>(each[PlayerId(player)]);
        hands.all += hand;
        hands.empty_players += hand == 0 ? 1 : 0;
        hands.least = std::min(hands.least, hand);
    }
    hands.next = static_cast<float>(each[mover(state, 0)]);
    hands.second = static_cast<float>(each[mover(state, 1)]);
    hands.buried = static_cast<float>(state.buried.size());
    look_at_next(facts, hands);
}

void survey_hounds(Facts& facts) {
    const State& state = *facts.state;
    Hounds& hounds = facts.hounds;
    hounds = {};
    if (!facts.level->has_hounds()) return;
    for (const auto& hound : state.hounds) {
        if (hound.place == HoundPlace::Waiting) hounds.waiting += 1;
        if (hound.place != HoundPlace::WithMeeple) continue;
        hounds.standing += 1;
        const std::uint8_t work = facts.work[state.features.feature(hound.meeple.segment).value()];
        if (work != 0) hounds.points += facts.under_way[work - 1U].end * facts.haunted.all;
        if (hounds.place) continue;
        hounds.place = state.board.position(state.features.slot(hound.meeple.segment));
    }
    if (hounds.waiting > 0) look_for_chase(state, hounds);
}

}  // namespace mistward::companion::mists
