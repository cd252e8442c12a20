#include "server/log/log.hpp"
#include "server/store/database_store.hpp"
#include "server/store/migrate.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/mark.hpp"
#include "server/store/sqlite/sqlite_batches.hpp"
#include "server/store/sqlite/sqlite_error.hpp"

#include <algorithm>
#include <limits>

namespace mistward::store {

namespace {

constexpr std::size_t kReaders = 2;

std::unique_ptr<SqliteConnection> connect(const SqliteOptions& options) {
    return std::make_unique<SqliteConnection>(options.file.string(), options.vfs);
}

void limit_size(SqliteConnection& connection, std::uint64_t max_bytes) {
    const auto page = static_cast<std::uint64_t>(connection.integer("PRAGMA page_size"));
    const std::uint64_t pages = std::max<std::uint64_t>(1, max_bytes / page);
    connection.execute("PRAGMA max_page_count = " + std::to_string(pages));
}

void use_write_ahead_log(SqliteConnection& connection) {
    if (connection.text("PRAGMA journal_mode = WAL") != "wal") {
        throw OpenError("this file system cannot share memory, which SQLite's WAL needs");
    }
    connection.execute("PRAGMA synchronous = FULL");
}

void warn_of_loss(SqliteConnection& connection, const std::filesystem::path& file) {
    const auto mark = read_mark(file);
    if (!mark) return;
    const std::int64_t batches = progress(connection);
    if (const auto loss = missing(*mark, batches)) {
        log::error("the database {} lacks decisions: {}", file.string(), *loss);
    } else if (!mark->clean) {
        log::warn(
            "the last server of {} did not stop in good manners; all {} transactions "
            "that it knew of are there",
            file.string(), batches);
    }
}

std::unique_ptr<SqliteConnection> prepare_writer(const SqliteOptions& options) {
    auto connection = connect(options);
    const auto migrations = embedded_migrations(Dialect::Sqlite);
    check_schema(*connection, migrations);
    use_write_ahead_log(*connection);
    migrate(*connection, migrations);
    if (options.max_bytes) limit_size(*connection, *options.max_bytes);
    warn_of_loss(*connection, options.file);
    clear_away_unfinished(*connection, std::numeric_limits<std::int64_t>::max());
    return connection;
}

std::unique_ptr<SqliteConnection> open_writer(const SqliteOptions& options) {
    try {
        create_private_file(options.file);
        return prepare_writer(options);
    } catch (const SqliteError& error) {
        throw OpenError("cannot use the database " + options.file.string() + ": " + error.what());
    }
}

std::vector<std::unique_ptr<Connection>> open_readers(const SqliteOptions& options) {
    std::vector<std::unique_ptr<Connection>> connections;
    for (std::size_t i = 0; i < kReaders; ++i) {
        connections.push_back(connect(options));
        connections.back()->execute("PRAGMA query_only = ON");
    }
    return connections;
}

}  // namespace

std::unique_ptr<Store> open_sqlite_store(const SqliteOptions& options) {
    auto lock = std::make_unique<DatabaseLock>(options.file);
    auto batches = std::make_unique<SqliteBatches>(open_writer(options), options.file,
                                                   options.metrics, std::move(lock));
    return std::make_unique<DatabaseStore>(std::move(batches), open_readers(options),
                                           options.metrics);
}

}  // namespace mistward::store
