#pragma once

#include <string_view>

namespace mistward::store {

/// What SQLite reads of a column that should hold JSON; PostgreSQL's columns hold nothing else. A
/// row that is damaged takes no statement down.
#define MISTWARD_SQLITE_JSON(column) "iif(json_valid(" column "), " column ", '{}')"

/// Whose SQL a connection speaks.
enum class Dialect { Sqlite, Postgresql };

/// A statement that the two databases must be told differently. All others are written in what both
/// understand.
struct PerDialect {
    std::string_view sqlite;
    std::string_view postgresql;

    std::string_view in(Dialect dialect) const {
        return dialect == Dialect::Sqlite ? sqlite : postgresql;
    }
};

}  // namespace mistward::store
