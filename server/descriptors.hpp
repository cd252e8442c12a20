#pragma once

#include <cstddef>

namespace mistward {

/// Raises the process's limit of open files as far as it may and tells how many are left for
/// connections.
std::size_t descriptors_for_connections();

}  // namespace mistward
