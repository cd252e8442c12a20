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
    float pig = 0;                                    ///< expected of the pig
    std::array<float, rules::kGoods.size()> goods{};  ///< tokens more than any other player has
    float goods_points = 0;                           ///< expected at the end for goods

    // The princess and the dragon
    float menaced = 0;          ///< meeples near the dragon, the nearer the more
    float menaced_points = 0;   ///< expected of what these stand on
    float hunted = 0;           ///< meeples that the walk under way can still come to
    bool moves_dragon = false;  ///< the player moves it next
    bool fairy = false;         ///< she stands beside a meeple of the player

    // The tower
    float floors = 0;           ///< left
    float captives = 0;         ///< meeples of others that the player holds
    float lost = 0;             ///< meeples that others hold
    float in_reach = 0;         ///< meeples that one more floor could capture
    float in_reach_points = 0;  ///< expected of what these stand on
    float on_towers = 0;        ///< meeples on towers

    // Abbey and mayor
    bool abbey_at_hand = false;
    bool mayor_at_hand = false;
    bool wagon_at_hand = false;
    bool barn_at_hand = false;
    float mayor = 0;  ///< coats of arms in the city of the mayor
    float barn = 0;   ///< expected of the field of the barn
};

/// What is the same for all players.
struct PartCommons {
    float goods_next = 0;                                  ///< tokens that the next tile can bring
    std::array<float, rules::kGoods.size()> goods_left{};  ///< tokens that nobody has
    bool dragon = false;                                   ///< it is on the board
    bool walks = false;                                    ///< it is on its way
    float dragon_unseen = 0;   ///< part of the unseen tiles that wake it
    float volcano_unseen = 0;  ///< part of these that call it
    float princess_unseen = 0;
    float portal_unseen = 0;
    float towers_open = 0;  ///< towers that can grow
    float holes = 0;        ///< spaces for abbeys
    float near_holes = 0;   ///< spaces that one more tile makes such
};

/// What the sides are made of.
struct PartPosition {
    const rules::Tables& tables;
    const LargeState& state;
    const Unseen<LargeState>& unseen;
    const Frontier<LargeState>& frontier;
    const Holdings<LargeState>& holdings;

    rules::Position place_of(const LargeState::Meeple& meeple) const {
        return state.board.position(state.features.slot(meeple.segment));
    }
    bool has(rules::Part part) const { return rules::is_played(state.setup, part); }
};

/// What stays as it is while nothing is drawn, and with it the rest.
PartCommons part_commons_of_turn(const PartPosition& position);
PartCommons part_commons_of(const PartPosition& position, const PartCommons& of_turn);
PartSide part_side_of(const PartPosition& position, const PartCommons& commons,
                      rules::PlayerId player);

}  // namespace mistward::companion::rivals
