#pragma once

#include <cstddef>

namespace mistward::rooms {

/// How many rooms stay in memory although nobody uses them.
inline constexpr std::size_t kRoomsInMemory = 500;

}  // namespace mistward::rooms
