#pragma once

#include "server/store/connection.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::store {

/// What was found in a part of a list.
struct Found {
    std::vector<std::string> ids;     ///< in the list's order
    std::optional<std::string> next;  ///< the last one looked at, if there are more behind it
};

/// Looks through a list, whose rows are an id and whether it is looked for: until there are `limit`
/// of these, but at no more than `within` rows.
Found look_through(Statement& list, std::size_t limit, std::size_t within);

/// So many rows of a list `look_through` asks for, at most.
inline std::int64_t rows_to_look_at(std::size_t within) {
    return static_cast<std::int64_t>(within) + 1;
}

/// Where a list that is ordered by a moment, the newest first, goes on behind an id: the moment
/// that `query` finds for it; without an id before all; nothing if nothing is found.
std::optional<std::int64_t> moment_of(Connection& connection, std::string_view query,
                                      const std::optional<std::string>& id);

}  // namespace mistward::store
