#include "protocol/api/guide.hpp"

#include "protocol/api/sources.hpp"
#include "protocol/markdown_table.hpp"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace mistward::protocol::api {
namespace {

std::vector<TableRow> table(const std::string& page, std::string_view heading,
                            std::size_t columns) {
    auto rows = parse_table(source_text(page), heading, columns);
    if (!rows) throw std::logic_error("protocol/" + page + " in the binary: " + rows.error());
    return std::move(*rows);
}

/// A word in backticks, without them.
std::string plain(const std::string& word) {
    return word.size() > 2 && word.front() == '`' ? word.substr(1, word.size() - 2) : word;
}

const std::vector<ErrorRow>& error_rows() {
    static const auto rows = [] {
        std::vector<ErrorRow> read;
        for (const auto& row : table("guide/errors.md", "Errors", 3)) {
            read.push_back({plain(row[0]), row[1], row[2]});
        }
        return read;
    }();
    return rows;
}

}  // namespace

const ErrorRow& error_row(std::string_view code) {
    const auto& rows = error_rows();
    const auto found = std::ranges::find(rows, code, &ErrorRow::code);
    if (found != rows.end()) return *found;
    throw std::logic_error("\"" + std::string(code) + "\" of protocol/api is no error code of " +
                           "the table \"Errors\" in protocol/guide/errors.md");
}

Json error_table() {
    Json list = Json::array();
    for (const ErrorRow& row : error_rows()) {
        list.push_back({{"code", row.code}, {"status", row.status}, {"when", row.when}});
    }
    return list;
}

Json close_table() {
    Json list = Json::array();
    for (const TableRow& row : table("guide/websocket.md", "Close codes", 2)) {
        list.push_back({{"code", std::stoi(row[0])}, {"when", row[1]}});
    }
    return list;
}

}  // namespace mistward::protocol::api
