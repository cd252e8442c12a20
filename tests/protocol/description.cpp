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

Json DescriptionCheck::of_common(const char* name) {
    return api::schema("common").at("$defs").at(name);
}

bool DescriptionCheck::contains(const Json& list, const Json& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

bool DescriptionCheck::may_be_null(const Json& schema) {
    const Json forms = schema.value("oneOf", Json::array());
    return schema.value("type", "") == "null" ||
           std::any_of(forms.begin(), forms.end(),
                       [](const Json& form) { return form.value("type", "") == "null"; });
}

bool DescriptionCheck::is_never(const Json& schema) { return schema == Json(false); }

bool DescriptionCheck::is_integer(const Json& schema) {
    const Json first = schema.contains("enum") ? schema.at("enum").at(0) : Json();
    return schema.value("type", "") == "integer" || first.is_number() ||
           schema.value("const", Json()).is_number();
}

/// A pattern of its own leaves control characters out.
bool DescriptionCheck::refuses_control(const Json& schema) {
    return schema.contains("pattern") ||
           schema.value("allOf", Json::array()).dump().find(R"(^[^\\u0000-)") != std::string::npos;
}

bool DescriptionCheck::refuses_spaces(const Json& schema) {
    return contains(schema.value("allOf", Json::array()), Json{{"pattern", "[^ ]"}});
}

std::set<std::string> DescriptionCheck::words_of(const Json& schema) {
    if (schema.contains("const")) return {schema.at("const").get<std::string>()};
    const Json words = schema.value("enum", Json::array());
    return {words.begin(), words.end()};
}

Json DescriptionCheck::without_null(const Json& from) const {
    const Json schema = resolved(from);
    if (direction_ != Direction::Merged || !may_be_null(schema)) return schema;
    for (const Json& form : schema.at("oneOf")) {
        if (form.value("type", "") != "null") return resolved(form);
    }
    return schema;
}

void DescriptionCheck::check_type(const Json& schema, const std::string& at,
                                  std::string_view type) {
    expect(schema.at("properties").value("type", Json::object()).value("const", "") == type, at,
           "the type differs");
    expect(contains(schema.value("required", Json::array()), "type"), at, "the type is not needed");
}

void DescriptionCheck::check_codes(const Json& schema, const std::string& at) {
    expect(schema.value("type", "") == "string", at, "the schema has no code");
    std::set<std::string> known;
    for (std::size_t i = 0; i < kErrorCodeCount; ++i) {
        known.emplace(name(static_cast<ErrorCode>(i)));
    }
    std::set<std::string> told;
    const Json refusal = api::schema("refusal");
    for (const Json& branch : refusal.at("oneOf")) {
        told.merge(words_of(branch.at("properties").at("code")));
    }
    expect(known == told, at, "the codes differ");
}

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
