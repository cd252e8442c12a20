#pragma once

#include "companion/rivals/holding.hpp"

namespace mistward::companion::rivals {

/// Everything that features tell of one player, in points unless it says otherwise.
struct Side {
    float points = 0;
    float roads = 0;  ///< expected of the roads that the player leads on, and so on
    float cities = 0;
    float centres = 0;  ///< castles, cemeteries and monasteries
    float fields = 0;
    float ended = 0;        ///< what would be added if the game ended now
    float fields_now = 0;   ///< of that, fields
    float biggest = 0;      ///< the most that is expected of one feature but fields
    float shared = 0;       ///< expected where others lead as well
    float slim = 0;         ///< expected where one more meeple would catch up, fields aside
    float trailing = 0;     ///< what leads there where one more meeple would catch up, fields aside
    float slim_fields = 0;  ///< the same of fields
    float trailing_fields = 0;
    float wide = 0;          ///< expected of roads and cities that wait for several spaces
    float behind_alone = 0;  ///< meeples where others lead
    float next = 0;          ///< expected of what the next tile can complete
    float home_next = 0;     ///< meeples, ghosts aside, that the next tile can send home
    float home = 0;          ///< meeples that will come home
    float one_space = 0;     ///< roads and cities that wait for one space
    float two_spaces = 0;
    float more_spaces = 0;
    float stuck = 0;        ///< meeples on what is hardly ever completed, fields aside
    float on_fields = 0;    ///< meeples on fields
    float open_halves = 0;  ///< half-edges at which the fields that the player leads on go on
    float join_gain = 0;    ///< what the next tile can win by joining features
    float join_loss = 0;    ///< what it can lose
    float ordinary = 0;     ///< meeples at hand
    float guards = 0;
    float general_guards = 0;
    float haunted = 0;  ///< ghosts on the player's meeples
    float price = 0;    ///< points that these are expected to cost
    float doomed = 0;   ///< expected where a meeple with two ghosts holds the lead
    float exposed = 0;  ///< ordinary meeples on the board
    float keepers = 0;  ///< chances to gain a guard
    float parts = 0;    ///< expected of parts beside what stands on features

    float expected() const { return roads + cities + centres + fields + parts; }
    float total() const { return points + expected(); }
    float total_if_ended() const { return points + ended; }
    float at_hand() const { return ordinary + guards; }
};

/// What a position holds for the player of one colour.
template <AnyState S>
Side side_of(const S& state, const Frontier<S>& frontier, const Holdings<S>& holdings,
             rules::Colour colour);

extern template Side side_of(const State&, const Frontier<State>&, const Holdings<State>&,
                             rules::Colour);
extern template Side side_of(const LargeState&, const Frontier<LargeState>&,
                             const Holdings<LargeState>&, rules::Colour);

}  // namespace mistward::companion::rivals
