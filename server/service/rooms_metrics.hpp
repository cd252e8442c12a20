#pragma once

#include "rules/core/indexed_by.hpp"
#include "rules/core/setup.hpp"
#include "server/metrics/registry.hpp"
#include "server/store/records.hpp"

#include <string_view>

namespace mistward::rooms {

struct RoomState;

/// What rooms measure about themselves.
struct RoomsMetrics {
    RoomsMetrics() = default;
    explicit RoomsMetrics(metrics::Registry& registry);

    metrics::Gauge loaded;                ///< rooms that are in memory
    metrics::Counter dismissed;           ///< connections that rooms have ended one by one
    metrics::Counter reports;             ///< of lines or names, to the administrator
    metrics::Gauge fold_bytes;            ///< about what games that were read lately take
    metrics::Histogram thinking_seconds;  ///< of companions, the wait for a thread included

    /// Counts the decisions that `next` has logged and `before`, a moment ago, had not.
    void count(const RoomState& before, const RoomState& next) const;

private:
    /// Who makes decisions.
    enum class Author { Chance, Player, Companion };
    using Counters = rules::ByEnum<Author, metrics::Counter>;

    static Author author(const RoomState& room, const store::Entry& entry);
    static Counters counters(metrics::Registry& registry, std::string_view game);

    rules::ByEnum<rules::Mode, Counters> decisions_;
};

}  // namespace mistward::rooms
