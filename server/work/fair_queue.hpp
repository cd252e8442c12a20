#pragma once

#include "server/work/refusal.hpp"
#include "server/work/turns.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace mistward::work {

/// For whom a job is done. Whoever has many jobs delays the others by one of them at most.
struct Key {
    Key() = default;
    // No aggregate: GCC 12 damages those that are temporaries in a coroutine.
    Key(std::string whose, std::string of_what)
        : address(std::move(whose)), room(std::move(of_what)) {}

    std::string address;  ///< or the network; empty: the server itself
    std::string room;     ///< or the game; those of one address take turns as well
};

/// Whether a person waits for the job, or the game goes on by itself.
enum class Urgency { Awaited, Background };

struct QueueLimits {
    std::size_t jobs = 512;             ///< that wait, of all addresses
    std::size_t jobs_per_address = 64;  ///< of those
    std::size_t awaited_in_a_row = 4;   ///< before one that is not awaited has its turn
};

/// Items that wait, bounded in number, given out in turn: by urgency, then by address, then by
/// room, and within a room in their order. What is awaited goes first, but does not keep the rest
/// waiting for ever. Knows no threads.
template <class Item>
class FairQueue {
public:
    explicit FairQueue(const QueueLimits& limits = {}) : limits_(limits) {}

    std::size_t size() const { return size_; }
    std::size_t size(Urgency urgency) const {
        return urgency == Urgency::Awaited ? awaited_size_ : size_ - awaited_size_;
    }

    /// `ticket` is the caller's and no other's; `item` is moved from only if it is taken.
    tl::expected<void, Refusal> push(Ticket ticket, const Key& key, Urgency urgency, Item&& item) {
        if (size_ >= limits_.jobs) return tl::unexpected(Refusal::QueueFull);
        const auto of_address = addresses_.find(key.address);
        if (of_address != addresses_.end() && of_address->second >= limits_.jobs_per_address) {
            return tl::unexpected(Refusal::AddressFull);
        }
        auto& line = lanes(urgency).lane(key.address).lane(key.room);
        line.push(ticket, {key.address, urgency, std::move(item)});
        ++addresses_[key.address];
        ++size_;
        awaited_size_ += urgency == Urgency::Awaited ? 1 : 0;
        return {};
    }

    /// Whose turn it is; nothing if nothing waits.
    std::optional<Item> pop() {
        if (size_ == 0) return std::nullopt;
        return taken(next_lanes().pop());
    }

    /// What has that ticket, if it still waits.
    std::optional<Item> remove(Ticket ticket) {
        auto found = awaited_.remove(ticket);
        if (!found) found = background_.remove(ticket);
        return found ? std::optional<Item>(taken(std::move(*found))) : std::nullopt;
    }

private:
    struct Waiting {
        std::string address;
        Urgency urgency;
        Item item;
    };
    using Lanes = Turns<Turns<Line<Waiting>>>;

    Lanes& lanes(Urgency urgency) { return urgency == Urgency::Awaited ? awaited_ : background_; }

    Lanes& next_lanes() {
        const bool rest_may_wait = in_a_row_ < limits_.awaited_in_a_row || background_.empty();
        if (!awaited_.empty() && rest_may_wait) {
            ++in_a_row_;
            return awaited_;
        }
        in_a_row_ = 0;
        return background_;
    }

    Item taken(Waiting waiting) {
        const auto of_address = addresses_.find(waiting.address);
        if (--of_address->second == 0) addresses_.erase(of_address);
        --size_;
        awaited_size_ -= waiting.urgency == Urgency::Awaited ? 1 : 0;
        return std::move(waiting.item);
    }

    QueueLimits limits_;
    Lanes awaited_;
    Lanes background_;
    std::unordered_map<std::string, std::size_t> addresses_;  ///< how many wait for each
    std::size_t size_ = 0;
    std::size_t awaited_size_ = 0;
    std::size_t in_a_row_ = 0;
};

}  // namespace mistward::work
