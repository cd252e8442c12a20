#include "tests/rooms/older_database.hpp"

#include "server/store/migrate.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"
#include "server/store/sqlite/sqlite_statement.hpp"

#include <span>

namespace mistward::test {

namespace {

void copy_rows(const std::filesystem::path& from, const std::filesystem::path& to) {
    const Columns columns = columns_of(to);
    store::SqliteConnection connection(to, "");
    connection.execute("PRAGMA foreign_keys = OFF; ATTACH '" + from.string() + "' AS newest");
    for (const auto& [table, names] : columns) {
        // Some migrations put rows in.
        connection.execute("DELETE FROM main." + table);
        connection.execute("INSERT INTO main." + table + " (" + names + ") SELECT " + names +
                           " FROM newest." + table);
    }
}

}  // namespace

void make_older(const std::filesystem::path& database, std::size_t migrations) {
    const std::filesystem::path older = database.string() + ".older";
    {
        store::SqliteConnection connection(older, "");
        const auto all = store::embedded_migrations(store::Dialect::Sqlite);
        store::migrate(connection, std::span(all).first(migrations));
    }
    copy_rows(database, older);
    for (const char* suffix : {"-wal", "-shm"}) std::filesystem::remove(database.string() + suffix);
    std::filesystem::rename(older, database);
}

Columns columns_of(const std::filesystem::path& database) {
    store::SqliteConnection connection(database, "");
    store::SqliteStatement rows(connection.raw(),
                                "SELECT t.name, group_concat(c.name, ', ') "
                                "FROM sqlite_schema AS t, pragma_table_info(t.name) AS c "
                                "WHERE t.type = 'table' AND t.name <> 'schema_migrations' "
                                "GROUP BY t.name");
    Columns columns;
    while (rows.step()) columns[rows.text(0)] = rows.text(1);
    return columns;
}

std::string rows_of(const std::filesystem::path& database, const Columns& columns) {
    store::SqliteConnection connection(database, "");
    std::string text;
    for (const auto& [table, names] : columns) {
        std::string quoted = "quote(" + names + ")";
        for (std::size_t at = 0; (at = quoted.find(", ", at)) != std::string::npos;) {
            quoted.replace(at, 2, ")||','||quote(");
        }
        text += table + ":\n" +
                connection.text("SELECT group_concat(line, char(10)) FROM (SELECT " + quoted +
                                " AS line FROM " + table + " ORDER BY line)") +
                '\n';
    }
    return text;
}

}  // namespace mistward::test
