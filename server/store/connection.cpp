#include "server/store/connection.hpp"

#include "server/store/sqlite_error.hpp"

#include <sqlite3.h>

#include <utility>

namespace mistward::store {

Connection::Connection(const std::string& file, const std::string& vfs, IfMissing if_missing) {
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE |
                      (if_missing == IfMissing::Create ? SQLITE_OPEN_CREATE : 0);
    sqlite3* raw = nullptr;
    const int code =
        sqlite3_open_v2(file.c_str(), &raw, flags, vfs.empty() ? nullptr : vfs.c_str());
    connection_.reset(raw);
    if (code != SQLITE_OK) throw SqliteError(raw, "opening");
    constexpr int kBusyMilliseconds = 5000;
    sqlite3_busy_timeout(raw, kBusyMilliseconds);
    sqlite3_wal_autocheckpoint(raw, 0);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY");
}

Statement& Connection::prepared(std::string_view sql) {
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second;
    return statements_.emplace(sql, Statement(connection_.get(), sql)).first->second;
}

void Connection::execute(const std::string& sql) {
    if (sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
        throw SqliteError(connection_.get(), sql.substr(0, sql.find('\n')));
    }
}

std::string Connection::text(const std::string& sql) {
    Statement statement(connection_.get(), sql);
    return statement.step() ? statement.text(0) : std::string();
}

std::int64_t Connection::integer(const std::string& sql) {
    Statement statement(connection_.get(), sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::int64_t Connection::changes() const { return sqlite3_changes64(connection_.get()); }

std::int64_t Connection::all_changes() const { return sqlite3_total_changes64(connection_.get()); }

bool Connection::in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }

int Connection::system_error() const { return sqlite3_system_errno(connection_.get()); }

void Connection::Close::operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }

Transaction::Transaction(Connection& connection, const char* begin) : connection_(connection) {
    connection_.prepared(begin).run();
}

Transaction::~Transaction() {
    // SQLite has rolled back by itself after some errors.
    if (connection_.in_transaction()) {
        sqlite3_exec(connection_.raw(), "ROLLBACK", nullptr, nullptr, nullptr);
    }
}

void Transaction::commit() { connection_.prepared("COMMIT").run(); }

}  // namespace mistward::store
