#pragma once

#include <cstdint>
#include <optional>

namespace mistward::store {

/// What servers have written down of the time of day, so that the next start can tell a clock that
/// is wrong. Milliseconds since the Unix epoch, or of a span.
struct TimeRecord {
    std::int64_t at_ms = 0;  ///< when a server last believed its clock
    /// When it last looked at a clock that it does not believe, which had gone evenly for so long.
    std::optional<std::int64_t> trial_at_ms = {};
    std::int64_t tried_ms = 0;
    auto operator<=>(const TimeRecord&) const = default;
};

/// What a database knows of the time of day.
struct TimeSeen {
    /// Of a database that has none, since when it has its newest row; nothing: it has no rows.
    std::optional<TimeRecord> record = {};
    std::optional<std::int64_t> own_ms = {};  ///< by its own clock; SQLite has none
};

}  // namespace mistward::store
