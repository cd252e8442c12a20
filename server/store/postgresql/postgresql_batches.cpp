#include "server/store/postgresql/postgresql_batches.hpp"

#include "server/log/log.hpp"
#include "server/store/postgresql/postgresql_error.hpp"

#include <chrono>

namespace mistward::store {

PostgresqlBatches::PostgresqlBatches(std::unique_ptr<PostgresqlConnection> connection,
                                     std::shared_ptr<NodeRow> row, const Patience& patience,
                                     const StoreMetrics& metrics, std::shared_ptr<Closing> closing)
    : closing_(std::move(closing)),
      patience_(patience),
      metrics_(metrics),
      connection_(std::move(connection)),
      row_(std::move(row)) {
    row_->make_ready(*connection_);
}

PostgresqlBatches::~PostgresqlBatches() {
    try {
        row_->remove(*connection_);
    } catch (const std::exception& error) {
        log::info("the row of this server stays in the database: {}", error.what());
    }
}

std::optional<Failure> PostgresqlBatches::write(const Batch& batch) noexcept {
    metrics::Stopwatch watch;
    const std::int64_t before = connection_->all_changes();
    const auto begun = NodeRow::Clock::now();
    bool is_committing = false;
    try {
        row_->make_ready(*connection_);
        Transaction transaction(*connection_, Access::Write);
        run_in_parts(*connection_, batch);
        watch = {};
        is_committing = true;
        row_->count(*connection_);
        transaction.commit();
    } catch (const DatabaseError& error) {
        if (is_committing && error.is_lost()) {
            log::warn("the connection was lost while {} jobs were committed: {}", batch.size(),
                      error.what());
            return look_up();
        }
        if (is_committing) row_->doubt();
        if (error.is_old_news()) return Failure::Unavailable;
        if (error.is_takeover()) {
            log::warn("{} jobs came too late: {}", batch.size(), error.what());
        } else {
            log::error("nothing was written, {} jobs refused: {}", batch.size(), error.what());
        }
        return Failure::Unavailable;
    } catch (const std::exception& error) {
        log::error("nothing was written, {} jobs refused: {}", batch.size(), error.what());
        return Failure::Unavailable;
    }
    row_->note_commit(begun);
    note_commit(watch, connection_->all_changes() - before);
    return std::nullopt;
}

std::optional<Failure> PostgresqlBatches::look_up() noexcept {
    const std::int64_t before = row_->batches();
    const auto until = std::chrono::steady_clock::now() + patience_.doubt;
    while (std::chrono::steady_clock::now() < until && !closing_->has_begun()) {
        try {
            connection_->make_ready_by(until);
            if (!row_->take_over(*connection_)) break;
            log::warn("the transaction in doubt is {}",
                      row_->batches() > before ? "written" : "not written");
            return row_->batches() > before ? std::nullopt : std::optional(Failure::Unavailable);
        } catch (const std::exception& error) {
            log::warn("nobody knows yet what came of a transaction: {}", error.what());
            closing_->wait_until(std::chrono::steady_clock::now() + patience_.first_pause);
        }
    }
    log::error("nobody knows what came of a transaction; the rooms in it are read again");
    return Failure::Unknown;
}

// It is written: nothing may say that it was refused, or keep the answer back.
void PostgresqlBatches::note_commit(const metrics::Stopwatch& watch, std::int64_t rows) noexcept {
    try {
        metrics_.batch_rows.observe(static_cast<double>(rows));
        watch.stop(metrics_.commit_seconds);
    } catch (const std::exception& error) {
        log::warn("a transaction is written and could not be noted: {}", error.what());
    }
}

}  // namespace mistward::store
