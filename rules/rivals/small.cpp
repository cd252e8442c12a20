#include "rules/rivals/functions.hpp"

namespace mistward::rules::rivals {

template std::vector<std::string> check_capacity<State>(const TileSet&);
template State start<State>(const Tables&, const Setup&);
template DecisionPoint point(const State&);
template void legal(const Tables&, const State&, DecisionsOf<State>&);
template Result<void> apply(const Tables&, State&, const Decision&, EventsOf<State>&);
template Scoring scoring_of(const Tables&, const State&, SegmentId, bool);
template ColourSet leaders(const State&);
template std::vector<FeatureView> feature_views(const Tables&, const State&);
template View view(const Tables&, const State&);
template std::vector<std::string> check(const Tables&, const State&);
template std::string asked_in<State>(Phase);

}  // namespace mistward::rules::rivals
