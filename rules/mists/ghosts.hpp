#pragma once

#include "rules/core/board.hpp"

#include <algorithm>

namespace mistward::rules::mists {

/// The ghosts that stand on one tile.
struct Haunting {
    Slot slot;
    std::uint8_t count = 0;
    auto operator<=>(const Haunting&) const = default;
};

/// Where the ghosts stand: only tiles with ghosts are listed, in the order of their slots.
class Ghosts {
public:
    static constexpr std::size_t kMost = 15;  ///< ghosts in the box (M-SET-3)

    const Haunting* begin() const { return tiles_.begin(); }
    const Haunting* end() const { return tiles_.end(); }

    std::uint8_t on(Slot slot) const {
        const auto* const found =
            std::find_if(begin(), end(), [&](auto& h) { return h.slot == slot; });
        return found == end() ? std::uint8_t{0} : found->count;
    }

    /// All ghosts on the board.
    std::size_t total() const {
        std::size_t sum = 0;
        for (const Haunting& haunting : tiles_) sum += haunting.count;
        return sum;
    }

    void add(Slot slot, std::uint8_t count) {
        std::size_t at = 0;
        while (at < tiles_.size() && tiles_[at].slot < slot) ++at;
        if (at == tiles_.size() || tiles_[at].slot != slot) tiles_.insert(at, {slot, 0});
        tiles_[at].count = static_cast<std::uint8_t>(tiles_[at].count + count);
    }

    /// No more than stand there.
    void remove(Slot slot, std::uint8_t count) {
        std::size_t at = 0;
        while (at < tiles_.size() && tiles_[at].slot != slot) ++at;
        require(at < tiles_.size(), kMissing);
        take_from(tiles_[at].count, count, kMissing);
        if (tiles_[at].count == 0) tiles_.erase(at);
    }

    friend bool operator==(const Ghosts&, const Ghosts&) = default;

private:
    static constexpr const char* kMissing = "the ghosts that leave a tile stand on it";
    FixedList<Haunting, kMost> tiles_;
};

}  // namespace mistward::rules::mists
