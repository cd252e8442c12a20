#pragma once

#include "server/store/connection.hpp"
#include "server/store/postgresql/link.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace mistward::store {

class PostgresqlStatement;

/// A connection to a PostgreSQL database. One that was lost is made anew when a transaction begins,
/// but after a failure only when some time has passed; until then, what is asked of it fails as
/// lost at once.
class PostgresqlConnection final : public Connection {
public:
    /// Connects. Throws `PostgresqlError`. `closing` must outlive it.
    PostgresqlConnection(Address address, const Patience& patience, const Closing& closing);
    ~PostgresqlConnection() override { forget_statements(); }

    Dialect dialect() const override { return Dialect::Postgresql; }
    std::unique_ptr<Statement> prepare(std::string_view sql) override;
    void execute(const std::string& sql) override;
    std::int64_t changes() const override { return changes_; }
    std::int64_t all_changes() const override { return all_changes_; }
    /// What begins or ends a part goes along with the next statement.
    void begin(Access access) override;
    /// Throws an error that `is_lost` if nobody knows whether it was done.
    void commit() override;
    void roll_back() noexcept override;
    void begin_part() override;
    void keep_part() override;
    void undo_part() override;

    /// Makes the connection anew if it was lost. Throws `PostgresqlError` if that cannot be done or
    /// is not due yet.
    void make_ready();
    /// The same, but waits until it is due, though not beyond that moment.
    void make_ready_by(std::chrono::steady_clock::time_point until);
    /// Another number for each connection that was made.
    std::uint64_t generation() const { return generation_; }
    const Address& address() const { return address_; }
    /// As `Link::local_address`.
    std::string local_address() const { return link_ ? link_->local_address() : std::string(); }

    /// Sends a statement along with the next one or the COMMIT, whose failure its own is.
    void run_later(PostgresqlStatement& statement);
    /// Runs a statement together with all that was to go along.
    ResultPtr run(PostgresqlStatement& statement);

private:
    void queue(const char* sql);
    void queue(PostgresqlStatement& statement);
    /// The answer to the last command of the flight.
    ResultPtr fly();
    void count(const PGresult* answer);
    void connect();

    using Clock = std::chrono::steady_clock;
    const Address address_;
    const Patience patience_;
    const Closing& closing_;
    std::optional<Link> link_;
    std::uint64_t generation_ = 0;
    std::uint64_t names_ = 0;
    Clock::time_point next_attempt_{};
    std::chrono::milliseconds pause_;
    /// The statements of the next flight that it prepares, and where their answers will be.
    std::vector<std::pair<std::size_t, PostgresqlStatement*>> preparing_;
    std::int64_t changes_ = 0;
    std::int64_t all_changes_ = 0;
};

}  // namespace mistward::store
