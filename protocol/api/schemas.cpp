#include "protocol/api/schemas.hpp"

#include "protocol/api/sources.hpp"

namespace mistward::protocol::api {
namespace {

constexpr std::string_view kUrn = "urn:mistward:protocol:1:";
constexpr std::string_view kCommon = "common#/$defs/";
constexpr std::string_view kComponents = "#/components/schemas/";

/// What a reference names: "seq" for `urn:mistward:protocol:1:common#/$defs/seq`; empty if it leads
/// elsewhere.
std::string_view name_in(std::string_view reference) {
    if (!reference.starts_with(kUrn)) return {};
    reference.remove_prefix(kUrn.size());
    if (reference.starts_with(kCommon)) reference.remove_prefix(kCommon.size());
    return reference;
}

/// Turns every reference inside `value` into one within the document, and notes what it names.
void localize(Json& value, std::vector<std::string>& names) {
    if (!value.is_structured()) return;
    for (auto& item : value.items()) {
        Json& child = item.value();
        const bool refers = value.is_object() && item.key() == "$ref" && child.is_string();
        const std::string name(refers ? name_in(child.get_ref<const std::string&>()) : "");
        if (name.empty()) {
            localize(child, names);
        } else {
            names.push_back(name);
            child = std::string(kComponents) + name;
        }
    }
}

/// The schema with that name, or the definition of `common` that is called so.
Json load(const std::string& name, const Json& common) {
    if (common.contains(name)) return common.at(name);
    Json whole = schema(name);
    whole.erase("$schema");  // the document's own dialect
    whole.erase("$id");      // else references inside would lead away from the document
    return whole;
}

}  // namespace

Json schema_reference(std::string_view name) {
    return {{"$ref", std::string(kUrn) + std::string(name)}};
}

Json schema(std::string_view name) {
    return source_json("schema/" + std::string(name) + ".schema.json");
}

std::vector<std::string> alternatives(std::string_view name) {
    const Json whole = schema(name);
    const Json branches = whole.value("oneOf", Json::array());
    const bool is_group = !branches.empty() && branches[0].contains("$ref");
    if (!is_group) return {std::string(name)};
    std::vector<std::string> names;
    for (const Json& branch : branches) {
        const auto inner = alternatives(name_in(branch.at("$ref").get_ref<const std::string&>()));
        names.insert(names.end(), inner.begin(), inner.end());
    }
    return names;
}

void bundle_schemas(Json& document) {
    std::vector<std::string> names;
    localize(document, names);
    const Json common = schema("common").at("$defs");
    Json schemas = Json::object();
    while (!names.empty()) {
        const std::string name = std::move(names.back());
        names.pop_back();
        if (schemas.contains(name)) continue;
        Json& schema = schemas[name] = load(name, common);
        localize(schema, names);
    }
    document["components"]["schemas"] = std::move(schemas);
}

}  // namespace mistward::protocol::api
