#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace mistward::protocol {

/// JSON for people to read: what fits into 100 columns is on one line, `before` columns of which
/// are taken already.
inline std::string indented(const nlohmann::ordered_json& value, std::size_t indent = 0,
                            std::size_t before = 0) {
    constexpr std::size_t kColumns = 100;
    if (!value.is_structured() || value.empty()) return value.dump();
    const bool is_object = value.is_object();
    const std::string space(indent + 2, ' ');
    std::string line;
    std::string lines;
    std::size_t left = value.size();
    for (const auto& [key, item] : value.items()) {
        const std::string name = is_object ? nlohmann::json(key).dump() + ": " : "";
        const std::size_t comma = --left == 0 ? 0 : 1;
        const std::string inner = indented(item, indent + 2, indent + 2 + name.size() + comma);
        line += (line.empty() ? "" : ", ") + name + inner;
        lines += (lines.empty() ? "\n" : ",\n") + space + name + inner;
    }
    if (line.find('\n') == std::string::npos && before + line.size() + 2 <= kColumns) {
        return (is_object ? "{" : "[") + line + (is_object ? "}" : "]");
    }
    return (is_object ? "{" : "[") + lines + "\n" + std::string(indent, ' ') +
           (is_object ? "}" : "]");
}

}  // namespace mistward::protocol
