#pragma once

#include "rules/core/decision.hpp"
#include "rules/core/placing.hpp"

#include <iterator>

namespace mistward::rules::rivals::trunk {

/// Every legal decision of one moment, in a fixed order. Placements, of which there are many, are
/// not written out: the list refers to the state and holds while that does not change.
template <class Limits>
class DecisionList {
public:
    /// What decisions are comes when they are written: there may be room for thousands.
    DecisionList() {}

    std::size_t size() const { return size_ + placements_.size(); }
    bool empty() const { return size() == 0; }
    Decision operator[](std::size_t number) const {
        Decision decision;
        read(number, decision);
        return decision;
    }

    /// The same into a place of the caller's. A decision is small enough to be returned in
    /// registers, but it is made and looked at in parts, and processors wait where small parts that
    /// were just written are read as a large one.
    void read(std::size_t number, Decision& decision) const {
        if (number < size_) {
            decision = written_[number];
        } else {
            decision.emplace<PlaceTile>(placements_[number - size_]);
        }
    }

    /// Room for decisions of other kinds than placements; `resize` then says how many they are.
    std::span<Decision> space() { return written_; }
    void resize(std::size_t size) {
        size_ = size;
        placements_.clear();
    }

    /// Makes the list that of the placements of a tile.
    void list_placements(const Tables& tables, const Board<Limits>& board, TileId tile) {
        size_ = 0;
        placements_.list(tables, board, tile);
    }

    /// Goes through the decisions in their order.
    class Iterator {
    public:
        using value_type = Decision;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        using pointer = const Decision*;
        using reference = Decision;
        Iterator(const DecisionList& list, std::size_t number) : list_(&list), number_(number) {}
        Decision operator*() const { return (*list_)[number_]; }
        Iterator& operator++() {
            ++number_;
            return *this;
        }
        bool operator==(const Iterator& other) const { return number_ == other.number_; }

    private:
        const DecisionList* list_;
        std::size_t number_;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }

private:
    Placements<Limits> placements_;
    union {
        std::array<Decision, Limits::kDecisions> written_;
    };
    std::size_t size_ = 0;
};

}  // namespace mistward::rules::rivals::trunk
