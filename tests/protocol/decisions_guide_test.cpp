#include "protocol/api/schemas.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <set>
#include <string>

namespace mistward::protocol {
namespace {

/// The rows of a chapter's table: the column of fields by the type in the first one.
std::map<std::string, std::string> rows_of(const std::string& chapter, std::size_t column) {
    std::ifstream file(std::string(MISTWARD_SOURCE_DIR) + "/protocol/guide/decisions.md");
    std::map<std::string, std::string> rows;
    bool is_there = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## ")) is_there = line == "## " + chapter;
        const bool is_head = line.starts_with("| `type` |");
        if (!is_there || is_head || !line.starts_with("| `")) continue;
        if (line.starts_with("| `type` |")) continue;
        std::size_t begin = 0;
        for (std::size_t i = 0; i < column; ++i) begin = line.find(" |", begin) + 2;
        const std::string type = line.substr(3, line.find('`', 3) - 3);
        rows[type] = line.substr(begin, line.find(" |", begin) - begin);
    }
    return rows;
}

/// The fields by type of what a schema lists.
void collect(const Json& schema, std::map<std::string, std::set<std::string>>& types) {
    for (const Json& form : schema.at("oneOf")) {
        if (!form.contains("properties")) continue;  // a reference
        const Json& properties = form.at("properties");
        auto& fields = types[properties.at("type").at("const").get<std::string>()];
        for (const auto& [key, value] : properties.items()) {
            if (key != "id" && key != "type") fields.insert(key);
        }
    }
}

std::string faults(const std::map<std::string, std::set<std::string>>& types,
                   const std::map<std::string, std::string>& rows) {
    std::string faults;
    for (const auto& [type, fields] : types) {
        const auto row = rows.find(type);
        if (row == rows.end()) faults += type + " has no row\n";
        if (row == rows.end()) continue;
        for (const std::string& field : fields) {
            const bool is_named = row->second.find("`" + field + "`") != std::string::npos;
            if (!is_named) faults += type + " lacks " + field + "\n";
        }
    }
    for (const auto& [type, row] : rows) {
        if (!types.contains(type)) faults += type + " is only in the guide\n";
    }
    return faults;
}

}  // namespace

TEST_CASE("the guide has a row for each event and decision, with each of its fields") {
    std::map<std::string, std::set<std::string>> events;
    collect(api::schema("event"), events);
    CHECK(faults(events, rows_of("EVENT", 1)) == "");
    std::map<std::string, std::set<std::string>> decisions;
    collect(api::schema("decision"), decisions);
    collect(api::schema("legal_decision"), decisions);
    CHECK(faults(decisions, rows_of("DECISION", 2)) == "");
}

}  // namespace mistward::protocol
