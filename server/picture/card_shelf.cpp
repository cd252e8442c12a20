#include "server/picture/card_shelf.hpp"

#include <algorithm>
#include <utility>

namespace mistward::picture {

CardShelf::Card CardShelf::find(std::string_view name) {
    const std::lock_guard lock(mutex_);
    const auto slot = std::ranges::find(slots_, name, &Slot::name);
    if (slot == slots_.end()) return nullptr;
    slots_.splice(slots_.begin(), slots_, slot);
    return slots_.front().card;
}

void CardShelf::put(std::string name, Card card) {
    const std::lock_guard lock(mutex_);
    slots_.push_front({std::move(name), std::move(card)});
    if (slots_.size() > kMostCards) slots_.pop_back();
}

}  // namespace mistward::picture
