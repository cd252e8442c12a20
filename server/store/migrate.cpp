#include "server/store/migrate.hpp"

#include "embedded/migrations.hpp"
#include "protocol/sha256.hpp"
#include "server/store/store.hpp"

#include <charconv>

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

bool has_tables(Connection& connection) {
    return connection.integer("SELECT count(*) FROM sqlite_schema") > 0;
}

bool has_migrations(Connection& connection) {
    return connection.integer(
               "SELECT count(*) FROM sqlite_schema WHERE name = 'schema_migrations'") > 0;
}

std::vector<Applied> applied(Connection& connection) {
    std::vector<Applied> result;
    if (!has_migrations(connection)) return result;
    Statement rows(connection.raw(),
                   "SELECT number, name, checksum FROM schema_migrations ORDER BY number");
    while (rows.step()) {
        result.push_back({static_cast<std::uint32_t>(rows.integer(0)), rows.text(1), rows.text(2)});
    }
    return result;
}

Migration parse(const EmbeddedFile& file) {
    Migration migration{0, std::string(file.name), file.bytes};
    std::from_chars(file.name.data(), file.name.data() + file.name.size(), migration.number);
    return migration;
}

void apply(Connection& connection, const Migration& migration) {
    connection.execute(std::string(migration.sql));
    const std::string sum = checksum(migration);
    connection
        .prepared(
            "INSERT INTO schema_migrations (number, name, checksum, applied) "
            "VALUES (?, ?, ?, unixepoch() * 1000)")
        .bind(std::int64_t{migration.number}, migration.name, sum)
        .run();
}

}  // namespace

std::vector<Migration> embedded_migrations() {
    std::vector<Migration> result;
    for (const EmbeddedFile& file : migrations::embedded_files()) result.push_back(parse(file));
    return result;
}

void check_schema(Connection& connection, std::span<const Migration> migrations) {
    if (has_tables(connection) && !has_migrations(connection)) {
        throw OpenError("the file is a SQLite database, but not one of Mistward");
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

void migrate(Connection& connection, std::span<const Migration> migrations) {
    Transaction transaction(connection, "BEGIN IMMEDIATE");
    connection.execute(
        "CREATE TABLE IF NOT EXISTS schema_migrations (\n"
        "    number   INTEGER NOT NULL PRIMARY KEY,\n"
        "    name     TEXT    NOT NULL,\n"
        "    checksum TEXT    NOT NULL,\n"
        "    applied  INTEGER NOT NULL\n"
        ") STRICT");
    for (const Migration& migration : missing(connection, migrations)) apply(connection, migration);
    transaction.commit();
}

}  // namespace mistward::store
