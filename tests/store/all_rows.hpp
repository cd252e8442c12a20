#pragma once

#include "server/store/connection.hpp"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace mistward::test {

/// Each column of each table, with its value in hexadecimal digits as SQL.
inline constexpr store::PerDialect kHexOfColumns{
    "SELECT tables.name, columns.name, 'hex(' || columns.name || ')' FROM sqlite_schema AS tables, "
    "pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' ORDER BY 1, 2",
    "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT), 'upper(encode(' || "
    "CASE data_type WHEN 'bytea' THEN column_name "
    "ELSE 'convert_to(CAST(' || column_name || ' AS TEXT), ''UTF8'')' END || ', ''hex''))' "
    "FROM information_schema.columns JOIN information_schema.tables USING (table_schema, "
    "table_name) "
    "WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1, 2"};

/// The columns of a table by name, each with its value in hexadecimal digits as SQL.
using HexColumns = std::vector<std::pair<std::string, std::string>>;

/// The tables that hold what a server has stored, and not what a database says of itself.
inline std::map<std::string, HexColumns> tables_with_data(store::Connection& database) {
    std::map<std::string, HexColumns> tables;
    const store::Cursor rows(database.prepared(kHexOfColumns).bind());
    while (rows->step()) tables[rows->text(0)].emplace_back(rows->text(1), rows->text(2));
    for (const char* own : {"schema_migrations", "progress", "nodes", "leases", "service",
                            "time_seen", "game_sums"}) {
        tables.erase(own);
    }
    return tables;
}

/// Every row of these tables as a line, sorted, the same for the same bytes in any database.
inline std::multiset<std::string> all_rows(store::Connection& database) {
    std::multiset<std::string> all;
    for (const auto& [table, columns] : tables_with_data(database)) {
        std::string line = "'" + table + "'";
        for (const auto& [column, hex] : columns) {
            line += " || ' " + column + "=' || CASE WHEN " + column + " IS NULL THEN 'null' ELSE " +
                    hex + " END";
        }
        const auto rows = database.prepare("SELECT " + line + " FROM " + table);
        while (rows->step()) all.insert(rows->text(0));
    }
    return all;
}

}  // namespace mistward::test
