#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

struct sqlite3;
struct sqlite3_stmt;

namespace mistward::store {

/// A prepared statement. Bound values must live until the last step; a statement that is used again
/// is `reset` first.
class Statement {
public:
    Statement(sqlite3* connection, std::string_view sql);

    /// Binds the parameters from the first on, in order. A text that is gone before the first step
    /// does not compile.
    template <class... Values>
    Statement& bind(Values&&... values) {
        static_assert((!std::is_same_v<Values, std::string> && ...), "give the text a name");
        reset();
        int index = 0;
        (bind_at(++index, values), ...);
        return *this;
    }

    /// True if a row is there to be read. Throws `SqliteError`.
    bool step();
    /// Steps a statement that gives no rows.
    void run();
    void reset();

    std::int64_t integer(int column) const;
    double real(int column) const;
    std::string text(int column) const;
    std::span<const std::uint8_t> blob(int column) const;
    bool is_null(int column) const;

private:
    void bind_at(int index, std::int64_t value);
    void bind_at(int index, std::string_view value);
    void bind_at(int index, std::span<const std::uint8_t> value);
    void bind_null(int index);
    template <class T>
    void bind_at(int index, const std::optional<T>& value) {
        value ? bind_at(index, *value) : bind_null(index);
    }
    void check(int code, const char* doing) const;

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// Resets a statement when its scope ends, so that it holds no read lock longer than needed.
class Cursor {
public:
    explicit Cursor(Statement& statement) : statement_(statement) {}
    ~Cursor() { statement_.reset(); }
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;

    Statement* operator->() const { return &statement_; }
    Statement& operator*() const { return statement_; }

private:
    Statement& statement_;
};

}  // namespace mistward::store
