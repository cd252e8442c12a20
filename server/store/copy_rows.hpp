#pragma once

#include "server/store/connection.hpp"
#include "server/store/table.hpp"

namespace mistward::store {

/// Copies all rows of a table that both databases have and that has a primary key, some at a time
/// by that key, so that no more of them are in memory. Runs in the transactions of both. Throws
/// `DatabaseError`.
void copy_rows(Connection& from, Connection& to, const Table& table);

}  // namespace mistward::store
