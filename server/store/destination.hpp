#pragma once

#include "server/store/connection.hpp"
#include "server/store/table.hpp"

#include <memory>
#include <span>
#include <string>

namespace mistward::store {

/// A database that is filled in one transaction. Unless that is kept, nothing of it is there when
/// the destination is gone. What the database refuses is thrown as `DatabaseError`.
class Destination {
public:
    virtual ~Destination() = default;

    /// Where to write, in the transaction.
    virtual Connection& connection() = 0;
    /// Until the end, nobody else writes to these tables.
    virtual void claim(std::span<const Table> tables) = 0;
    /// What was written is in the database from now on, and on disk; what numbers itself there goes
    /// on after the greatest number. An error that `is_lost` leaves open whether it is.
    virtual void keep() = 0;
};

/// For a file of SQLite, a new one, which takes its place when it is kept; for an address of
/// PostgreSQL, the database that is there. Throws `OpenError` if the file exists, if a server is
/// about to make it, or if the database cannot be used or has not the schema of this version.
std::unique_ptr<Destination> open_destination(const std::string& database);

}  // namespace mistward::store
