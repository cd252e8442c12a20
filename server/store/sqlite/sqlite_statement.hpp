#pragma once

#include "server/store/statement.hpp"

#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace mistward::store {

/// A prepared statement of SQLite.
class SqliteStatement final : public Statement {
public:
    SqliteStatement(sqlite3* connection, std::string_view sql);

    bool step() override;
    void reset() override;

    std::int64_t integer(int column) const override;
    double real(int column) const override;
    std::string text(int column) const override;
    std::span<const std::uint8_t> blob(int column) const override;
    bool is_null(int column) const override;

private:
    void bind_integer(int index, std::int64_t value) override;
    void bind_text(int index, std::string_view value) override;
    void bind_bytes(int index, Bytes value) override;
    void bind_null(int index, Type type) override;
    void check(int code, const char* doing) const;

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

}  // namespace mistward::store
