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

const Json* DescriptionCheck::form_of(const Json& schema, const std::string& type) {
    for (const Json& form : schema.at("oneOf")) {
        if (form.at("properties").at("type").value("const", "") == type) return &form;
    }
    return nullptr;
}

void DescriptionCheck::expect(bool is_so, const std::string& at, const std::string& otherwise) {
    if (!is_so) faults_ += at + ": " + otherwise + "\n";
}

}  // namespace mistward::protocol
