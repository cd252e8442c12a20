#include "server/store/postgresql/postgresql_statement.hpp"

#include <bit>
#include <cctype>

namespace mistward::store {

namespace {

// PostgreSQL's numbers for types, which never change (its pg_type.dat). A text has none, so that it
// becomes whatever the place where it stands takes: text or JSON.
constexpr Oid kInt8 = 20;
constexpr Oid kBytea = 17;
constexpr Oid kAsNeeded = 0;
constexpr int kBinaryForm = 1;

/// What a binary integer of any width, or a boolean, is worth.
std::int64_t from_big_endian(const char* bytes, int length) {
    auto value = static_cast<std::int64_t>(static_cast<signed char>(bytes[0]));
    for (int i = 1; i < length; ++i) value = (value << 8) | static_cast<std::uint8_t>(bytes[i]);
    return value;
}

std::array<char, 8> to_big_endian(std::int64_t value) {
    std::array<char, 8> bytes{};
    for (std::size_t i = bytes.size(); i-- > 0; value >>= 8) {
        bytes[i] = static_cast<char>(value & 0xff);
    }
    return bytes;
}

bool is_digit(char one) { return std::isdigit(static_cast<unsigned char>(one)) != 0; }

}  // namespace

std::string with_dollars(std::string_view sql) {
    std::string result;
    int number = 0;
    bool is_quoted = false;
    for (std::size_t i = 0; i < sql.size(); ++i) {
        if (sql[i] == '\'') is_quoted = !is_quoted;
        if (sql[i] != '?' || is_quoted) {
            result += sql[i];
            continue;
        }
        result += '$';
        if (i + 1 < sql.size() && is_digit(sql[i + 1])) {
            std::size_t end = i + 1;
            while (end < sql.size() && is_digit(sql[end])) ++end;
            const std::string digits(sql.substr(i + 1, end - i - 1));
            number = std::max(number, std::stoi(digits));
            result += digits;
            i = end - 1;
        } else {
            result += std::to_string(++number);
        }
    }
    return result;
}

PostgresqlStatement::PostgresqlStatement(PostgresqlConnection& connection, std::string_view sql,
                                         std::string name)
    : connection_(connection), sql_(with_dollars(sql)), name_(std::move(name)) {}

bool PostgresqlStatement::step() {
    if (!result_) {
        result_ = connection_.run(*this);
        row_ = -1;
    }
    return ++row_ < PQntuples(result_.get());
}

void PostgresqlStatement::reset() {
    result_.reset();
    row_ = -1;
    parameters_ = {};
    numbers_.clear();
}

std::int64_t PostgresqlStatement::integer(int column) const {
    if (is_null(column)) return 0;
    return from_big_endian(PQgetvalue(result_.get(), row_, column),
                           PQgetlength(result_.get(), row_, column));
}

double PostgresqlStatement::real(int column) const {
    return is_null(column) ? 0.0 : std::bit_cast<double>(integer(column));
}

std::string PostgresqlStatement::text(int column) const {
    return {PQgetvalue(result_.get(), row_, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row_, column))};
}

std::span<const std::uint8_t> PostgresqlStatement::blob(int column) const {
    return {reinterpret_cast<const std::uint8_t*>(PQgetvalue(result_.get(), row_, column)),
            static_cast<std::size_t>(PQgetlength(result_.get(), row_, column))};
}

bool PostgresqlStatement::is_null(int column) const {
    return PQgetisnull(result_.get(), row_, column) != 0;
}

void PostgresqlStatement::bind_integer(int index, std::int64_t value) {
    const auto& bytes = numbers_.emplace_back(to_big_endian(value));
    bind_value(index, kInt8, bytes.data(), bytes.size());
}

void PostgresqlStatement::bind_text(int index, std::string_view value) {
    bind_value(index, kAsNeeded, value.data() != nullptr ? value.data() : "", value.size());
}

void PostgresqlStatement::bind_bytes(int index, Bytes value) {
    bind_value(index, kBytea, reinterpret_cast<const char*>(value.data()), value.size());
}

void PostgresqlStatement::bind_null(int index, Type type) {
    const Oid oid = type == Type::Integer ? kInt8 : type == Type::Bytes ? kBytea : kAsNeeded;
    bind_value(index, oid, nullptr, 0);
}

void PostgresqlStatement::bind_value(int index, Oid type, const char* value, std::size_t length) {
    const auto count = static_cast<std::size_t>(index);
    if (parameters_.values.size() < count) {
        parameters_.types.resize(count);
        parameters_.values.resize(count);
        parameters_.lengths.resize(count);
        parameters_.formats.resize(count, kBinaryForm);
    }
    parameters_.types[count - 1] = type;
    parameters_.values[count - 1] = value;
    parameters_.lengths[count - 1] = static_cast<int>(length);
}

}  // namespace mistward::store
