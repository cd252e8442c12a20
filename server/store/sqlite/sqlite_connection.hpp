#pragma once

#include "server/store/connection.hpp"

#include <array>
#include <memory>
#include <string>

struct sqlite3;

namespace mistward::store {

/// For how long a connection waits for what another program has locked.
inline constexpr int kPatienceMs = 2000;

/// What opening does where there is no database.
enum class IfMissing { Create, Refuse };

/// A connection to a SQLite database. It never checkpoints by itself.
class SqliteConnection final : public Connection {
public:
    /// Throws `SqliteError`. `vfs`: empty for the platform's.
    SqliteConnection(const std::string& file, const std::string& vfs,
                     IfMissing if_missing = IfMissing::Create);
    ~SqliteConnection() override { forget_statements(); }

    Dialect dialect() const override { return Dialect::Sqlite; }
    std::unique_ptr<Statement> prepare(std::string_view sql) override;
    void execute(const std::string& sql) override;
    std::int64_t changes() const override;
    std::int64_t all_changes() const override;
    void begin(Access access) override;
    void commit() override;
    void roll_back() noexcept override;
    void begin_part() override;
    void keep_part() override;
    void undo_part() override;

    /// The operating system's error number of the last failed call.
    int system_error() const;
    /// The same of the last write that failed, to the log and to the database itself; 0: none has.
    std::array<int, 2> write_errors() const;

    sqlite3* raw() const { return connection_.get(); }

private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    std::unique_ptr<sqlite3, Close> connection_;
};

}  // namespace mistward::store
