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

void DescriptionCheck::check_document(const Json& from, const std::string& at,
                                      const std::vector<Member>& members, std::string_view type) {
    const Json schema = without_null(from);
    // A document whose forms differ in what may be there is described once.
    if (schema.contains("oneOf")) {
        for (const Json& form : schema.at("oneOf")) check_document(form, at, members, type);
        return;
    }
    expect(schema.value("type", "") == "object", at, "the schema has no object");
    // A merge patch has whole objects without a word of what is in them.
    if (direction_ == Direction::Merged && !schema.contains("properties")) return;
    expect(schema.value("additionalProperties", Json()) == Json(false), at,
           "the schema lets others in");
    std::set<std::string> keys;
    if (!type.empty()) {
        keys.insert("type");
        check_type(schema, at, type);
    }
    for (const Member& member : members) {
        keys.insert(member.key);
        check_member(schema, member, at);
    }
    const Json properties = schema.value("properties", Json::object());
    for (const auto& [key, value] : properties.items()) {
        expect(keys.contains(key) || is_never(value), at, "only the schema has " + key);
    }
}

void DescriptionCheck::check_member(const Json& schema, const Member& member,
                                    const std::string& at) {
    const std::string place = at + "." + member.key;
    const Json properties = schema.value("properties", Json::object());
    const bool is_there = properties.contains(member.key);
    bounds_.note_form(place, is_there);
    const bool is_required = contains(schema.value("required", Json::array()), member.key);
    if (member.need == Need::Never || member.need == Need::ByForm) {
        expect(!is_required || member.need == Need::ByForm || direction_ == Direction::Written,
               place, "the schema needs it");
    } else {
        const bool may_lack = direction_ == Direction::Merged ||
                              (direction_ == Direction::Read && member.need == Need::IfWritten);
        expect(is_required != may_lack, place,
               may_lack ? "the schema needs it" : "the schema does not need it");
    }
    if (is_there) member.check(*this, properties.at(member.key), place);
}

void DescriptionCheck::check_nullable(const Json& from, const std::string& at, Check value) {
    const Json schema = resolved(from);
    bounds_.note_null(at, may_be_null(schema));
    for (const Json& form : schema.value("oneOf", Json::array({schema}))) {
        if (form.value("type", "") != "null") value(*this, form, at);
    }
}

void DescriptionCheck::check_list(const Json& from, const std::string& at, Check item) {
    const Json schema = resolved(from);
    expect(schema.value("type", "") == "array", at, "the schema has no list");
    if (schema.contains("items")) item(*this, schema.at("items"), at + "[]");
}

void DescriptionCheck::check_choice(const Json& from, const std::string& at,
                                    const std::vector<Kind>& kinds) {
    const std::vector<Json> known = forms(from);
    for (const std::string& type : types_of(known)) {
        const bool is_there = std::any_of(kinds.begin(), kinds.end(),
                                          [&](const Kind& kind) { return kind.type == type; });
        expect(is_there, at, "only the schema has " + type);
    }
    for (const Kind& kind : kinds) {
        const Json* form = form_of(known, kind.type);
        expect(form != nullptr, at, "the schema has no " + kind.type);
        if (form != nullptr) kind.check(*this, *form, at + "." + kind.type);
    }
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
