#pragma once

#include "server/store/sqlite/sqlite_connection.hpp"

#include <map>
#include <string>

namespace mistward::test {

/// How many rows each table has of the rooms whose ids begin like this, and of their games. Tables
/// are found by their columns, so that one that is new is among them.
inline std::map<std::string, std::int64_t> room_rows(store::SqliteConnection& database,
                                                     const std::string& id) {
    std::map<std::string, std::int64_t> rows;
    const store::Cursor columns(database.prepared(
        "SELECT 'rooms', 'id' UNION SELECT tables.name, columns.name FROM sqlite_schema AS tables, "
        "pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' "
        "AND columns.name IN ('room', 'game') UNION SELECT tables.name, keys.\"from\" "
        "FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys "
        "WHERE tables.type = 'table' AND keys.\"table\" IN ('rooms', 'games')"));
    while (columns->step()) {
        const std::string table = columns->text(0);
        rows[table] += database.integer("SELECT count(*) FROM " + table + " WHERE " +
                                        columns->text(1) + " GLOB '" + id + "*'");
    }
    return rows;
}

inline std::int64_t all_room_rows(store::SqliteConnection& database, const std::string& id) {
    std::int64_t all = 0;
    for (const auto& [table, rows] : room_rows(database, id)) all += rows;
    return all;
}

}  // namespace mistward::test
