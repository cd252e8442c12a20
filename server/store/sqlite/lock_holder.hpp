#pragma once

#include <optional>

namespace mistward::store {

/// The process that has a lock on the file of this descriptor, as far as the system shows it: of
/// other users, or outside of a container, it does not.
std::optional<int> lock_holder(int descriptor);

}  // namespace mistward::store
