#pragma once

#include "companion/rivals/side.hpp"

namespace mistward::companion::rivals {

/// Everything that features tell of one player in a game with parts besides `Side`.
struct PartSide {
    float expected = 0;  ///< points, beside those of what stands on features
    float ended = 0;     ///< what would be added if the game ended now

    // The abbot
    bool abbot_at_hand = false;
    float abbot_now = 0;  ///< points for taking him home now

    // Inns and cathedrals
    bool large_at_hand = false;
    float inns = 0;   ///< expected of features with an inn or a cathedral
    float stake = 0;  ///< that these lose if they are not completed, by how likely that is

    // Traders and builders
    bool builder_at_hand = false;
    bool builder_at_work = false;
    float builder_spaces = 0;  ///< that the feature of the builder waits for
    float builder_next = 0;    ///< chances that the next tile adds to it
    bool second_part = false;  ///< the player's second part begins with the next draw
    bool pig_at_hand = false;
    float pig = 0;                             ///< expected of the pig
    std::array<float, rules::kGoods.size()> goods{};  ///< tokens more than any other player has
    float goods_points = 0;                    ///< expected at the end for goods
};

/// What is the same for all players.
struct PartCommons {
    float goods_next = 0;  ///< tokens that the next tile can bring
    std::array<float, rules::kGoods.size()> goods_left{};  ///< tokens that nobody has
};

/// What the sides are made of.
struct PartPosition {
    const rules::Tables& tables;
    const LargeState& state;
    const Unseen<LargeState>& unseen;
    const Frontier<LargeState>& frontier;
    const Holdings<LargeState>& holdings;

    bool has(rules::Part part) const { return rules::is_played(state.setup, part); }
};

PartCommons part_commons_of(const PartPosition& position);
PartSide part_side_of(const PartPosition& position, const PartCommons& commons,
                      rules::PlayerId player);

}  // namespace mistward::companion::rivals
