#include "server/store/sqlite_error.hpp"

#include <sqlite3.h>

namespace mistward::store {

namespace {

int primary(int code) { return code & 0xff; }

std::string describe(sqlite3* connection, const std::string& doing) {
    const char* text =
        connection != nullptr ? sqlite3_errmsg(connection) : sqlite3_errstr(SQLITE_NOMEM);
    return doing + ": " + text;
}

}  // namespace

SqliteError::SqliteError(int code, const std::string& what)
    : std::runtime_error(what), code_(code) {}

SqliteError::SqliteError(sqlite3* connection, const std::string& doing)
    : SqliteError(connection != nullptr ? sqlite3_extended_errcode(connection) : SQLITE_NOMEM,
                  describe(connection, doing)) {}

bool SqliteError::is_taken() const {
    return code_ == SQLITE_CONSTRAINT_PRIMARYKEY || code_ == SQLITE_CONSTRAINT_UNIQUE;
}

bool SqliteError::is_resource() const {
    switch (primary(code_)) {
        case SQLITE_FULL:
        case SQLITE_READONLY:
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_NOMEM:
        case SQLITE_IOERR:
        case SQLITE_CANTOPEN:
            return true;
        default:
            return false;
    }
}

bool SqliteError::is_io() const { return primary(code_) == SQLITE_IOERR; }

}  // namespace mistward::store
