#pragma once

#include "server/store/batches.hpp"
#include "server/store/postgresql/node_row.hpp"
#include "server/store/postgresql/postgresql_connection.hpp"

#include <memory>
#include <optional>

namespace mistward::store {

/// Transactions of PostgreSQL, each of which counts itself in this server's row of `nodes`.
class PostgresqlBatches final : public Batches {
public:
    /// Takes the connection over. Throws `DatabaseError` if the row cannot be made. `closing` is
    /// what the connections look at.
    PostgresqlBatches(std::unique_ptr<PostgresqlConnection> connection,
                      std::shared_ptr<NodeRow> row, const Patience& patience,
                      const StoreMetrics& metrics, std::shared_ptr<Closing> closing);
    ~PostgresqlBatches() override;

    std::optional<Failure> write(const Batch& batch) noexcept override;
    void hurry() noexcept override { closing_->begin(); }

private:
    /// After a COMMIT whose answer was lost.
    std::optional<Failure> look_up() noexcept;
    void note_commit(const metrics::Stopwatch& watch, std::int64_t rows) noexcept;

    const std::shared_ptr<Closing> closing_;
    const Patience patience_;
    const StoreMetrics metrics_;
    const std::unique_ptr<PostgresqlConnection> connection_;
    const std::shared_ptr<NodeRow> row_;
};

}  // namespace mistward::store
