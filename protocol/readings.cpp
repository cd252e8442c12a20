#include "protocol/readings.hpp"

#include "embedded/rules_text.hpp"
#include "protocol/messages.hpp"

#include <optional>
#include <stdexcept>

namespace mistward::protocol {
namespace {

constexpr std::string_view kHeading = "\n## The readings\n";

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

/// The three cells of a row `| a | b | c |`, none of them empty.
std::optional<Reading> parse_row(std::string_view line) {
    std::vector<std::string> cells;
    line = trimmed(line);
    if (!line.starts_with('|') || !line.ends_with('|')) return std::nullopt;
    line.remove_prefix(1);
    for (auto bar = line.find('|'); bar != std::string_view::npos; bar = line.find('|')) {
        cells.emplace_back(trimmed(line.substr(0, bar)));
        if (cells.back().empty()) return std::nullopt;
        line.remove_prefix(bar + 1);
    }
    if (cells.size() != 3) return std::nullopt;
    return Reading{std::move(cells[0]), std::move(cells[1]), std::move(cells[2])};
}

Json reading_document(const Reading& reading) {
    return {{"clause", reading.clause}, {"decision", reading.decision}, {"reason", reading.reason}};
}

}  // namespace

tl::expected<std::vector<Reading>, std::string> parse_readings(std::string_view markdown) {
    const auto heading = markdown.find(kHeading);
    if (heading == std::string_view::npos) {
        return tl::unexpected(std::string("there is no heading \"The readings\""));
    }
    std::string_view rest = markdown.substr(heading + kHeading.size());
    while (!rest.empty() && !rest.starts_with('|')) next_line(rest);
    std::vector<Reading> rows;
    while (rest.starts_with('|')) {
        const std::string_view line = next_line(rest);
        auto row = parse_row(line);
        if (!row) return tl::unexpected("not a row of three cells: " + std::string(line));
        rows.push_back(std::move(*row));
    }
    constexpr std::size_t kHeader = 2;  // the names of the columns, and the line under them
    if (rows.size() <= kHeader || !rows[1].clause.starts_with('-')) {
        return tl::unexpected(std::string("under \"The readings\" there is no table with rows"));
    }
    rows.erase(rows.begin(), rows.begin() + kHeader);
    return rows;
}

Json rules_document() {
    const auto readings = parse_readings(rules_text::embedded_files()[0].bytes);
    if (!readings) throw std::logic_error("RULES.md in the binary: " + readings.error());
    Json list = Json::array();
    for (const Reading& reading : *readings) list.push_back(reading_document(reading));
    return {{"version", kRulesVersion}, {"readings", std::move(list)}};
}

}  // namespace mistward::protocol
