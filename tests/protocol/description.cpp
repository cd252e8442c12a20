#include "tests/protocol/description.hpp"

#include <algorithm>

namespace mistward::protocol {

/// Follows references; of several demands at once the one that says the form.
Json DescriptionCheck::resolved(const Json& schema) {
    if (schema.contains("$ref")) {
        constexpr std::string_view kUrn = "urn:mistward:protocol:1:";
        const auto name = schema.at("$ref").get<std::string>().substr(kUrn.size());
        const auto fragment = name.find("#/$defs/");
        const Json file = api::schema(name.substr(0, fragment));
        return resolved(
            fragment == std::string::npos ? file : file.at("$defs").at(name.substr(fragment + 8)));
    }
    const bool is_joined = schema.contains("allOf") && !schema.contains("type");
    return is_joined ? resolved(schema.at("allOf").at(0)) : schema;
}

bool DescriptionCheck::contains(const Json& list, const std::string& item) {
    return std::find(list.begin(), list.end(), Json(item)) != list.end();
}

bool DescriptionCheck::may_be_null(const Json& schema) {
    const Json forms = schema.value("oneOf", Json::array());
    return schema.value("type", "") == "null" ||
           std::any_of(forms.begin(), forms.end(),
                       [](const Json& form) { return form.value("type", "") == "null"; });
}

bool DescriptionCheck::is_never(const Json& schema) { return schema == Json(false); }

/// What the schema is one of, those of groups within it among them; itself if it is no group.
std::vector<Json> DescriptionCheck::forms(const Json& schema) {
    const Json whole = resolved(schema);
    if (!whole.contains("oneOf")) return {whole};
    std::vector<Json> list;
    for (const Json& branch : whole.at("oneOf")) {
        for (Json& form : forms(branch)) list.push_back(std::move(form));
    }
    return list;
}

/// A form without a type of its own can be of several.
std::vector<std::string> DescriptionCheck::types_of(const std::vector<Json>& forms) {
    std::vector<std::string> types;
    for (const Json& form : forms) {
        const Json& type = form.at("properties").at("type");
        const Json words =
            type.contains("const") ? Json::array({type.at("const")}) : type.at("enum");
        types.insert(types.end(), words.begin(), words.end());
    }
    return types;
}

const Json* DescriptionCheck::form_of(const std::vector<Json>& forms, const std::string& type) {
    for (const Json& form : forms) {
        if (form.at("properties").at("type").value("const", "") == type) return &form;
    }
    return nullptr;
}

void DescriptionCheck::expect(bool is_so, const std::string& at, const std::string& otherwise) {
    if (!is_so) faults_ += at + ": " + otherwise + "\n";
}

}  // namespace mistward::protocol
