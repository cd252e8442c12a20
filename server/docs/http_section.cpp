#include "server/docs/error_links.hpp"
#include "server/docs/html.hpp"
#include "server/docs/pretty_json.hpp"
#include "server/docs/schema_html.hpp"
#include "server/docs/sections.hpp"

#include <cctype>

namespace mistward::docs {
namespace {

using protocol::Json;

std::string upper(std::string word) {
    for (char& letter : word) {
        letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    }
    return word;
}

std::string signature(const std::string& method, const std::string& path) {
    return element("span", {{"class", "method"}}, upper(method)) + code(path);
}

/// Who may: whoever has one of the tokens, or anybody.
std::string who(const Json& security) {
    std::string tokens;
    bool anybody = security.empty();
    for (const Json& choice : security) {
        anybody = anybody || choice.empty();
        for (const auto& item : choice.items()) {
            if (!tokens.empty()) tokens += " or ";
            tokens += link("#token-" + item.key(), escaped(item.key()));
        }
    }
    if (tokens.empty()) return "anybody";
    return (anybody ? "anybody, unless the room asks for the token of: " : "with the token of: ") +
           tokens;
}

std::string parameters(const Json& list) {
    std::string items;
    for (const Json& parameter : list) {
        const std::string name = parameter.at("name");
        const bool in_query = parameter.at("in") == "query";
        items += element("li", code(in_query ? "?" + name + "=" : "{" + name + "}") + " " +
                                   element("span", {{"class", "form"}}, form(parameter["schema"])) +
                                   prose(parameter.at("description").get<std::string>()));
    }
    return element("ul", {{"class", "fields"}}, items);
}

std::string content(const Json& by_type) {
    std::string html;
    for (const auto& [type, described] : by_type.items()) {
        html += element("p", code(type) + ", " + form(described.at("schema")));
        if (described.contains("example")) html += block(pretty_json(described["example"]));
    }
    return html;
}

/// The codes that an answer which says no may have.
const Json& codes_of(const Json& response) {
    return response["content"]["application/problem+json"]["schema"]["allOf"][1]["properties"]
                   ["code"]["enum"];
}

bool is_good(const std::string& status) { return status < "400"; }

std::string answers(const Json& responses) {
    std::string good;
    std::string refused;
    for (const auto& [status, response] : responses.items()) {
        if (is_good(status)) {
            const std::string description = response.at("description");
            good += element("p", element("strong", status) + ": " + escaped(description));
            good += content(response.value("content", Json::object()));
        } else {
            refused +=
                element("li", element("strong", status) + ": " + error_links(codes_of(response)));
        }
    }
    return part("Answer", good) + part("Errors", element("ul", {{"class", "fields"}}, refused));
}

/// What is said of a route that shall go.
std::string going(const Json& operation) {
    if (!operation.value("deprecated", false)) return {};
    const std::string when = operation.value("x-sunset", "a later version");
    return prose("Deprecated: use something else. It may be gone from " + when + " on.");
}

std::string article(const std::string& method, const std::string& path, const Json& operation) {
    const std::string id = operation.at("operationId");
    std::string parts = part("Who may", who(operation.at("security")));
    if (!operation.at("parameters").empty()) {
        parts += part("Parameters", parameters(operation["parameters"]));
    }
    if (operation.contains("requestBody")) {
        parts += part("Body", content(operation["requestBody"].at("content")));
    }
    parts += answers(operation.at("responses"));
    return element("article", element("h4", {{"id", id}}, signature(method, path)) +
                                  prose(operation.at("summary").get<std::string>() + ".") +
                                  going(operation) + prose(operation.value("description", "")) +
                                  element("dl", parts));
}

Section tag_section(const Json& openapi, const std::string& tag) {
    Section section;
    for (const auto& [path, methods] : openapi.at("paths").items()) {
        for (const auto& [method, operation] : methods.items()) {
            if (operation.at("tags")[0] != tag) continue;
            const std::string id = operation.at("operationId");
            section.index += element("li", link('#' + id, signature(method, path)));
            section.body += article(method, path, operation);
        }
    }
    return section;
}

std::string tokens(const Json& schemes) {
    std::string items;
    for (const auto& [name, scheme] : schemes.items()) {
        items += element("li", {{"id", "token-" + name}},
                         code(name) + " " + prose(scheme.at("description").get<std::string>()));
    }
    return element("h3", "Tokens") +
           prose("A token goes into the header `Authorization: Bearer TOKEN`.") +
           element("ul", {{"class", "fields"}}, items);
}

}  // namespace

Section http_section(const Json& openapi) {
    Section section;
    section.body = element("h2", {{"id", "http"}}, "HTTP") +
                   prose(openapi.at("info").at("description").get<std::string>());
    std::string index;
    for (const Json& tag : openapi.at("tags")) {
        const std::string name = tag.at("name");
        auto operations = tag_section(openapi, name);
        index += element("li", escaped(name) + element("ul", operations.index));
        section.body += element("h3", escaped(tag.at("description").get<std::string>()));
        section.body += operations.body;
    }
    section.body += tokens(openapi.at("components").at("securitySchemes"));
    section.index = element("li", link("#http", "HTTP") + element("ul", index));
    return section;
}

}  // namespace mistward::docs
