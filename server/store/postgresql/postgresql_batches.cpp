#include "server/store/postgresql/postgresql_batches.hpp"

#include "server/log/log.hpp"
#include "server/store/postgresql/postgresql_error.hpp"
#include "server/store/postgresql/postgresql_statement.hpp"

#include <chrono>
#include <random>
#include <thread>

namespace mistward::store {

namespace {

/// Fails where the row is in another session: NULL is refused.
constexpr std::string_view kCount =
    "UPDATE progress SET batches = CASE WHEN session = ?2 THEN batches + 1 END WHERE node = ?1";
constexpr std::string_view kTakeOver =
    "UPDATE progress SET session = ?2, seen = ?3 WHERE node = ?1 RETURNING batches";
constexpr std::string_view kMakeRow =
    "INSERT INTO progress (node, batches, session, seen) VALUES (?1, ?4, ?2, ?3)";

std::string random_name() {
    std::random_device random;
    std::string name;
    for (int i = 0; i < 4; ++i) name += std::to_string(random()) + (i < 3 ? "-" : "");
    return name;
}

std::int64_t milliseconds_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

PostgresqlBatches::PostgresqlBatches(std::unique_ptr<PostgresqlConnection> connection,
                                     const Patience& patience, const StoreMetrics& metrics,
                                     std::shared_ptr<std::atomic<bool>> closing)
    : closing_(std::move(closing)),
      patience_(patience),
      metrics_(metrics),
      connection_(std::move(connection)),
      node_(random_name()) {
    make_ready();
}

PostgresqlBatches::~PostgresqlBatches() {
    try {
        connection_->prepared("DELETE FROM progress WHERE node = ?").bind(node_).run();
    } catch (const std::exception& error) {
        log::info("the row of this server stays in the database: {}", error.what());
    }
}

void PostgresqlBatches::make_ready() {
    connection_->make_ready();
    if (generation_ == connection_->generation()) return;
    if (!take_over()) make_row();
}

bool PostgresqlBatches::take_over() {
    const std::uint64_t generation = connection_->generation();
    session_ = random_name();
    const Cursor row(connection_->prepared(kTakeOver).bind(node_, session_, milliseconds_now()));
    const bool found = row->step();
    if (found) batches_ = row->integer(0);
    generation_ = generation;
    return found;
}

void PostgresqlBatches::make_row() {
    connection_->prepared(kMakeRow).bind(node_, session_, milliseconds_now(), batches_).run();
}

std::optional<Failure> PostgresqlBatches::write(const Batch& batch) noexcept {
    metrics::Stopwatch watch;
    const std::int64_t before = connection_->all_changes();
    bool is_committing = false;
    try {
        make_ready();
        Transaction transaction(*connection_, Access::Write);
        run_in_parts(*connection_, batch);
        watch = {};
        is_committing = true;
        commit(transaction);
    } catch (const DatabaseError& error) {
        if (is_committing && error.is_lost()) {
            log::warn("the connection was lost while {} jobs were committed: {}", batch.size(),
                      error.what());
            return look_up();
        }
        if (is_committing) generation_ = 0;  // whatever its row was like, it is taken over first
        if (error.is_old_news()) return Failure::Unavailable;
        log::error("nothing was written, {} jobs refused: {}", batch.size(), error.what());
        return Failure::Unavailable;
    } catch (const std::exception& error) {
        log::error("nothing was written, {} jobs refused: {}", batch.size(), error.what());
        return Failure::Unavailable;
    }
    note_commit(watch, connection_->all_changes() - before);
    return std::nullopt;
}

void PostgresqlBatches::commit(Transaction& transaction) {
    auto& count =
        dynamic_cast<PostgresqlStatement&>(connection_->prepared(kCount).bind(node_, session_));
    connection_->run_later(count);
    transaction.commit();
}

std::optional<Failure> PostgresqlBatches::look_up() noexcept {
    const std::int64_t before = batches_;
    const auto until = std::chrono::steady_clock::now() + patience_.doubt;
    while (std::chrono::steady_clock::now() < until && !*closing_) {
        try {
            connection_->make_ready_by(until);
            if (!take_over()) break;
            log::warn("the transaction in doubt is {}",
                      batches_ > before ? "written" : "not written");
            return batches_ > before ? std::nullopt : std::optional(Failure::Unavailable);
        } catch (const std::exception& error) {
            log::warn("nobody knows yet what came of a transaction: {}", error.what());
            std::this_thread::sleep_for(patience_.first_pause);
        }
    }
    log::error("nobody knows what came of a transaction; the rooms in it are read again");
    return Failure::Unknown;
}

// It is written: nothing may say that it was refused, or keep the answer back.
void PostgresqlBatches::note_commit(const metrics::Stopwatch& watch, std::int64_t rows) noexcept {
    ++batches_;
    try {
        metrics_.batch_rows.observe(static_cast<double>(rows));
        watch.stop(metrics_.commit_seconds);
    } catch (const std::exception& error) {
        log::warn("a transaction is written and could not be noted: {}", error.what());
    }
}

}  // namespace mistward::store
