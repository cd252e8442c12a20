#pragma once

#include "server/store/batches.hpp"
#include "server/store/postgresql/postgresql_connection.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <string>

namespace mistward::store {

/// Transactions of PostgreSQL. Each of them counts itself in this server's row of `progress`, under
/// the session that the row is in: so after a COMMIT whose answer was lost, whoever takes the row
/// over to a new session sees whether it was done, and from then on it cannot be done any more.
class PostgresqlBatches final : public Batches {
public:
    /// Takes the connection over. Throws `DatabaseError` if its row cannot be made. `closing` is
    /// what the connections look at.
    PostgresqlBatches(std::unique_ptr<PostgresqlConnection> connection, const Patience& patience,
                      const StoreMetrics& metrics, std::shared_ptr<std::atomic<bool>> closing);
    ~PostgresqlBatches() override;

    std::optional<Failure> write(const Batch& batch) noexcept override;
    void hurry() noexcept override { *closing_ = true; }

private:
    /// Makes sure that the connection is there and the row is in its session.
    void make_ready();
    /// Puts the row into a new session, which waits for a transaction that is still under way under
    /// the old one. True: the row was there, and `batches_` is what it says.
    bool take_over();
    void make_row();
    void commit(Transaction& transaction);
    /// After a COMMIT whose answer was lost.
    std::optional<Failure> look_up() noexcept;
    void note_commit(const metrics::Stopwatch& watch, std::int64_t rows) noexcept;

    const std::shared_ptr<std::atomic<bool>> closing_;
    const Patience patience_;
    const StoreMetrics metrics_;
    const std::unique_ptr<PostgresqlConnection> connection_;
    const std::string node_;
    std::string session_;
    std::uint64_t generation_ = 0;  ///< of the connection that the session is of
    std::int64_t batches_ = 0;      ///< transactions that are written, as the row had it last
};

}  // namespace mistward::store
