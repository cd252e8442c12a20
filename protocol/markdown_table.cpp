#include "protocol/markdown_table.hpp"

#include <algorithm>
#include <optional>

namespace mistward::protocol {
namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// Takes the first line off `text`.
std::string_view next_line(std::string_view& text) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

/// The cells of a row `| a | b | c |`, none of them empty.
std::optional<TableRow> parse_row(std::string_view line, std::size_t columns) {
    TableRow cells;
    line = trimmed(line);
    if (!line.starts_with('|') || !line.ends_with('|')) return std::nullopt;
    line.remove_prefix(1);
    for (auto bar = line.find('|'); bar != std::string_view::npos; bar = line.find('|')) {
        cells.emplace_back(trimmed(line.substr(0, bar)));
        if (cells.back().empty()) return std::nullopt;
        line.remove_prefix(bar + 1);
    }
    if (cells.size() != columns) return std::nullopt;
    return cells;
}

}  // namespace

tl::expected<std::vector<TableRow>, std::string> parse_table(std::string_view markdown,
                                                             std::string_view heading,
                                                             std::size_t columns) {
    const std::string title = "\n## " + std::string(heading) + "\n";
    const auto found = markdown.find(title);
    if (found == std::string_view::npos) {
        return tl::unexpected("there is no heading \"" + std::string(heading) + "\"");
    }
    std::string_view rest = markdown.substr(found + title.size());
    while (!rest.empty() && !rest.starts_with('|')) next_line(rest);
    std::vector<TableRow> rows;
    while (rest.starts_with('|')) {
        const std::string_view line = next_line(rest);
        auto row = parse_row(line, columns);
        if (!row) {
            return tl::unexpected("not a row of " + std::to_string(columns) +
                                  " cells: " + std::string(line));
        }
        rows.push_back(std::move(*row));
    }
    constexpr std::size_t kHeader = 2;  // the names of the columns, and the line under them
    if (rows.size() <= kHeader || !rows[1].front().starts_with('-')) {
        return tl::unexpected("under \"" + std::string(heading) + "\" there is no table with rows");
    }
    rows.erase(rows.begin(), rows.begin() + kHeader);
    return rows;
}

std::string table_cell(std::string text) {
    std::replace(text.begin(), text.end(), '|', '/');
    return text;
}

}  // namespace mistward::protocol
