#pragma once

#include "server/store/dialect.hpp"
#include "server/store/statement.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace mistward::store {

/// What a transaction is for.
enum class Access { Read, Write };

/// A connection to a database, used by one thread at a time; the door to those of each kind.
/// Whatever fails throws `DatabaseError`.
class Connection {
public:
    virtual ~Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    virtual Dialect dialect() const = 0;

    /// The prepared statement for `sql`, prepared once. `sql` must be a literal, or live as long.
    Statement& prepared(std::string_view sql);
    Statement& prepared(const PerDialect& sql) { return prepared(sql.in(dialect())); }

    /// A statement of the caller's own; the connection must outlive it.
    virtual std::unique_ptr<Statement> prepare(std::string_view sql) = 0;

    /// Runs one or several statements that give no rows.
    virtual void execute(const std::string& sql) = 0;

    /// The first column of the first row, as text; empty if there is no row.
    std::string text(const std::string& sql);
    std::int64_t integer(const std::string& sql);

    /// Rows that the last INSERT, UPDATE or DELETE changed.
    virtual std::int64_t changes() const = 0;
    /// Rows that all of them have changed, whatever was rolled back.
    virtual std::int64_t all_changes() const = 0;

    // What `Transaction` and `Part` are made of.

    virtual void begin(Access access) = 0;
    virtual void commit() = 0;
    /// Ends the transaction if there is one; never fails.
    virtual void roll_back() noexcept = 0;
    virtual void begin_part() = 0;
    virtual void keep_part() = 0;
    virtual void undo_part() = 0;

protected:
    Connection() = default;

    /// For the end: no statement outlives what it was prepared on.
    void forget_statements() { statements_.clear(); }

private:
    std::unordered_map<std::string_view, std::unique_ptr<Statement>> statements_;
};

/// A transaction that is rolled back unless it was committed. One to read sees one moment's state.
class Transaction {
public:
    Transaction(Connection& connection, Access access) : connection_(connection) {
        connection.begin(access);
    }
    ~Transaction() { connection_.roll_back(); }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit() { connection_.commit(); }

private:
    Connection& connection_;
};

}  // namespace mistward::store
