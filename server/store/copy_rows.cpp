#include "server/store/copy_rows.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mistward::store {

namespace {

/// So many rows are in memory at a time; where the database may be another machine, one statement
/// writes them all, which is one round trip.
constexpr std::size_t kCopiedAtOnce = 128;

/// A value of a row: a number, or a text or bytes as they are.
struct Cell {
    bool is_null = false;
    std::int64_t number = 0;
    std::string bytes = {};
};
using Row = std::vector<Cell>;

std::string listed(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
    return list;
}

std::string listed(std::size_t times, const std::string& word) {
    return listed(std::vector<std::string>(times, word));
}

std::string column_list(const Table& table) {
    std::vector<std::string> names;
    for (const Column& column : table.columns) names.push_back(column.name);
    return listed(names);
}

/// The first rows by the key, or the first behind one.
std::string select_of(const Table& table, bool is_first) {
    const std::string key = listed(table.key);
    const std::string behind =
        is_first ? "" : " WHERE (" + key + ") > (" + listed(table.key.size(), "?") + ")";
    return "SELECT " + column_list(table) + " FROM " + table.name + behind + " ORDER BY " + key +
           " LIMIT " + std::to_string(kCopiedAtOnce);
}

std::string insert_into(const Table& table, std::size_t rows) {
    return "INSERT INTO " + table.name + " (" + column_list(table) + ") VALUES " +
           listed(rows, "(" + listed(table.columns.size(), "?") + ")");
}

Cell read_cell(const Statement& row, int column, ColumnType type) {
    if (row.is_null(column)) return {true};
    if (type == ColumnType::Integer) return {false, row.integer(column)};
    if (type == ColumnType::Text) return {false, 0, row.text(column)};
    const auto bytes = row.blob(column);
    return {false, 0, std::string(bytes.begin(), bytes.end())};
}

template <class Value>
void bind_known(Statement& statement, int index, const Cell& cell, const Value& value) {
    statement.bind_one(index, cell.is_null ? std::nullopt : std::optional(value));
}

void bind_cell(Statement& statement, int index, ColumnType type, const Cell& cell) {
    const std::string& bytes = cell.bytes;
    if (type == ColumnType::Integer) return bind_known(statement, index, cell, cell.number);
    if (type == ColumnType::Text) {
        return bind_known(statement, index, cell, std::string_view(bytes));
    }
    const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
    bind_known(statement, index, cell, std::span(first, bytes.size()));
}

std::size_t column_named(const Table& table, const std::string& name) {
    const auto found = std::ranges::find(table.columns, name, &Column::name);
    return static_cast<std::size_t>(found - table.columns.begin());
}

/// The rows of a table, some at a time.
class RowReader {
public:
    RowReader(Connection& from, const Table& table)
        : table_(table),
          first_(from.prepare(select_of(table, true))),
          behind_(from.prepare(select_of(table, false))) {}

    /// The next ones; none: there are no more.
    std::vector<Row> next() {
        const Cursor rows(last_ ? *behind_ : *first_);
        if (last_) bind_last(*rows);
        std::vector<Row> read;
        while (rows->step()) read.push_back(read_row(*rows));
        if (!read.empty()) last_ = read.back();
        return read;
    }

private:
    void bind_last(Statement& statement) const {
        int index = 0;
        for (const std::string& name : table_.key) {
            const std::size_t column = column_named(table_, name);
            bind_cell(statement, ++index, table_.columns[column].type, (*last_)[column]);
        }
    }
    Row read_row(const Statement& row) const {
        Row cells;
        for (const Column& column : table_.columns) {
            cells.push_back(read_cell(row, static_cast<int>(cells.size()), column.type));
        }
        return cells;
    }

    const Table& table_;
    const std::unique_ptr<Statement> first_;
    const std::unique_ptr<Statement> behind_;
    std::optional<Row> last_;
};

void insert(Statement& statement, const Table& table, std::span<const Row> rows) {
    statement.reset();
    int index = 0;
    for (const Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            bind_cell(statement, ++index, table.columns[i].type, row[i]);
        }
    }
    statement.run();
}

}  // namespace

void copy_rows(Connection& from, Connection& to, const Table& table) {
    const std::size_t at_once = to.dialect() == Dialect::Postgresql ? kCopiedAtOnce : 1;
    RowReader reader(from, table);
    const auto many = to.prepare(insert_into(table, at_once));
    const auto one = to.prepare(insert_into(table, 1));
    for (auto rows = reader.next(); !rows.empty(); rows = reader.next()) {
        for (auto rest = std::span<const Row>(rows); !rest.empty();) {
            const bool fits = rest.size() >= at_once;
            const auto part = rest.first(fits ? at_once : 1);
            insert(fits ? *many : *one, table, part);
            rest = rest.subspan(part.size());
        }
    }
}

}  // namespace mistward::store
