#include "server/docs/error_links.hpp"
#include "server/docs/html.hpp"
#include "server/docs/sections.hpp"

namespace mistward::docs {

using protocol::Json;

std::string error_anchor(std::string_view error_code) { return "error-" + std::string(error_code); }

std::string error_links(const Json& error_codes) {
    std::string links;
    for (const Json& error_code : error_codes) {
        const std::string name = error_code;
        if (!links.empty()) links += ", ";
        links += link('#' + error_anchor(name), code(name));
    }
    return links;
}

Section error_section(const Json& document) {
    std::vector<std::vector<std::string>> rows;
    for (const Json& row : document.at("x-errors")) {
        const std::string name = row.at("code");
        const auto anchor = error_anchor(name);
        rows.push_back({element("span", {{"id", anchor}}, code(name)),
                        escaped(row.at("status").get<std::string>()),
                        prose(row.at("when").get<std::string>())});
    }
    const auto heading = element("h2", {{"id", "errors"}}, "Errors");
    return {element("li", link("#errors", "Errors")),
            heading + table({"code", "HTTP", "when; parameters"}, rows)};
}

}  // namespace mistward::docs
