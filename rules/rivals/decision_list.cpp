#include "rules/rivals/decision_list.hpp"

namespace mistward::rules::rivals {

void DecisionList::read(std::size_t number, Decision& decision) const {
    if (number < size_) {
        decision = written_[number];
    } else {
        decision.emplace<PlaceTile>(placements_[number - size_]);
    }
}

}  // namespace mistward::rules::rivals
