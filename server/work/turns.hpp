#pragma once

#include <cstdint>
#include <deque>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace mistward::work {

/// Names a job that waits.
enum class Ticket : std::uint64_t {};

/// First come, first served.
template <class Item>
class Line {
public:
    bool empty() const { return items_.empty(); }

    void push(Ticket ticket, Item item) { items_.emplace_back(ticket, std::move(item)); }

    /// The first; the line must not be empty.
    Item pop() {
        Item item = std::move(items_.front().second);
        items_.pop_front();
        return item;
    }

    /// The one with that ticket, if it is here.
    std::optional<Item> remove(Ticket ticket) {
        for (auto at = items_.begin(); at != items_.end(); ++at) {
            if (at->first == ticket) {
                std::optional<Item> item(std::move(at->second));
                items_.erase(at);
                return item;
            }
        }
        return std::nullopt;
    }

private:
    std::deque<std::pair<Ticket, Item>> items_;
};

/// Lanes with names that take turns: each gives one item, then it is the next one's turn. A lane is
/// here for as long as something waits in it; a new one comes last.
template <class Lane>
class Turns {
public:
    bool empty() const { return lanes_.empty(); }

    /// The lane of that name, for something to be put into.
    Lane& lane(const std::string& name) {
        const auto [known, is_new] = places_.try_emplace(name);
        if (is_new) known->second = lanes_.emplace(lanes_.end(), name, Lane());
        return known->second->second;
    }

    /// From the lane whose turn it is; there must be one.
    auto pop() {
        const auto front = lanes_.begin();
        auto item = front->second.pop();
        if (front->second.empty()) {
            close(front);
        } else {
            lanes_.splice(lanes_.end(), lanes_, front);
        }
        return item;
    }

    /// The item with that ticket, whose turn does not come any more.
    auto remove(Ticket ticket) -> decltype(std::declval<Lane&>().remove(ticket)) {
        for (auto lane = lanes_.begin(); lane != lanes_.end(); ++lane) {
            if (auto item = lane->second.remove(ticket)) {
                if (lane->second.empty()) close(lane);
                return item;
            }
        }
        return std::nullopt;
    }

private:
    using Lanes = std::list<std::pair<std::string, Lane>>;

    void close(typename Lanes::iterator lane) {
        places_.erase(lane->first);
        lanes_.erase(lane);
    }

    Lanes lanes_;  ///< in the order of their turns
    std::unordered_map<std::string, typename Lanes::iterator> places_;
};

}  // namespace mistward::work
