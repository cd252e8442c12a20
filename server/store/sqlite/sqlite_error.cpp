#include "server/store/sqlite/sqlite_error.hpp"

#include <sqlite3.h>

namespace mistward::store {

namespace {

DatabaseError::Kind kind_of(int code) {
    switch (code & 0xff) {
        case SQLITE_IOERR:
            return DatabaseError::Kind::Io;
        case SQLITE_FULL:
        case SQLITE_READONLY:
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_NOMEM:
        case SQLITE_CANTOPEN:
            return DatabaseError::Kind::Resource;
        default:
            return DatabaseError::Kind::Fault;
    }
}

std::string describe(sqlite3* connection, const std::string& doing) {
    const char* text =
        connection != nullptr ? sqlite3_errmsg(connection) : sqlite3_errstr(SQLITE_NOMEM);
    return doing + ": " + text;
}

}  // namespace

SqliteError::SqliteError(int code, const std::string& what)
    : DatabaseError(what, kind_of(code)), code_(code) {}

SqliteError::SqliteError(sqlite3* connection, const std::string& doing)
    : SqliteError(connection != nullptr ? sqlite3_extended_errcode(connection) : SQLITE_NOMEM,
                  describe(connection, doing)) {}

}  // namespace mistward::store
