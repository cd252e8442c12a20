#pragma once

#include "protocol/time_text.hpp"
#include "protocol/wire/write.hpp"

#include <compare>
#include <cstdint>
#include <string>

namespace mistward::protocol::wire {

/// A moment. Written as `time_text` has it.
struct Time {
    constexpr Time(std::int64_t since_epoch_ms = 0) : ms(since_epoch_ms) {}

    std::int64_t ms;  ///< since the Unix epoch, UTC
    auto operator<=>(const Time&) const = default;
};

inline void write(std::string& out, Time time) { write(out, time_text(time.ms)); }

}  // namespace mistward::protocol::wire
