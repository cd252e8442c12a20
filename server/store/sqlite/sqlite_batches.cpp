#include "server/store/sqlite/sqlite_batches.hpp"

#include "server/log/log.hpp"
#include "server/store/queries.hpp"
#include "server/store/sqlite/sqlite_error.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <thread>

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

/// As certain as a full disk that nothing was written: a quota, or the limit of a file's size.
bool is_no_room(int error) { return error == EDQUOT || error == EFBIG; }

bool has_no_room(const SqliteConnection& connection, const SqliteError& error) {
    // Whatever SQLite does after a write has failed leaves a number of its own.
    if (error.code() == SQLITE_IOERR_WRITE) {
        return std::ranges::any_of(connection.write_errors(), is_no_room);
    }
    return is_no_room(connection.system_error());
}

}  // namespace

SqliteBatches::SqliteBatches(std::unique_ptr<SqliteConnection> connection,
                             const std::filesystem::path& database, const StoreMetrics& metrics,
                             std::unique_ptr<DatabaseLock> lock)
    : lock_(std::move(lock)),
      metrics_(metrics),
      connection_(std::move(connection)),
      files_(database),
      mark_(database),
      batches_(progress(*connection_)) {
    sqlite3_wal_hook(connection_->raw(), &note_wal_pages, &wal_pages_);
    sqlite3_busy_handler(connection_->raw(), &SqliteBatches::wait_for_others, this);
    mark(false);
}

SqliteBatches::~SqliteBatches() {
    if (files_.look()) {
        // The last connection to close takes the WAL into the database, which is then one file.
        sqlite3_db_config(connection_->raw(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    } else {
        // SQLite would delete by name, whosever files these are.
        rescue();
    }
    connection_.reset();
    if (is_rescued_) files_.remove_what_is_left();
    mark(true);
    mark_.sync();
}

int SqliteBatches::wait_for_others(void* self, int times) {
    constexpr int kPauseMs = 5;
    if (times * kPauseMs >= static_cast<SqliteBatches*>(self)->patience_ms_) return 0;
    std::this_thread::sleep_for(std::chrono::milliseconds(kPauseMs));
    return 1;
}

std::optional<Failure> SqliteBatches::write(const Batch& batch) noexcept {
    if (!files_.look()) return Failure::Unavailable;
    if (!write_transaction(batch)) return Failure::Unavailable;
    // It is on disk, but who knows where.
    if (!files_.look()) return Failure::Unknown;
    return std::nullopt;
}

bool SqliteBatches::write_transaction(const Batch& batch) noexcept {
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
        // At the end, others are not waited for batch after batch.
        if (patience_ms_ == kLastPatienceMs) patience_ms_ = 0;
        return false;
    }
    // Before anybody is answered, so that no acknowledged transaction can go missing unnoticed.
    note_commit(watch, connection_->all_changes() - before);
    return true;
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
        if (error.is_io() && !has_no_room(*connection_, error)) end_process(error);
        throw;
    }
}

void SqliteBatches::mark(bool clean) {
    using namespace std::chrono;
    const auto now = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    mark_.write({batches_, now, clean});
}

void SqliteBatches::look_around() noexcept {
    if (files_.look()) {
        is_rescued_ = false;
    } else if (!is_rescued_) {
        rescue();
    }
}

void SqliteBatches::rescue() noexcept {
    try {
        // Two programs that know nothing of each other's log would damage the database.
        is_rescued_ = files_.is_shared_unknowingly() || checkpoint();
    } catch (const std::exception& error) {
        log::warn("the log could not be taken into the database: {}", error.what());
    }
}

void SqliteBatches::tidy_up() noexcept {
    if (files_.fault()) return look_around();
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

bool SqliteBatches::checkpoint() {
    int in_log = 0;
    int taken_over = 0;
    const int code = sqlite3_wal_checkpoint_v2(connection_->raw(), nullptr,
                                               SQLITE_CHECKPOINT_PASSIVE, &in_log, &taken_over);
    if (code == SQLITE_OK) return in_log == taken_over;
    const SqliteError error(connection_->raw(), "checkpointing");
    if (error.is_io() && !has_no_room(*connection_, error)) end_process(error);
    log::warn("{}", error.what());
    return false;
}

}  // namespace mistward::store
