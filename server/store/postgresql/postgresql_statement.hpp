#pragma once

#include "server/store/postgresql/postgresql_connection.hpp"
#include "server/store/statement.hpp"

#include <array>
#include <deque>

namespace mistward::store {

/// A prepared statement of PostgreSQL. The first step fetches all rows.
class PostgresqlStatement final : public Statement {
public:
    /// `sql` has its parameters as SQLite does: `?` in order, or `?3`.
    PostgresqlStatement(PostgresqlConnection& connection, std::string_view sql, std::string name);

    bool step() override;
    void reset() override;

    std::int64_t integer(int column) const override;
    double real(int column) const override;
    std::string text(int column) const override;
    std::span<const std::uint8_t> blob(int column) const override;
    bool is_null(int column) const override;

    // For the connection.

    const std::string& name() const { return name_; }
    const std::string& sql() const { return sql_; }
    const Parameters& parameters() const { return parameters_; }
    bool is_prepared(std::uint64_t generation) const { return prepared_in_ == generation; }
    void note_prepared(std::uint64_t generation) { prepared_in_ = generation; }

private:
    void bind_integer(int index, std::int64_t value) override;
    void bind_text(int index, std::string_view value) override;
    void bind_bytes(int index, Bytes value) override;
    void bind_null(int index, Type type) override;
    void bind_value(int index, Oid type, const char* value, std::size_t length);

    PostgresqlConnection& connection_;
    const std::string sql_;
    const std::string name_;
    std::uint64_t prepared_in_ = 0;
    Parameters parameters_;
    std::deque<std::array<char, 8>> numbers_;  ///< what `parameters_` refers to
    ResultPtr result_;
    int row_ = -1;
};

/// `sql` with its parameters as PostgreSQL wants them: `$1`.
std::string with_dollars(std::string_view sql);

}  // namespace mistward::store
