#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace mistward::backups {

/// Reads "03:30" as milliseconds since midnight; nothing: it is no time of day.
std::optional<std::int64_t> read_time_of_day(std::string_view text);

/// When a backup is due, in milliseconds since the Unix epoch. It is made each day at `at_ms` after
/// midnight, UTC; one that was missed, as by a machine that sleeps at night, is due now, and so is
/// the first one. `last_ms` is when the last one was made.
std::int64_t due_at(std::int64_t now_ms, std::optional<std::int64_t> last_ms, std::int64_t at_ms);

}  // namespace mistward::backups
