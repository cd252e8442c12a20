#pragma once

#include "server/store/statement.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

struct sqlite3;

namespace mistward::store {

/// What opening does where there is no database.
enum class IfMissing { Create, Refuse };

/// A connection to a SQLite database, used by one thread at a time. It never checkpoints by itself.
class Connection {
public:
    /// Throws `SqliteError`. `vfs`: empty for the platform's.
    Connection(const std::string& file, const std::string& vfs,
               IfMissing if_missing = IfMissing::Create);

    /// The prepared statement for `sql`, prepared once. `sql` must be a literal.
    Statement& prepared(std::string_view sql);

    /// Runs one or several statements that give no rows.
    void execute(const std::string& sql);

    /// The first column of the first row, as text; empty if there is no row.
    std::string text(const std::string& sql);
    std::int64_t integer(const std::string& sql);

    /// Rows that the last INSERT, UPDATE or DELETE changed.
    std::int64_t changes() const;
    /// Rows that all of them have changed, whatever was rolled back.
    std::int64_t all_changes() const;
    bool in_transaction() const;
    /// The operating system's error number of the last failed call.
    int system_error() const;

    sqlite3* raw() const { return connection_.get(); }

private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    std::unique_ptr<sqlite3, Close> connection_;
    std::unordered_map<std::string_view, Statement> statements_;
};

/// A transaction that is rolled back unless it was committed.
class Transaction {
public:
    /// `begin`: "BEGIN" to read one moment's state, "BEGIN IMMEDIATE" to write.
    Transaction(Connection& connection, const char* begin);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    void commit();

private:
    Connection& connection_;
};

}  // namespace mistward::store
