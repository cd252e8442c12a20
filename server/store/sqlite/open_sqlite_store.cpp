#include "server/log/log.hpp"
#include "server/store/database_store.hpp"
#include "server/store/migrate.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/mark.hpp"
#include "server/store/sqlite/sqlite_batches.hpp"
#include "server/store/sqlite/sqlite_error.hpp"

#include <sqlite3.h>

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

bool is_locked(const SqliteError& error) { return (error.code() & 0xff) == SQLITE_BUSY; }

/// SQLite deletes without a word what stands beside an empty database. It may be all that is left
/// of one that was deleted or moved away.
void refuse_log_alone(const std::filesystem::path& database) {
    const std::filesystem::path log = database.string() + "-wal";
    std::error_code none;
    const auto size = std::filesystem::file_size(log, none);
    if (none || size == 0 || std::filesystem::file_size(database) > 0) return;
    throw OpenError("the database " + database.string() + " is empty, but " + log.string() +
                    " has what belongs to one: put that database back, or move this file away");
}

std::unique_ptr<SqliteConnection> open_writer(const SqliteOptions& options) {
    try {
        return prepare_writer(options);
    } catch (const SqliteError& error) {
        throw OpenError("cannot use the database " + options.file.string() + ": " + error.what() +
                        (is_locked(error) ? "; another program has it locked" : ""));
    }
}

std::vector<std::unique_ptr<Connection>> open_readers(const SqliteOptions& options) {
    std::vector<std::unique_ptr<Connection>> connections;
    for (std::size_t i = 0; i < kReaders; ++i) {
        connections.push_back(connect(options));
        connections.back()->execute("PRAGMA query_only = ON");
        // Opens the log now: later it may not be there any more, and readers go on all the same.
        progress(*connections.back());
    }
    return connections;
}

}  // namespace

std::unique_ptr<Store> open_sqlite_store(const SqliteOptions& asked) {
    SqliteOptions options = asked;
    options.file = real_path(asked.file);
    auto lock = std::make_unique<DatabaseLock>(options.file, IfMissing::Create);
    lock->require_one_name();
    refuse_log_alone(options.file);
    auto writer = open_writer(options);
    auto readers = open_readers(options);
    lock->require_same_file();
    auto batches = std::make_unique<SqliteBatches>(std::move(writer), options.file, options.metrics,
                                                   std::move(lock));
    return std::make_unique<DatabaseStore>(std::move(batches), std::move(readers), options.metrics);
}

}  // namespace mistward::store
