#include "server/docs/schema_html.hpp"

#include "server/docs/html.hpp"

#include <algorithm>

namespace mistward::docs {
namespace {

using protocol::Json;

constexpr std::string_view kComponents = "#/components/schemas/";

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    std::string text;
    for (const auto& part : parts) {
        if (!text.empty()) text += separator;
        text += part;
    }
    return text;
}

std::string any_of(const Json& values) {
    std::vector<std::string> words;
    for (const Json& value : values) words.push_back(code(value.dump()));
    return joined(words, " or ");
}

std::string forms(const Json& schemas, std::string_view separator) {
    std::vector<std::string> phrases;
    for (const Json& schema : schemas) {
        auto phrase = form(schema);
        if (std::ranges::find(phrases, phrase) == phrases.end()) phrases.push_back(phrase);
    }
    return joined(phrases, separator);
}

/// ", 1 to 40 characters", ", at least 1"; empty without bounds.
std::string bounds(const Json& schema, const char* least, const char* most,
                   const std::string& unit) {
    const bool from = schema.contains(least);
    const bool to = schema.contains(most);
    if (from && to && schema[least] == schema[most]) return ", " + schema[least].dump() + unit;
    if (from && to) return ", " + schema[least].dump() + " to " + schema[most].dump() + unit;
    if (from) return ", at least " + schema[least].dump() + unit;
    return to ? ", at most " + schema[most].dump() + unit : "";
}

std::string text_form(const Json& schema) {
    std::string phrase = "text" + bounds(schema, "minLength", "maxLength", " characters");
    if (schema.contains("pattern")) phrase += ", as " + code(schema["pattern"].get<std::string>());
    return phrase;
}

std::string list_form(const Json& schema) {
    std::string phrase = "list";
    if (schema.contains("items")) {
        const auto items = form(schema["items"]);
        phrase += items == "object" ? " of objects" : " of " + items;
    }
    return phrase + bounds(schema, "minItems", "maxItems", " of them");
}

std::string object_form(const Json& schema) {
    const auto values = schema.find("additionalProperties");
    if (values == schema.end() || !values->is_object()) return "object";
    std::string phrase = "object";
    if (schema.contains("propertyNames")) phrase += " by " + form(schema["propertyNames"]);
    return phrase + " of " + form(*values);
}

std::string type_form(const Json& schema) {
    const std::string type = schema.value("type", "");
    if (type == "string") return text_form(schema);
    if (type == "array") return list_form(schema);
    if (type == "object" || schema.contains("properties")) return object_form(schema);
    if (type == "integer") return "integer" + bounds(schema, "minimum", "maximum", "");
    if (type == "null") return code("null");
    return type.empty() ? "anything" : type;
}

/// What tells an alternative from the others: its title, or the word that only it has.
std::string title_of(const Json& schema) {
    if (schema.contains("title")) return escaped(schema["title"].get<std::string>());
    const Json properties = schema.value("properties", Json::object());
    for (const auto* name : {"type", "code", "kind", "op", "game"}) {
        const Json property = properties.value(name, Json::object());
        if (property.contains("const") && property["const"].is_string()) {
            return escaped(property["const"].get<std::string>());
        }
    }
    if (properties.contains("code")) return form(properties["code"]);  // one of several errors
    return {};
}

std::string field(const std::string& name, const Json& schema, bool required) {
    std::string html = code(name) + " " + element("span", {{"class", "form"}}, form(schema));
    if (!required) {
        const bool has_default = schema.contains("default");
        html +=
            " " + element("span", {{"class", "optional"}},
                          has_default ? "left out: " + code(schema["default"].dump()) : "optional");
    }
    if (schema.contains("description")) html += prose(schema["description"].get<std::string>());
    return element("li", html + fields(schema));
}

std::string fields_of_object(const Json& schema) {
    const Json required = schema.value("required", Json::array());
    std::string items;
    for (const auto& [name, property] : schema.at("properties").items()) {
        const bool needed = std::ranges::find(required, Json(name)) != required.end();
        items += field(name, property, needed);
    }
    return items.empty() ? "" : element("ul", {{"class", "fields"}}, items);
}

std::string fields_of_each(const Json& schemas) {
    std::string html;
    for (const Json& schema : schemas) {
        const auto below = fields(schema);
        if (below.empty()) continue;
        const auto title = title_of(schema);
        if (!title.empty() || !html.empty()) {
            html += element("p", {{"class", "alternative"}}, title.empty() ? "or" : title);
        }
        html += below;
    }
    return html;
}

}  // namespace

std::string schema_anchor(std::string_view name) { return "schema-" + std::string(name); }

std::string form(const Json& schema) {
    if (!schema.is_object()) return "anything";  // the schema `true`
    if (schema.contains("$ref")) {
        const auto name = schema["$ref"].get<std::string>().substr(kComponents.size());
        return link('#' + schema_anchor(name), escaped(name));
    }
    if (schema.contains("const")) return code(schema["const"].dump());
    if (schema.contains("enum")) return any_of(schema["enum"]);
    if (schema.contains("oneOf")) return forms(schema["oneOf"], " or ");
    if (schema.contains("allOf") && !schema.contains("type")) return form(schema["allOf"][0]);
    return type_form(schema);
}

std::string fields(const Json& schema) {
    std::string html;
    if (!schema.is_object()) return html;
    for (const Json& part : schema.value("allOf", Json::array())) {
        if (part.contains("$ref")) html += element("p", "as " + form(part));
    }
    if (schema.contains("properties")) html += fields_of_object(schema);
    if (schema.contains("oneOf")) html += fields_of_each(schema["oneOf"]);
    if (schema.contains("items")) html += fields(schema["items"]);
    return html;
}

}  // namespace mistward::docs
