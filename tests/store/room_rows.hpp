#pragma once

#include "server/store/connection.hpp"

#include <map>
#include <string>

namespace mistward::test {

/// The columns that hold ids of rooms or games. They are found by their names and references, so
/// that one that is new is among them.
inline constexpr store::PerDialect kColumnsOfRooms{
    "SELECT 'rooms', 'id' UNION SELECT tables.name, columns.name FROM sqlite_schema AS tables, "
    "pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' "
    "AND columns.name IN ('room', 'game') UNION SELECT tables.name, keys.\"from\" "
    "FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys "
    "WHERE tables.type = 'table' AND keys.\"table\" IN ('rooms', 'games')",
    "SELECT 'rooms', 'id' UNION SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) "
    "FROM information_schema.columns JOIN information_schema.tables USING (table_schema, "
    "table_name) "
    "WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' "
    "AND column_name IN ('room', 'game') "
    "UNION SELECT CAST(keys.table_name AS TEXT), CAST(keys.column_name AS TEXT) "
    "FROM information_schema.key_column_usage AS keys "
    "JOIN information_schema.referential_constraints USING (constraint_schema, constraint_name) "
    "JOIN information_schema.constraint_column_usage AS named USING (constraint_schema, "
    "constraint_name) "
    "WHERE keys.table_schema = current_schema() "
    "AND named.table_name IN ('rooms', 'games')"};

/// How many rows each table has of the rooms whose ids begin like this, and of their games.
inline std::map<std::string, std::int64_t> room_rows(store::Connection& database,
                                                     const std::string& id) {
    std::map<std::string, std::int64_t> rows;
    const store::Cursor columns(database.prepared(kColumnsOfRooms));
    while (columns->step()) {
        const std::string table = columns->text(0);
        rows[table] += database.integer("SELECT count(*) FROM " + table + " WHERE " +
                                        columns->text(1) + " LIKE '" + id + "%'");
    }
    return rows;
}

inline std::int64_t all_room_rows(store::Connection& database, const std::string& id) {
    std::int64_t all = 0;
    for (const auto& [table, rows] : room_rows(database, id)) all += rows;
    return all;
}

}  // namespace mistward::test
