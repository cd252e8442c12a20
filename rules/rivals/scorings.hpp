#pragma once

#include "rules/rivals/phases.hpp"

namespace mistward::rules::rivals {

/// What one scoring gives to one player.
struct Due {
    Colour colour = Colour::Red;
    std::int16_t points = 0;  ///< the value less what the ghosts cost
    FeatureRef feature;
    std::uint8_t ghosts = 0;
    auto operator<=>(const Due&) const = default;
};

/// What one scoring gives to everybody.
using DueList = FixedList<Due, kColourCount>;

/// What the ghosts on a player's meeples cost (G-SCORE-2, G-END-1).
inline constexpr int kGhostPrice = 2;
inline constexpr int kFinalGhostPrice = 1;

/// The meeples of each colour on one feature, and the ghosts that sit on them.
struct Presence {
    ByColour<std::uint8_t> meeples;
    ByColour<std::uint8_t> ghosts;
};

Presence presence(const State& state, FeatureId feature);

/// The colours with the most meeples (G-SCORE-1); none where nobody is.
ColourSet majority(const Presence& presence);

/// Scores a feature and sends all its meeples home. The value: what everybody with the most meeples
/// there is due (G-SCORE-1, G-SCORE-2), in the order of their colours.
DueList settle(Transition& transition, FeatureId feature, const Scoring& scoring, int ghost_price);

/// The meeples of a feature go home.
void clear_feature(Transition& transition, FeatureId feature);

/// Pays what is due, in that order.
void pay(Transition& transition, std::span<const Due> dues);

/// What is due from several scorings. Everybody who is due something has a meeple there, which
/// stands on one feature only.
class Dues {
public:
    void add(const DueList& dues) {
        for (const Due& due : dues) all_.push_back(due);
    }
    /// Pays it, of each player the least first (G-SCORE-4).
    void pay_all(Transition& transition);

private:
    FixedList<Due, Limits::kMeeples> all_;
};

}  // namespace mistward::rules::rivals
