#pragma once

#include "rules/rivals/game.hpp"
#include "rules/rivals/trunk/capacity.hpp"
#include "rules/rivals/trunk/check.hpp"
#include "rules/rivals/trunk/feature_views.hpp"
#include "rules/rivals/trunk/start.hpp"
#include "rules/rivals/trunk/steps.hpp"
#include "rules/rivals/trunk/view.hpp"

// What the functions of game.hpp are, for the files that make them for one state each.

namespace mistward::rules::rivals {

template <AnyState S>
std::vector<std::string> check_capacity(const TileSet& set) {
    return trunk::check_capacity<S>(set);
}

template <AnyState S>
S start(const Tables& tables, const Setup& setup) {
    return trunk::start<S>(tables, setup);
}

template <AnyState S>
DecisionPoint point(const S& state) {
    return trunk::point(state);
}

template <AnyState S>
void legal(const Tables& tables, const S& state, DecisionsOf<S>& out) {
    trunk::legal(tables, state, out);
}

template <AnyState S>
Result<void> apply(const Tables& tables, S& state, const Decision& decision, EventsOf<S>& events) {
    return trunk::apply(tables, state, decision, events);
}

template <AnyState S>
Scoring scoring_of(const Tables& tables, const S& state, SegmentId segment, bool complete) {
    return trunk::scoring_of(tables, state, segment, complete);
}

template <AnyState S>
ColourSet leaders(const S& state) {
    return trunk::leaders(state);
}

template <AnyState S>
std::vector<FeatureView> feature_views(const Tables& tables, const S& state) {
    return trunk::feature_views(tables, state);
}

template <AnyState S>
View view(const Tables& tables, const S& state) {
    return trunk::view(tables, state);
}

template <AnyState S>
std::vector<std::string> check(const Tables& tables, const S& state) {
    return trunk::check(tables, state);
}

template <AnyState S>
std::string asked_in(Phase phase) {
    return trunk::asked_in<S>(phase);
}

}  // namespace mistward::rules::rivals

/// Makes them all for a state.
#define MISTWARD_RIVALS_FUNCTIONS(S)                                               \
    template std::vector<std::string> check_capacity<S>(const TileSet&);           \
    template S start<S>(const Tables&, const Setup&);                              \
    template DecisionPoint point(const S&);                                        \
    template void legal(const Tables&, const S&, DecisionsOf<S>&);                 \
    template Result<void> apply(const Tables&, S&, const Decision&, EventsOf<S>&); \
    template Scoring scoring_of(const Tables&, const S&, SegmentId, bool);         \
    template ColourSet leaders(const S&);                                          \
    template std::vector<FeatureView> feature_views(const Tables&, const S&);      \
    template View view(const Tables&, const S&);                                   \
    template std::vector<std::string> check(const Tables&, const S&);              \
    template std::string asked_in<S>(Phase)
