#include "server/store/sqlite/sqlite_statement.hpp"

#include "server/store/sqlite/sqlite_error.hpp"

#include <sqlite3.h>

namespace mistward::store {

SqliteStatement::SqliteStatement(sqlite3* connection, std::string_view sql) {
    sqlite3_stmt* raw = nullptr;
    const int code = sqlite3_prepare_v3(connection, sql.data(), static_cast<int>(sql.size()),
                                        SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
    statement_.reset(raw);
    if (code != SQLITE_OK) throw SqliteError(connection, "preparing \"" + std::string(sql) + "\"");
}

bool SqliteStatement::step() {
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    const SqliteError error(sqlite3_db_handle(statement_.get()), sqlite3_sql(statement_.get()));
    reset();
    throw error;
}

void SqliteStatement::reset() { sqlite3_reset(statement_.get()); }

std::int64_t SqliteStatement::integer(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

double SqliteStatement::real(int column) const {
    return sqlite3_column_double(statement_.get(), column);
}

std::string SqliteStatement::text(int column) const {
    const auto* bytes = sqlite3_column_text(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr
               ? std::string()
               : std::string(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

std::span<const std::uint8_t> SqliteStatement::blob(int column) const {
    const void* bytes = sqlite3_column_blob(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return {static_cast<const std::uint8_t*>(bytes), static_cast<std::size_t>(size)};
}

bool SqliteStatement::is_null(int column) const {
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

void SqliteStatement::bind_integer(int index, std::int64_t value) {
    check(sqlite3_bind_int64(statement_.get(), index, value), "binding a number");
}

void SqliteStatement::bind_text(int index, std::string_view value) {
    check(sqlite3_bind_text64(statement_.get(), index, value.data(), value.size(), SQLITE_STATIC,
                              SQLITE_UTF8),
          "binding a text");
}

void SqliteStatement::bind_bytes(int index, Bytes value) {
    check(sqlite3_bind_blob64(statement_.get(), index, value.data(), value.size(), SQLITE_STATIC),
          "binding bytes");
}

void SqliteStatement::bind_null(int index, Type /*type*/) {
    check(sqlite3_bind_null(statement_.get(), index), "binding null");
}

void SqliteStatement::check(int code, const char* doing) const {
    if (code != SQLITE_OK) throw SqliteError(sqlite3_db_handle(statement_.get()), doing);
}

void SqliteStatement::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

}  // namespace mistward::store
