#include "server/store/migrate.hpp"

#include "embedded/postgresql_migrations.hpp"
#include "embedded/sqlite_migrations.hpp"
#include "protocol/sha256.hpp"
#include "server/store/store.hpp"

#include <charconv>
#include <chrono>

namespace mistward::store {

namespace {

struct Applied {
    std::uint32_t number = 0;
    std::string name;
    std::string checksum;
};

std::string checksum(const Migration& migration) {
    return protocol::hex(protocol::sha256(migration.sql));
}

constexpr PerDialect kTables{"SELECT count(*) FROM sqlite_schema",
                             "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"};
constexpr PerDialect kMigrationsTable{
    "SELECT count(*) FROM sqlite_schema WHERE name = 'schema_migrations'",
    "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() "
    "AND tablename = 'schema_migrations'"};
constexpr PerDialect kMakeMigrationsTable{
    "CREATE TABLE IF NOT EXISTS schema_migrations (\n"
    "    number   INTEGER NOT NULL PRIMARY KEY,\n"
    "    name     TEXT    NOT NULL,\n"
    "    checksum TEXT    NOT NULL,\n"
    "    applied  INTEGER NOT NULL\n"
    ") STRICT",
    "CREATE TABLE IF NOT EXISTS schema_migrations (\n"
    "    number   BIGINT NOT NULL PRIMARY KEY,\n"
    "    name     TEXT   NOT NULL,\n"
    "    checksum TEXT   NOT NULL,\n"
    "    applied  BIGINT NOT NULL\n"
    ")"};
// Servers that start at once wait here for each other, until the transaction ends; who has SQLite's
// database file has it alone.
constexpr std::string_view kAwaitTurn = "SELECT pg_advisory_xact_lock(6878243195)";

std::int64_t count(Connection& connection, const PerDialect& sql) {
    const Cursor row(connection.prepared(sql).bind());
    row->step();
    return row->integer(0);
}

bool has_tables(Connection& connection) { return count(connection, kTables) > 0; }

bool has_migrations(Connection& connection) { return count(connection, kMigrationsTable) > 0; }

std::vector<Applied> applied(Connection& connection) {
    std::vector<Applied> result;
    if (!has_migrations(connection)) return result;
    const Cursor rows(
        connection.prepared("SELECT number, name, checksum FROM schema_migrations ORDER BY number")
            .bind());
    while (rows->step()) {
        result.push_back(
            {static_cast<std::uint32_t>(rows->integer(0)), rows->text(1), rows->text(2)});
    }
    return result;
}

Migration parse(const EmbeddedFile& file) {
    Migration migration{0, std::string(file.name), file.bytes};
    std::from_chars(file.name.data(), file.name.data() + file.name.size(), migration.number);
    return migration;
}

std::int64_t now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

void apply(Connection& connection, const Migration& migration) {
    connection.execute(std::string(migration.sql));
    const std::string sum = checksum(migration);
    connection
        .prepared(
            "INSERT INTO schema_migrations (number, name, checksum, applied) VALUES (?, ?, ?, ?)")
        .bind(std::int64_t{migration.number}, migration.name, sum, now_ms())
        .run();
}

}  // namespace

std::vector<Migration> embedded_migrations(Dialect dialect) {
    std::vector<Migration> result;
    const auto files = dialect == Dialect::Sqlite ? migrations::sqlite::embedded_files()
                                                  : migrations::postgresql::embedded_files();
    for (const EmbeddedFile& file : files) result.push_back(parse(file));
    return result;
}

void check_schema(Connection& connection, std::span<const Migration> migrations) {
    if (has_tables(connection) && !has_migrations(connection)) {
        throw OpenError(connection.dialect() == Dialect::Sqlite
                            ? "the file is a SQLite database, but not one of Mistward"
                            : "the database has tables, but not those of Mistward");
    }
    const std::vector<Applied> done = applied(connection);
    if (done.size() > migrations.size()) {
        throw OpenError("the database has schema " + std::to_string(done.back().number) +
                        ", this version of Mistward knows schemas up to " +
                        std::to_string(migrations.back().number) +
                        " only; run the newer version, nothing was changed");
    }
    for (std::size_t i = 0; i < done.size(); ++i) {
        if (done[i].number != migrations[i].number || done[i].checksum != checksum(migrations[i])) {
            throw OpenError("the database was migrated with another " + done[i].name +
                            " than this version has; nothing was changed");
        }
    }
}

std::span<const Migration> missing(Connection& connection, std::span<const Migration> migrations) {
    return migrations.subspan(applied(connection).size());
}

void check_newest(Connection& connection, const std::string& shown) {
    const auto migrations = embedded_migrations(connection.dialect());
    check_schema(connection, migrations);
    if (const auto lacking = missing(connection, migrations); !lacking.empty()) {
        throw OpenError("the database " + shown + " lacks " + lacking.front().name +
                        "; `mistward migrate` applies it");
    }
}

void migrate(Connection& connection, std::span<const Migration> migrations) {
    Transaction transaction(connection, Access::Write);
    if (connection.dialect() == Dialect::Postgresql) {
        connection.prepared(kAwaitTurn).run();
        check_schema(connection, migrations);
    }
    connection.execute(std::string(kMakeMigrationsTable.in(connection.dialect())));
    for (const Migration& migration : missing(connection, migrations)) apply(connection, migration);
    transaction.commit();
}

}  // namespace mistward::store
