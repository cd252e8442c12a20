#include "server/store/table.hpp"

#include "server/store/database_error.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace mistward::store {

namespace {

/// Table, column, type, and the column's place in the primary key, from 1 on; 0: it is not in it.
constexpr PerDialect kTableColumns{
    "SELECT tables.name, columns.name, columns.type, columns.pk FROM sqlite_schema AS tables, "
    "pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' "
    "ORDER BY tables.name, columns.name",
    "SELECT CAST(tables.relname AS TEXT), CAST(columns.attname AS TEXT), "
    "CAST(CAST(columns.atttypid AS regtype) AS TEXT), "
    "coalesce(array_position(CAST(keys.indkey AS int2[]), columns.attnum) + 1, 0) "
    "FROM pg_class AS tables JOIN pg_attribute AS columns ON columns.attrelid = tables.oid "
    "LEFT JOIN pg_index AS keys ON keys.indrelid = tables.oid AND keys.indisprimary "
    "WHERE tables.relnamespace = CAST(current_schema() AS regnamespace) "
    "AND tables.relkind IN ('r', 'p') AND columns.attnum > 0 AND NOT columns.attisdropped "
    "ORDER BY tables.relname, columns.attname"};
/// Table, and a table that it refers to.
constexpr PerDialect kTableReferences{
    "SELECT tables.name, keys.\"table\" FROM sqlite_schema AS tables, "
    "pragma_foreign_key_list(tables.name) AS keys WHERE tables.type = 'table'",
    "SELECT CAST(tables.relname AS TEXT), CAST(others.relname AS TEXT) FROM pg_constraint AS keys "
    "JOIN pg_class AS tables ON tables.oid = keys.conrelid "
    "JOIN pg_class AS others ON others.oid = keys.confrelid "
    "WHERE keys.contype = 'f' AND tables.relnamespace = CAST(current_schema() AS regnamespace)"};

using References = std::map<std::string, std::set<std::string>>;

ColumnType column_type(const std::string& name) {
    static const std::map<std::string, ColumnType> types{
        {"INTEGER", ColumnType::Integer}, {"TEXT", ColumnType::Text}, {"BLOB", ColumnType::Bytes},
        {"bigint", ColumnType::Integer},  {"text", ColumnType::Text}, {"bytea", ColumnType::Bytes},
        {"json", ColumnType::Text}};
    const auto found = types.find(name);
    return found != types.end() ? found->second : ColumnType::Other;
}

void put_into_key(Table& table, const std::string& column, std::size_t place) {
    if (place == 0) return;
    table.key.resize(std::max(table.key.size(), place));
    table.key[place - 1] = column;
}

std::vector<Table> tables_by_name(Connection& connection) {
    const Cursor rows(connection.prepared(kTableColumns).bind());
    std::vector<Table> tables;
    while (rows->step()) {
        if (tables.empty() || tables.back().name != rows->text(0)) {
            tables.emplace_back().name = rows->text(0);
        }
        const std::string column = rows->text(1);
        tables.back().columns.push_back({column, column_type(rows->text(2))});
        put_into_key(tables.back(), column, static_cast<std::size_t>(rows->integer(3)));
    }
    return tables;
}

References references_of(Connection& connection) {
    const Cursor rows(connection.prepared(kTableReferences).bind());
    References references;
    while (rows->step()) references[rows->text(0)].insert(rows->text(1));
    return references;
}

}  // namespace

std::vector<Table> tables_of(Connection& connection) {
    auto left = tables_by_name(connection);
    const auto references = references_of(connection);
    std::vector<Table> ordered;
    while (!left.empty()) {
        const auto waits_for = [&](const Table& table, const Table& other) {
            const auto found = references.find(table.name);
            return found != references.end() && found->second.contains(other.name);
        };
        const auto next = std::ranges::find_if(left, [&](const Table& table) {
            return std::ranges::none_of(
                left, [&](const Table& other) { return waits_for(table, other); });
        });
        if (next == left.end()) throw DatabaseError("the tables refer to each other in a circle");
        ordered.push_back(std::move(*next));
        left.erase(next);
    }
    return ordered;
}

}  // namespace mistward::store
