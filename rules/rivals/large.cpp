#include "rules/rivals/functions.hpp"

namespace mistward::rules::rivals {

template std::vector<std::string> check_capacity<LargeState>(const TileSet&);
template LargeState start<LargeState>(const Tables&, const Setup&);
template DecisionPoint point(const LargeState&);
template void legal(const Tables&, const LargeState&, DecisionsOf<LargeState>&);
template Result<void> apply(const Tables&, LargeState&, const Decision&, EventsOf<LargeState>&);
template Scoring scoring_of(const Tables&, const LargeState&, SegmentId, bool);
template ColourSet leaders(const LargeState&);
template std::vector<FeatureView> feature_views(const Tables&, const LargeState&);
template View view(const Tables&, const LargeState&);
template std::vector<std::string> check(const Tables&, const LargeState&);
template std::string asked_in<LargeState>(Phase);

std::vector<TokenStream> streams(const LargeState& state) {
    std::vector<TokenStream> streams;
    trunk::each_played(state, [&]<class P>() { P::streams(streams); });
    return streams;
}

std::size_t tokens_drawn(const LargeState& state, Stream stream) {
    std::size_t drawn = 0;
    trunk::each_played(state, [&]<class P>() { drawn += P::tokens_drawn(state, stream); });
    return drawn;
}

void conceal(LargeState& state, std::optional<PlayerId> viewer, const Decision* next) {
    trunk::each_played(state, [&]<class P>() { P::conceal(state, viewer, next); });
}

}  // namespace mistward::rules::rivals
