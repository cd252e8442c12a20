#pragma once

#include "companion/rivals/part_side.hpp"

namespace mistward::companion::rivals {

/// Everything that features share about one position, seen by one player.
struct Facts {
    Side me;
    Side rival;         ///< whoever else may expect the most points
    PartSide my_parts;  ///< of games with parts
    PartSide rival_parts;
    PartCommons parts;
    float second = 0;     ///< what the next best of the others may expect; of two players the rival
    float average = 0;    ///< what the others may expect on average
    float behind_me = 0;  ///< part of the others that may expect less than I
    float players = 2;
    float tiles = 0;        ///< still to be drawn
    float my_turns = 0;     ///< that I still have, this one aside
    float rival_turns = 0;  ///< that the rival still has
    float until_me = 0;     ///< turns of others before my next one
    bool rival_next = false;
    float supply = 0;       ///< ghosts on no meeple
    float mist_meets = 0;   ///< chances that the next tile lets mist meet mist, over all spaces
    float mist_spaces = 0;  ///< empty spaces beside mist
    float mist_unseen = 0;  ///< part of the unseen tiles that have mist
    float free_next = 0;    ///< points without meeples that the next tile can complete
    float free_cities = 0;  ///< part of these from cities
    float cemeteries = 0;   ///< unseen
    float castles = 0;      ///< unseen
    float monasteries = 0;  ///< unseen
    bool base = false;      ///< the base game
    bool ghosts = false;    ///< ghosts are in play
};

/// Looks at positions; for the tiles that are unseen, once for each turn.
template <AnyState S>
class Lookout {
public:
    explicit Lookout(const rules::Tables& tables) : tables_(tables), unseen_(tables) {}

    void begin_turn(const S& state);

    /// The facts for every player at a time; then `facts` tells those of one.
    void look(const S& state);
    Facts facts(const S& state, rules::PlayerId me) const;

private:
    void add_rivals(const S& state, rules::PlayerId me, Facts& facts) const;
    void add_turns(const S& state, rules::PlayerId me, Facts& facts) const;
    void add_free(const S& state);
    void look_at_parts(const S& state);

    const rules::Tables& tables_;
    Unseen<S> unseen_;
    Frontier<S> frontier_;
    Holdings<S> holdings_;
    rules::ByPlayer<Side> sides_;
    rules::ByPlayer<PartSide> part_sides_;  ///< unused in games without parts
    Facts common_;                          ///< what is the same for all
    PartCommons parts_of_turn_;
};

extern template class Lookout<State>;
extern template class Lookout<LargeState>;

}  // namespace mistward::companion::rivals
