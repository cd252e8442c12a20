#pragma once

#include <chrono>
#include <cstdint>

namespace mistward::rooms {

/// Milliseconds since the Unix epoch, UTC.
inline std::int64_t now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace mistward::rooms
