#include "companion/mists/observer.hpp"

#include "companion/mists/survey.hpp"

#include <algorithm>
#include <utility>

namespace mistward::companion::mists {

std::span<const FeatureRow<Facts>> rows() { return kRows; }

Observer::Observer(const rules::Tables& tables)
    : tables_(tables), unseen_(tables), facts_(std::make_unique<Facts>()) {}

const Facts& Observer::facts_of(const State& state) {
    Facts& facts = *facts_;
    facts.tables = &tables_;
    facts.state = &state;
    facts.level = rules::find_level(state.setup.level);
    facts.six = facts.level->tracks > 1;
    unseen_.look(state);
    survey_cemeteries(facts, unseen_);
    survey_clock(facts);
    survey_spaces(facts, unseen_);
    survey_banks(facts, unseen_);
    survey_next_tile(facts, unseen_);
    survey_works(facts, unseen_);
    survey_joins(facts, unseen_);
    survey_gifts(facts);
    survey_needs(facts);
    survey_hands(facts);
    survey_hounds(facts);
    return facts;
}

void Observer::observe(const State& state, std::span<float, kFeatures> out) {
    const Facts& facts = facts_of(state);
    // Known one by one when this is compiled, so that none of them is a call.
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        ((out[I] = std::clamp(kRows[I].value(facts), -kBound, kBound)), ...);
    }
    (std::make_index_sequence<kFeatures>());
}

}  // namespace mistward::companion::mists
