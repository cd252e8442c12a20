#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mistward::backups {

/// How many are kept of each kind: the newest of each of the last days, weeks (from Monday) and
/// months that have one, in UTC.
struct Rotation {
    std::size_t days = 7;
    std::size_t weeks = 4;
    std::size_t months = 12;
};

/// Which backups may go, by the times that they were made at, in milliseconds since the Unix epoch.
/// Days without a backup do not count, so a server that was off loses none; the newest one stays.
std::vector<std::int64_t> spent(std::vector<std::int64_t> times, const Rotation& kept = {});

}  // namespace mistward::backups
