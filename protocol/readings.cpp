#include "protocol/readings.hpp"

#include "embedded/rules_text.hpp"
#include "protocol/markdown_table.hpp"
#include "protocol/rules_version.hpp"
#include "protocol/wire/json.hpp"

#include <stdexcept>
#include <utility>

namespace mistward::protocol {

tl::expected<std::vector<Reading>, std::string> parse_readings(std::string_view markdown) {
    auto rows = parse_table(markdown, "The readings", 3);
    if (!rows) return tl::unexpected(std::move(rows.error()));
    std::vector<Reading> readings;
    for (TableRow& row : *rows) {
        readings.push_back({std::move(row[0]), std::move(row[1]), std::move(row[2])});
    }
    return readings;
}

Json rules_document() {
    auto readings = parse_readings(rules_text::embedded_files()[0].bytes);
    if (!readings) throw std::logic_error("RULES.md in the binary: " + readings.error());
    return wire::json_of(RulesDocument{std::string(kRulesVersion), std::move(*readings)});
}

}  // namespace mistward::protocol
