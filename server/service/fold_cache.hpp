#pragma once

#include "server/metrics/instruments.hpp"
#include "server/record/logged_game.hpp"

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace mistward::rooms {

/// Games that were read lately, kept folded, so that page after page of a replay does not fold
/// anew. Bounded in number and memory; the longest unused leave first. May be used from any
/// thread.
class FoldCache {
public:
    using Fold = std::shared_ptr<const LoggedGame>;

    struct Limits {
        std::size_t games = 256;
        std::size_t bytes = std::size_t{64} * 1024 * 1024;
    };

    FoldCache() : FoldCache(Limits{}) {}
    explicit FoldCache(const Limits& limits, const metrics::Gauge& bytes = {})
        : limits_(limits), gauge_(bytes) {}

    /// The game as far as it was read; null if it is not here.
    Fold find(const std::string& game);
    /// Takes the place of what was kept of that game.
    void put(Fold fold);

    std::size_t size() const;
    std::size_t bytes() const;

private:
    struct Slot {
        Fold fold;
        std::size_t bytes = 0;
    };
    using Slots = std::list<Slot>;

    void drop(Slots::iterator slot);

    const Limits limits_;
    const metrics::Gauge gauge_;
    mutable std::mutex mutex_;
    Slots slots_;  ///< the last used first
    std::unordered_map<std::string, Slots::iterator> places_;
    std::size_t bytes_ = 0;
};

}  // namespace mistward::rooms
