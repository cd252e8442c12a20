#include "rules/ghosts/decision_list.hpp"

namespace mistward::rules::ghosts {

void DecisionList::read(std::size_t number, Decision& decision) const {
    if (number < size_) {
        decision = written_[number];
    } else {
        decision.emplace<PlaceTile>(placements_[number - size_]);
    }
}

}  // namespace mistward::rules::ghosts
