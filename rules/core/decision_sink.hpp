#pragma once

#include "rules/core/decision.hpp"

#include <memory>
#include <span>

namespace mistward::rules {

/// Where an enumeration of legal decisions puts what it finds. It ends when the space is full, so
/// that "is there any" and "is there exactly one" cost no more than they must.
class DecisionSink {
public:
    explicit DecisionSink(std::span<Decision> space) : space_(space) {}
    std::size_t size() const { return size_; }
    bool full() const { return size_ == space_.size(); }
    /// Adds one, made where it will lie; nothing need be there.
    template <class Kind>
    void add(const Kind& decision) {
        if (full()) return;
        std::construct_at(&space_[size_++], std::in_place_type<Kind>, decision);
    }

private:
    std::span<Decision> space_;
    std::size_t size_ = 0;
};

}  // namespace mistward::rules
