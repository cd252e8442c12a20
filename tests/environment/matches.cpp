#include "tests/environment/matches.hpp"

#include "clients/environment/notation.hpp"
#include "clients/environment/observation.hpp"
#include "clients/environment/tile_sets.hpp"
#include "tests/rules/setups.hpp"

namespace mistward::environment {

std::vector<rules::Setup> setups_with_parts() {
    std::vector<rules::Setup> setups;
    for (rules::Setup setup : rules::setups_with_parts()) {
        setup.changed = setup.changed & (rules::kOfferedParts | rules::kPartsToLeaveOut);
        if (!setup.changed.empty()) setups.push_back(setup);
    }
    return setups;
}

Match match_of(const rules::Setup& setup, std::uint64_t seed, Options options) {
    static const TileSets sets;
    return {sets.tables(setup), setup, options, seed_of(seed)};
}

Match match_of(std::string_view words, std::uint64_t seed, Options options) {
    return match_of(read_setup(words), seed, options);
}

void say(Match& match, std::string_view decision) { match.apply(find_decision(match, decision)); }

void step(Match& match, rules::Random& random) { match.apply(random.below(match.legal_count())); }

std::vector<float> seen(const Match& match, std::size_t seat) {
    const ObservationLayout& layout = kind_of(match).observation;
    // Whatever stood there before must not stay.
    std::vector<float> values(layout.size(), 7.0F);
    observe(match, layout, seat, values);
    return values;
}

}  // namespace mistward::environment
