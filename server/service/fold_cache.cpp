#include "server/service/fold_cache.hpp"

#include <utility>

namespace mistward::rooms {

FoldCache::Fold FoldCache::find(const std::string& game) {
    const std::lock_guard lock(mutex_);
    const auto place = places_.find(game);
    if (place == places_.end()) return nullptr;
    slots_.splice(slots_.begin(), slots_, place->second);
    return place->second->fold;
}

void FoldCache::put(Fold fold) {
    const std::size_t size = sizeof(LoggedGame) + fold->history().bytes();
    const std::lock_guard lock(mutex_);
    if (const auto place = places_.find(fold->terms().id); place != places_.end()) {
        drop(place->second);
    }
    slots_.push_front({std::move(fold), size});
    places_[slots_.front().fold->terms().id] = slots_.begin();
    bytes_ += size;
    while (!slots_.empty() && (slots_.size() > limits_.games || bytes_ > limits_.bytes)) {
        drop(std::prev(slots_.end()));
    }
    gauge_.set(static_cast<double>(bytes_));
}

void FoldCache::drop(Slots::iterator slot) {
    bytes_ -= slot->bytes;
    places_.erase(slot->fold->terms().id);
    slots_.erase(slot);
}

std::size_t FoldCache::size() const {
    const std::lock_guard lock(mutex_);
    return slots_.size();
}

std::size_t FoldCache::bytes() const {
    const std::lock_guard lock(mutex_);
    return bytes_;
}

}  // namespace mistward::rooms
