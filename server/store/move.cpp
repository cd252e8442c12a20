#include "server/store/move.hpp"

#include "server/store/copy_rows.hpp"
#include "server/store/database_error.hpp"
#include "server/store/migrate.hpp"
#include "server/store/open_store.hpp"
#include "server/store/queries.hpp"

#include <algorithm>
#include <array>

namespace mistward::store {

namespace {

/// What a database says of itself and of the servers that use it, and sums that it makes anew as
/// games come; each of the two kinds has its own. Every other table is moved.
constexpr std::array<std::string_view, 7> kOfTheDatabase{
    "schema_migrations", "progress", "nodes", "leases", "service", "time_seen", "game_sums"};

void check_movable(const Table& table) {
    for (const Column& column : table.columns) {
        if (column.type != ColumnType::Other) continue;
        throw DatabaseError("the column " + table.name + "." + column.name +
                            " has a type that only one of them knows");
    }
}

std::vector<Table> moved_tables(Connection& connection) {
    auto tables = tables_of(connection);
    std::erase_if(tables, [](const Table& table) {
        return std::ranges::find(kOfTheDatabase, table.name) != kOfTheDatabase.end();
    });
    for (const Table& table : tables) check_movable(table);
    return tables;
}

/// A table that one of them lacks, or has otherwise, could not be moved whole.
void check_alike(const std::vector<Table>& some, const std::vector<Table>& others) {
    for (const Table& table : some) {
        if (std::ranges::find(others, table) != others.end()) continue;
        throw DatabaseError("the table " + table.name + " is not the same in both");
    }
}

std::int64_t count_rows(Connection& connection, const Table& table) {
    return connection.integer("SELECT count(*) FROM " + table.name);
}

}  // namespace

template <class Work>
auto Move::moving(Work work) {
    try {
        return work();
    } catch (const DatabaseError& error) {
        throw OpenError(shown(from_) + " cannot be moved to " + shown(to_) + ": " + error.what());
    }
}

Move::Move(const std::string& from, const std::string& to) : from_(from), to_(to) {
    must_exist(from);
    if (!is_postgresql(from)) lock_.emplace(from);
    moving([&] {
        source_ = connect_existing(from);
        check_newest(*source_, shown(from));
        moment_.emplace(*source_, Access::Read);
        destination_ = open_destination(to);
        tables_ = moved_tables(destination_->connection());
        const auto sources = moved_tables(*source_);
        check_alike(tables_, sources);
        check_alike(sources, tables_);
        destination_->claim(tables_);
        check_empty();
    });
}

void Move::check_empty() {
    for (const Table& table : tables_) {
        if (count_rows(destination_->connection(), table) == 0) continue;
        throw OpenError("the database " + shown(to_) + " is not empty: it has rows in " +
                        table.name + "; choose another one");
    }
}

std::map<std::string, std::int64_t> Move::copy() {
    return moving([this] {
        std::map<std::string, std::int64_t> rows;
        for (const Table& table : tables_) {
            copy_rows(*source_, destination_->connection(), table);
            rows[table.name] = count_rows(*source_, table);
            if (count_rows(destination_->connection(), table) != rows[table.name]) {
                throw DatabaseError("not all rows of " + table.name + " have arrived");
            }
        }
        return rows;
    });
}

std::vector<std::string> Move::game_ids() {
    return moving([this] { return store::game_ids(destination_->connection()); });
}

std::optional<StoredGame> Move::original(const std::string& id) {
    return moving([&] { return store::find_game(*source_, id).value(); });
}

std::optional<StoredGame> Move::copied(const std::string& id) {
    return moving([&] { return store::find_game(destination_->connection(), id).value(); });
}

std::optional<std::string> Move::original_tileset(const std::string& digest) {
    return moving([&] { return store::find_tileset(*source_, digest).value(); });
}

std::optional<std::string> Move::copied_tileset(const std::string& digest) {
    return moving([&] { return store::find_tileset(destination_->connection(), digest).value(); });
}

void Move::keep() {
    moving([this] {
        try {
            destination_->keep();
        } catch (const DatabaseError& error) {
            if (!error.is_lost()) throw;
            throw OpenError("the connection to " + shown(to_) +
                            " was lost at the very end: if it has rooms now, everything was moved, "
                            "if not, nothing");
        }
    });
}

}  // namespace mistward::store
