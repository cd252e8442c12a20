#include "server/docs/html.hpp"
#include "server/docs/schema_html.hpp"
#include "server/docs/sections.hpp"

#include <map>

namespace mistward::docs {
namespace {

using protocol::Json;

std::string article(const std::string& name, const Json& schema) {
    const auto anchor = schema_anchor(name);
    std::string html = element("h3", {{"id", anchor}}, code(name));
    if (schema.contains("description")) html += prose(schema["description"].get<std::string>());
    const auto below = fields(schema);
    html += below.empty() ? element("p", {{"class", "form"}}, form(schema)) : below;
    return element("article", html);
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
