#pragma once

#include "server/store/lease_records.hpp"
#include "server/store/postgresql/postgresql_connection.hpp"

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>

namespace mistward::store {

/// This server's row of `nodes`. Each transaction counts itself there, under the session that the
/// row is in, and so renews the leases: after a COMMIT whose answer was lost, whoever takes the row
/// over to a new session sees whether it was done, and from then on it cannot be done any more.
/// Where the row is gone, nothing can be committed. For the writer's thread
/// where nothing else is said.
class NodeRow {
public:
    using Clock = std::chrono::steady_clock;

    /// `lasts`: from one transaction to the moment when others may take over.
    explicit NodeRow(std::chrono::milliseconds lasts) : lasts_(lasts) {}

    /// Makes sure that the row is in the session of this connection; one that is gone is made anew,
    /// under another name. Throws `DatabaseError`.
    void make_ready(PostgresqlConnection& connection);
    /// Puts the row into a new session, which waits for a transaction that is still under way under
    /// the old one. True: the row is there, and `batches` is what it says.
    bool take_over(PostgresqlConnection& connection);
    /// Counts the transaction, along with the COMMIT. Fails it where the row is gone or in another
    /// session.
    void count(PostgresqlConnection& connection);
    /// It was committed; it had begun at that moment.
    void note_commit(Clock::time_point begun) noexcept;
    /// Nobody knows what the row is like: it is taken over before anything else.
    void doubt() { generation_ = 0; }
    void remove(PostgresqlConnection& connection);
    /// Of the rows that are made later.
    void set_address(std::string address) { address_ = std::move(address); }

    std::string name() const;  ///< from any thread
    /// Transactions that are written, as the row had it last.
    std::int64_t batches() const { return batches_; }
    Tenure tenure() const;  ///< from any thread

private:
    void make(PostgresqlConnection& connection);
    void renew(Clock::time_point from) noexcept;

    const std::chrono::milliseconds lasts_;
    std::string address_;
    std::string session_;
    std::uint64_t generation_ = 0;  ///< of the connection that the session is of
    std::int64_t batches_ = 0;
    mutable std::mutex mutex_;  ///< for what follows
    std::string name_;
    Tenure tenure_;
};

}  // namespace mistward::store
