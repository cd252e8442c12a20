#include "companion/rivals/observer.hpp"

namespace mistward::companion::rivals {

template <AnyState S>
void ObserverOf<S>::begin_turn(const State& state, rules::PlayerId me) {
    me_ = me;
    lookout_.begin_turn(state);
}

template <AnyState S>
void ObserverOf<S>::observe(const State& state, std::span<float, kFeatures> out) {
    lookout_.look(state);
    observe_again(state, me_, out);
}

template <AnyState S>
void ObserverOf<S>::observe_again(const State& state, rules::PlayerId me,
                                  std::span<float, kFeatures> out) {
    const Facts facts = lookout_.facts(state, me);
    for (std::size_t i = 0; i < kFeatures; ++i) out[i] = kRows<S>[i].value(facts);
}

template class ObserverOf<State>;
template class ObserverOf<LargeState>;

}  // namespace mistward::companion::rivals
