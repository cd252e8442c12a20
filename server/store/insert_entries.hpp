#pragma once

#include "server/store/connection.hpp"
#include "server/store/store.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mistward::store {

/// Puts entries behind the entry `after` (0: the log is empty) of a game's log. Conflict: that is
/// not its last one.
Result<void> insert_entries(Connection& connection, const std::string& game, std::uint64_t after,
                            const std::vector<Entry>& entries);

}  // namespace mistward::store
