#pragma once

#include "server/store/database_error.hpp"

#include <string>

struct sqlite3;

namespace mistward::store {

/// SQLite said no. `code` is the extended result code.
class SqliteError : public DatabaseError {
public:
    SqliteError(int code, const std::string& what);
    /// What the connection reports about its last failed call, while doing `doing`.
    SqliteError(sqlite3* connection, const std::string& doing);

    int code() const { return code_; }

private:
    int code_;
};

}  // namespace mistward::store
