#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace mistward::store {

/// A prepared statement; the door to those of each database. Bound values must live until the last
/// step; a statement that is used again is `reset` first.
class Statement {
public:
    virtual ~Statement() = default;

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

    /// The same for one parameter, counted from 1, of a statement that was `reset`.
    template <class Value>
    void bind_one(int index, const Value& value) {
        bind_at(index, value);
    }

    /// True if a row is there to be read. Throws `DatabaseError`.
    virtual bool step() = 0;
    /// Steps a statement that gives no rows.
    void run();
    virtual void reset() = 0;

    virtual std::int64_t integer(int column) const = 0;
    virtual double real(int column) const = 0;
    virtual std::string text(int column) const = 0;
    virtual std::span<const std::uint8_t> blob(int column) const = 0;
    virtual bool is_null(int column) const = 0;

protected:
    using Bytes = std::span<const std::uint8_t>;
    /// What a parameter is, also where it is null.
    enum class Type { Integer, Text, Bytes };

    virtual void bind_integer(int index, std::int64_t value) = 0;
    virtual void bind_text(int index, std::string_view value) = 0;
    virtual void bind_bytes(int index, Bytes value) = 0;
    virtual void bind_null(int index, Type type) = 0;

private:
    template <class T>
    static constexpr Type type_of() {
        if (std::is_integral_v<T>) return Type::Integer;
        return std::is_same_v<T, Bytes> ? Type::Bytes : Type::Text;
    }

    void bind_at(int index, std::int64_t value) { bind_integer(index, value); }
    void bind_at(int index, std::string_view value) { bind_text(index, value); }
    void bind_at(int index, Bytes value) { bind_bytes(index, value); }
    template <class T>
    void bind_at(int index, const std::optional<T>& value) {
        value ? bind_at(index, *value) : bind_null(index, type_of<T>());
    }
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
