#include "server/docs/html.hpp"
#include "server/docs/schema_html.hpp"
#include "server/docs/sections.hpp"

#include <algorithm>
#include <map>

namespace mistward::docs {
namespace {

using protocol::Json;

/// Whether an alternative of the schema is described in an article of its own.
bool refers(const Json& schema) {
    const Json alternatives = schema.value("oneOf", Json::array());
    return std::ranges::any_of(alternatives, [](const Json& one) { return one.contains("$ref"); });
}

std::string article(const std::string& name, const Json& schema) {
    const auto anchor = schema_anchor(name);
    std::string html = element("h3", {{"id", anchor}}, code(name));
    if (schema.contains("description")) html += prose(schema["description"].get<std::string>());
    const auto below = fields(schema);
    if (below.empty() || refers(schema)) html += element("p", {{"class", "form"}}, form(schema));
    return element("article", html + below);
}

}  // namespace

Section schema_section(const Json& openapi, const Json& asyncapi) {
    std::map<std::string, Json> schemas;
    for (const Json& document : {openapi, asyncapi}) {
        for (const auto& [name, schema] : document.at("components").at("schemas").items()) {
            schemas.emplace(name, schema);
        }
    }
    const auto heading = element("h2", {{"id", "schemas"}}, "Schemas");
    Section section{element("li", link("#schemas", "Schemas")), heading};
    for (const auto& [name, schema] : schemas) section.body += article(name, schema);
    return section;
}

}  // namespace mistward::docs
