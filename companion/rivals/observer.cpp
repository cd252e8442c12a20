#include "companion/rivals/observer.hpp"

namespace mistward::companion::rivals {
namespace {

constexpr auto kRows = [] {
    std::array<Row, Observer::kFeatures> all{};
    std::size_t size = 0;
    const auto add = [&](const auto& rows) {
        for (const Row& row : rows) all[size++] = row;
    };
    add(kPointsRows);
    add(kWorksRows);
    add(kFieldsRows);
    add(kMeeplesRows);
    add(kGhostsRows);
    add(kSetupRows);
    return all;
}();

}  // namespace

std::span<const Row> rows() { return kRows; }

void Observer::begin_turn(const State& state, rules::PlayerId me) {
    me_ = me;
    lookout_.begin_turn(state);
}

void Observer::observe(const State& state, std::span<float, kFeatures> out) {
    lookout_.look(state);
    observe_again(state, me_, out);
}

void Observer::observe_again(const State& state, rules::PlayerId me,
                             std::span<float, kFeatures> out) {
    const Facts facts = lookout_.facts(state, me);
    for (std::size_t i = 0; i < kFeatures; ++i) out[i] = kRows[i].value(facts);
}

}  // namespace mistward::companion::rivals
