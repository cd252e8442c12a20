#pragma once

#include "server/record/index_iterator.hpp"

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace mistward::rooms {

/// A list that only grows. A value whose copies share all but their newest few items, so that a
/// copy and an item more cost the same however long the list is.
template <class T>
class SharedList {
public:
    static constexpr std::size_t kChunk = 32;

    std::size_t size() const { return full_->size() * kChunk + rest_.size(); }
    bool empty() const { return size() == 0; }

    const T& operator[](std::size_t index) const {
        const std::size_t chunk = index / kChunk;
        return chunk < full_->size() ? (*(*full_)[chunk])[index % kChunk] : rest_[index % kChunk];
    }

    const T& back() const { return (*this)[size() - 1]; }

    void push_back(T item) {
        rest_.push_back(std::move(item));
        if (rest_.size() == kChunk) {
            auto longer = std::make_shared<Chunks>(*full_);
            longer->push_back(std::make_shared<const std::vector<T>>(std::move(rest_)));
            full_ = std::move(longer);
            rest_ = {};
        }
    }

    /// A list with the first `count` items.
    SharedList first(std::size_t count) const {
        SharedList list;
        const auto end = full_->begin() + static_cast<std::ptrdiff_t>(count / kChunk);
        list.full_ = std::make_shared<const Chunks>(full_->begin(), end);
        for (std::size_t i = list.size(); i < count; ++i) list.rest_.push_back((*this)[i]);
        return list;
    }

    std::vector<T> all() const { return {begin(), end()}; }

    using Iterator = IndexIterator<SharedList>;
    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, size()}; }

private:
    using Chunks = std::vector<std::shared_ptr<const std::vector<T>>>;

    std::shared_ptr<const Chunks> full_ = std::make_shared<const Chunks>();
    std::vector<T> rest_;  ///< fewer than a chunk
};

}  // namespace mistward::rooms
