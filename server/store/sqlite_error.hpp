#pragma once

#include <stdexcept>
#include <string>

struct sqlite3;

namespace mistward::store {

/// SQLite said no. `code` is the extended result code.
class SqliteError : public std::runtime_error {
public:
    SqliteError(int code, const std::string& what);
    /// What the connection reports about its last failed call, while doing `doing`.
    SqliteError(sqlite3* connection, const std::string& doing);

    int code() const { return code_; }

    /// A row with that key exists already.
    bool is_taken() const;
    /// Nothing can be written or read at this time: disk full, read-only, busy, out of memory, I/O.
    bool is_resource() const;
    /// Reading or writing failed below SQLite, for another reason than a full disk.
    bool is_io() const;

private:
    int code_;
};

}  // namespace mistward::store
