#pragma once

#include "rules/rivals/game.hpp"
#include "rules/rivals/trunk/capacity.hpp"
#include "rules/rivals/trunk/check.hpp"
#include "rules/rivals/trunk/feature_views.hpp"
#include "rules/rivals/trunk/start.hpp"
#include "rules/rivals/trunk/steps.hpp"
#include "rules/rivals/trunk/view.hpp"

/// Makes the functions of a game for a state; each size has a file for that.
#define MISTWARD_RIVALS_FUNCTIONS(S)                                                      \
    template std::vector<std::string> trunk::check_capacity<S>(const TileSet&);           \
    template S trunk::start<S>(const Tables&, const Setup&);                              \
    template DecisionPoint trunk::point(const S&);                                        \
    template bool trunk::can_draw(const Tables&, const S&, TileId);                       \
    template void trunk::legal(const Tables&, const S&, DecisionsOf<S>&);                 \
    template Result<void> trunk::apply(const Tables&, S&, const Decision&, EventsOf<S>&); \
    template Scoring trunk::scoring_of(const Tables&, const S&, SegmentId, bool);         \
    template ColourSet trunk::leaders(const S&);                                          \
    template std::vector<FeatureView> trunk::feature_views(const Tables&, const S&);      \
    template View trunk::view(const Tables&, const S&);                                   \
    template std::vector<std::string> trunk::check(const Tables&, const S&);              \
    template std::string trunk::asked_in<S>(Phase)
