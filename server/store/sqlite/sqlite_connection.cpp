#include "server/store/sqlite/sqlite_connection.hpp"

#include "server/store/sqlite/sqlite_error.hpp"
#include "server/store/sqlite/sqlite_statement.hpp"

#include <sqlite3.h>

namespace mistward::store {

SqliteConnection::SqliteConnection(const std::string& file, const std::string& vfs,
                                   IfMissing if_missing) {
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE |
                      (if_missing == IfMissing::Create ? SQLITE_OPEN_CREATE : 0);
    sqlite3* raw = nullptr;
    const int code =
        sqlite3_open_v2(file.c_str(), &raw, flags, vfs.empty() ? nullptr : vfs.c_str());
    connection_.reset(raw);
    if (code != SQLITE_OK) throw SqliteError(raw, "opening");
    sqlite3_busy_timeout(raw, kPatienceMs);
    sqlite3_wal_autocheckpoint(raw, 0);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    // SQLite 3.38 to 3.40 let triggers use JSON only in a schema that is trusted.
    SqliteConnection::execute(
        "PRAGMA foreign_keys = ON; PRAGMA trusted_schema = ON; PRAGMA temp_store = MEMORY");
}

std::unique_ptr<Statement> SqliteConnection::prepare(std::string_view sql) {
    return std::make_unique<SqliteStatement>(connection_.get(), sql);
}

void SqliteConnection::execute(const std::string& sql) {
    if (sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
        throw SqliteError(connection_.get(), sql.substr(0, sql.find('\n')));
    }
}

std::int64_t SqliteConnection::changes() const { return sqlite3_changes64(connection_.get()); }

std::int64_t SqliteConnection::all_changes() const {
    return sqlite3_total_changes64(connection_.get());
}

void SqliteConnection::begin(Access access) {
    prepared(access == Access::Read ? "BEGIN" : "BEGIN IMMEDIATE").run();
}

void SqliteConnection::commit() { prepared("COMMIT").run(); }

void SqliteConnection::roll_back() noexcept {
    // SQLite has rolled back by itself after some errors.
    if (sqlite3_get_autocommit(connection_.get()) != 0) return;
    sqlite3_exec(connection_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void SqliteConnection::begin_part() { prepared("SAVEPOINT job").run(); }

void SqliteConnection::keep_part() { prepared("RELEASE job").run(); }

void SqliteConnection::undo_part() {
    prepared("ROLLBACK TO job").run();
    prepared("RELEASE job").run();
}

int SqliteConnection::system_error() const { return sqlite3_system_errno(connection_.get()); }

std::array<int, 2> SqliteConnection::write_errors() const {
    std::array<int, 2> errors{};
    constexpr std::array kFiles{SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER};
    for (std::size_t i = 0; i < kFiles.size(); ++i) {
        sqlite3_file* file = nullptr;
        sqlite3_file_control(connection_.get(), "main", kFiles[i], static_cast<void*>(&file));
        if (file == nullptr || file->pMethods == nullptr) continue;
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &errors[i]);
    }
    return errors;
}

void SqliteConnection::Close::operator()(sqlite3* connection) const {
    sqlite3_close_v2(connection);
}

}  // namespace mistward::store
