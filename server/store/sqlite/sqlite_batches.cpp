#include "server/store/sqlite/sqlite_batches.hpp"

#include "server/log/log.hpp"
#include "server/store/queries.hpp"
#include "server/store/sqlite/sqlite_error.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>

namespace mistward::store {

namespace {

constexpr int kCheckpointPages = 1000;
/// EX_IOERR of sysexits.h, so that a supervisor can tell this end from others.
constexpr int kExitIoError = 74;

int note_wal_pages(void* pages, sqlite3*, const char*, int count) {
    *static_cast<int*>(pages) = count;
    return SQLITE_OK;
}

[[noreturn]] void end_process(const SqliteError& error) {
    log::critical("the log cannot be written safely, the server ends: {} (SQLite code {})",
                  error.what(), error.code());
    log::end();
    // After a failed fsync nobody knows which pages are on disk; only a fresh start, which reads
    // what really is there, can tell.
    std::_Exit(kExitIoError);
}

bool quota_exceeded(const SqliteConnection& connection) {
    return connection.system_error() == EDQUOT;
}

}  // namespace

SqliteBatches::SqliteBatches(std::unique_ptr<SqliteConnection> connection,
                             const std::filesystem::path& database, const StoreMetrics& metrics,
                             std::unique_ptr<DatabaseLock> lock)
    : lock_(std::move(lock)),
      metrics_(metrics),
      connection_(std::move(connection)),
      mark_(database),
      batches_(progress(*connection_)) {
    sqlite3_wal_hook(connection_->raw(), &note_wal_pages, &wal_pages_);
    mark(false);
}

SqliteBatches::~SqliteBatches() {
    // The last connection to close takes the WAL into the database, which is then one file again.
    sqlite3_db_config(connection_->raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    connection_.reset();
    mark(true);
    mark_.sync();
}

std::optional<Failure> SqliteBatches::write(const Batch& batch) noexcept {
    metrics::Stopwatch watch;
    const std::int64_t before = connection_->all_changes();
    try {
        Transaction transaction(*connection_, Access::Write);
        run_in_parts(*connection_, batch);
        connection_->prepared("UPDATE progress SET batches = batches + 1").run();
        watch = {};
        commit(transaction);
    } catch (const std::exception& error) {
        log::error("nothing was written, {} jobs refused: {}", batch.size(), error.what());
        return Failure::Unavailable;
    }
    // Before anybody is answered, so that no acknowledged transaction can go missing unnoticed.
    note_commit(watch, connection_->all_changes() - before);
    return std::nullopt;
}

// It is written: nothing may say that it was refused, or keep the answer back.
void SqliteBatches::note_commit(const metrics::Stopwatch& watch, std::int64_t rows) noexcept {
    ++batches_;
    try {
        metrics_.batch_rows.observe(static_cast<double>(rows));
        watch.stop(metrics_.commit_seconds);
        mark(false);
    } catch (const std::exception& error) {
        log::warn("a transaction is on disk and could not be noted: {}", error.what());
    }
}

void SqliteBatches::commit(Transaction& transaction) {
    try {
        transaction.commit();
    } catch (const SqliteError& error) {
        if (error.is_io() && !quota_exceeded(*connection_)) end_process(error);
        throw;
    }
}

void SqliteBatches::mark(bool clean) {
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    mark_.write({batches_, now, clean});
}

void SqliteBatches::tidy_up() noexcept {
    if (wal_pages_ < kCheckpointPages) return;
    try {
        const metrics::Stopwatch watch;
        checkpoint();
        mark_.sync();
        watch.stop(metrics_.checkpoint_seconds);
    } catch (const std::exception& error) {
        log::warn("there was no checkpoint: {}", error.what());
    }
}

void SqliteBatches::checkpoint() {
    const int code = sqlite3_wal_checkpoint_v2(connection_->raw(), nullptr,
                                               SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    if (code == SQLITE_OK) return;
    const SqliteError error(connection_->raw(), "checkpointing");
    if (error.is_io() && !quota_exceeded(*connection_)) end_process(error);
    log::warn("{}", error.what());
}

}  // namespace mistward::store
