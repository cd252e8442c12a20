#pragma once

#include "server/store/batches.hpp"
#include "server/store/sqlite/database_lock.hpp"
#include "server/store/sqlite/mark.hpp"
#include "server/store/sqlite/sqlite_connection.hpp"

#include <memory>

namespace mistward::store {

/// Transactions of SQLite. A failed commit ends the process, since nobody knows then what is on
/// disk; it alone checkpoints.
class SqliteBatches final : public Batches {
public:
    /// `database` is the file of the connection, beside which the mark is. `lock`: what is to be
    /// held until the connection has ended.
    SqliteBatches(std::unique_ptr<SqliteConnection> connection,
                  const std::filesystem::path& database, const StoreMetrics& metrics,
                  std::unique_ptr<DatabaseLock> lock = {});
    ~SqliteBatches() override;

    std::optional<Failure> write(const Batch& batch) noexcept override;
    /// A checkpoint if one is due. What it lacks for that is asked for again after the next
    /// transaction.
    void tidy_up() noexcept override;

private:
    void commit(Transaction& transaction);
    /// What is to be noted of a transaction that is on disk, whose COMMIT `watch` measures.
    void note_commit(const metrics::Stopwatch& watch, std::int64_t rows) noexcept;
    void mark(bool clean);
    void checkpoint();

    const std::unique_ptr<DatabaseLock> lock_;
    const StoreMetrics metrics_;
    std::unique_ptr<SqliteConnection> connection_;
    int wal_pages_ = 0;
    MarkFile mark_;
    std::int64_t batches_;  ///< transactions that are on disk
};

}  // namespace mistward::store
