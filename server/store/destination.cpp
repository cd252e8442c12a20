#include "server/store/destination.hpp"

#include "server/store/migrate.hpp"
#include "server/store/open_store.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/mark.hpp"
#include "server/store/sqlite/new_file.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"

#include <filesystem>
#include <optional>

namespace mistward::store {

namespace {

namespace fs = std::filesystem;

/// Refuses a place that is taken, also by the log that another database has left: it would be read
/// into the new one.
fs::path free_place(const fs::path& place) {
    for (const char* suffix : {"", "-wal", "-journal"}) {
        const fs::path file = place.string() + suffix;
        if (fs::exists(file)) {
            throw OpenError(file.string() + " exists already; choose another file");
        }
    }
    return place;
}

/// The mark of a database that is gone would say that the new one lacks what that one had.
void remove_mark(const fs::path& place) {
    std::error_code failure;
    fs::remove(mark_of(place), failure);
    if (failure) {
        throw OpenError("cannot remove " + mark_of(place).string() + ": " + failure.message());
    }
}

class NewSqliteFile final : public Destination {
public:
    explicit NewSqliteFile(const fs::path& place)
        : place_(free_place(real_path(place))), lock_(place_), file_(place_) {
        connection_.emplace(file_.path().string(), "", IfMissing::Refuse);
        migrate(*connection_, embedded_migrations(Dialect::Sqlite));
        transaction_.emplace(*connection_, Access::Write);
    }

    Connection& connection() override { return *connection_; }
    void claim(std::span<const Table> /*tables*/) override {}
    void keep() override {
        transaction_->commit();
        transaction_.reset();
        connection_.reset();
        remove_mark(place_);
        file_.take_place(Existing::Keep);
    }

private:
    const fs::path place_;
    const DatabaseLock lock_;
    const NewFile file_;
    std::optional<SqliteConnection> connection_;
    std::optional<Transaction> transaction_;
};

/// Columns that PostgreSQL numbers by itself, which does not look at what was put into them.
constexpr std::string_view kNumbered =
    "SELECT CAST(tables.relname AS TEXT), CAST(columns.attname AS TEXT) "
    "FROM pg_class AS tables JOIN pg_attribute AS columns ON columns.attrelid = tables.oid "
    "WHERE tables.relnamespace = CAST(current_schema() AS regnamespace) "
    "AND columns.attidentity <> ''";

class PostgresqlDatabase final : public Destination {
public:
    explicit PostgresqlDatabase(const std::string& address)
        : connection_(connect_existing(address)) {
        check_newest(*connection_, shown(address));
        transaction_.emplace(*connection_, Access::Write);
    }

    Connection& connection() override { return *connection_; }
    void claim(std::span<const Table> tables) override {
        std::string names;
        for (const Table& table : tables) names += (names.empty() ? "" : ", ") + table.name;
        connection_->execute("LOCK TABLE " + names + " IN SHARE ROW EXCLUSIVE MODE");
    }
    void keep() override {
        number_on();
        transaction_->commit();
    }

private:
    void number_on() {
        const Cursor columns(connection_->prepared(kNumbered).bind());
        while (columns->step()) {
            const std::string table = columns->text(0);
            const std::string column = columns->text(1);
            // Where there is no greatest number, this does nothing.
            connection_->integer("SELECT setval(pg_get_serial_sequence('" + table + "', '" +
                                 column + "'), max(" + column + ")) FROM " + table);
        }
    }

    const std::unique_ptr<Connection> connection_;
    std::optional<Transaction> transaction_;
};

}  // namespace

std::unique_ptr<Destination> open_destination(const std::string& database) {
    if (is_postgresql(database)) return std::make_unique<PostgresqlDatabase>(database);
    return std::make_unique<NewSqliteFile>(database);
}

}  // namespace mistward::store
