#pragma once

#include "server/store/connection.hpp"

#include <string>
#include <vector>

namespace mistward::store {

/// What a column holds; JSON is a text. `Other` is what not every database has.
enum class ColumnType { Integer, Text, Bytes, Other };

/// A column of a table.
struct Column {
    std::string name;
    ColumnType type = ColumnType::Integer;
    bool operator==(const Column&) const = default;
};

/// A table, as a database tells of it. Equal if the same rows fit into both.
struct Table {
    std::string name;
    std::vector<Column> columns;   ///< by name
    std::vector<std::string> key;  ///< of the primary key, in its order
    bool operator==(const Table&) const = default;
};

/// All tables of a database, each after those that it refers to. Throws `DatabaseError`.
std::vector<Table> tables_of(Connection& connection);

}  // namespace mistward::store
