#include "tests/environment/matches.hpp"

#include "clients/environment/notation.hpp"
#include "clients/environment/observation.hpp"
#include "clients/environment/tile_sets.hpp"

namespace mistward::environment {

Match match_of(const rules::Setup& setup, std::uint64_t seed, Options options) {
    static const TileSets sets;
    return {sets.tables(setup.mode), setup, options, seed_of(seed)};
}

Match match_of(std::string_view words, std::uint64_t seed, Options options) {
    return match_of(read_setup(words), seed, options);
}

void say(Match& match, std::string_view decision) { match.apply(find_decision(match, decision)); }

void step(Match& match, rules::Random& random) { match.apply(random.below(match.legal_count())); }

std::vector<float> seen(const Match& match, std::size_t seat) {
    const ObservationLayout& layout = kind_of(match.setup().mode).observation;
    // Whatever stood there before must not stay.
    std::vector<float> values(layout.size(), 7.0F);
    observe(match, layout, seat, values);
    return values;
}

}  // namespace mistward::environment
