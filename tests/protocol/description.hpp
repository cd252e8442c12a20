#pragma once

#include "protocol/api/schemas.hpp"
#include "protocol/json.hpp"
#include "protocol/wire/words.hpp"

#include <concepts>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// Holds the description of a document in C++ against its JSON Schema, both ways: the same members,
/// the same ones left out, the same constants, lists, nulls and words.
class DescriptionCheck {
public:
    /// What differs, a line each with where it is; empty if nothing does.
    template <class T>
    std::string of(const std::string& schema) {
        check<T>(api::schema(schema), schema);
        return faults_;
    }

private:
    template <wire::Document T>
    void check(const Json& from, const std::string& at) {
        const Json schema = resolved(from);
        // A document whose forms differ in values alone is described once.
        if (schema.contains("oneOf")) {
            for (const Json& form : schema.at("oneOf")) check<T>(form, at);
            return;
        }
        expect(schema.value("type", "") == "object", at, "the schema has no object");
        std::set<std::string> keys;
        std::set<std::string> required;
        wire::for_each_member<T>([&](std::string_view key, auto member) {
            check_member<std::remove_cvref_t<decltype(std::declval<T>().*member)>>(
                schema, std::string(key), at, keys, required);
        });
        const Json properties = schema.value("properties", Json::object());
        for (const auto& [key, value] : properties.items()) {
            expect(keys.contains(key) || is_never(value), at, "only the schema has " + key);
        }
        const Json listed = schema.value("required", Json::array());
        expect(required == std::set<std::string>(listed.begin(), listed.end()), at,
               "what is always there differs");
    }

    template <class T>
    void check_member(const Json& schema, const std::string& key, const std::string& at,
                      std::set<std::string>& keys, std::set<std::string>& required) {
        keys.insert(key);
        const Json properties = schema.value("properties", Json::object());
        if constexpr (wire::MayBeAbsent<T>) {
            if (!properties.contains(key)) return;  // left out in this form
            check<typename decltype(T::value)::value_type>(properties.at(key), at + "." + key);
            if (contains(schema.at("required"), key)) required.insert(key);
        } else {
            required.insert(key);
            expect(properties.contains(key), at, "the schema has no " + key);
            if (properties.contains(key)) check<T>(properties.at(key), at + "." + key);
        }
    }

    template <wire::Nullable T>
    void check(const Json& from, const std::string& at) {
        const Json schema = resolved(from);
        expect(may_be_null(schema), at, "the schema has no null");
        const Json forms = schema.value("oneOf", Json::array());
        for (const Json& form : forms) {
            if (form.value("type", "") != "null") check<typename T::value_type>(form, at);
        }
    }

    template <wire::List T>
    void check(const Json& from, const std::string& at) {
        const Json schema = resolved(from);
        expect(schema.value("type", "") == "array", at, "the schema has no list");
        if (schema.contains("items")) check<typename T::value_type>(schema.at("items"), at + "[]");
    }

    template <wire::Keyed T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from).contains("additionalProperties"), at, "the schema has no table");
    }

    template <wire::Choice T>
    void check(const Json& from, const std::string& at) {
        const std::vector<Json> kinds = forms(from);
        for (const std::string& type : types_of(kinds)) {
            expect(has_kind<T>(type), at, "only the schema has " + type);
        }
        check_kinds<T>(kinds, at);
    }

    template <wire::Choice T>
    void check_kinds(const std::vector<Json>& kinds, const std::string& at) {
        for_each_kind<T>([&]<class Kind>() {
            const std::string type(decltype(Kind::type)::text());
            const Json* form = form_of(kinds, type);
            expect(form != nullptr, at, "the schema has no " + type);
            if (form != nullptr) check<Kind>(*form, at + "." + type);
        });
    }

    template <wire::Constant T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from).value("const", "") == T::text(), at, "the constant differs");
    }

    template <wire::Worded T>
    void check(const Json& from, const std::string& at) {
        const Json schema = resolved(from);
        const Json words = schema.contains("const") ? Json::array({schema.at("const")})
                                                    : schema.value("enum", Json::array());
        expect(!words.empty(), at, "the schema has no words");
        for (const Json& word : words) {
            expect(is_word<T>(word.get<std::string>()), at, "no such word: " + word.dump());
        }
    }

    template <std::same_as<bool> T>
    void check(const Json& from, const std::string& at) {
        const Json schema = resolved(from);
        expect(schema.value("type", "") == "boolean" || schema.value("const", Json()).is_boolean(),
               at, "the schema has no boolean");
    }

    template <std::integral T>
    requires(!std::same_as<T, bool>) void check(const Json& from, const std::string& at) {
        const Json schema = resolved(from);
        const Json first = schema.contains("enum") ? schema.at("enum").at(0) : Json();
        expect(schema.value("type", "") == "integer" || first.is_number() ||
                   schema.value("const", Json()).is_number(),
               at, "the schema has no integer");
    }

    template <std::same_as<std::string> T>
    void check(const Json& from, const std::string& at) {
        const Json schema = resolved(from);
        expect(schema.value("type", "") == "string" || schema.contains("enum"), at,
               "the schema has no text");
    }

    /// What was written elsewhere is held against its schema there.
    template <std::same_as<wire::Raw> T>
    void check(const Json&, const std::string&) {}

    template <wire::Worded T>
    static bool is_word(const std::string& text) {
        constexpr int kMost = 16;  // more than any enum has
        for (int i = 0; i < kMost; ++i) {
            try {
                if (wire::Words<T>::of(static_cast<T>(i)) == text) return true;
            } catch (const std::out_of_range&) {
                return false;
            }
        }
        return false;
    }

    /// Of a choice within a choice, each kind by itself.
    template <wire::Choice T, class Visit>
    static void for_each_kind(Visit visit) {
        boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, T>>(
            [&]<class Kind>(boost::mp11::mp_identity<Kind>) {
                if constexpr (wire::Choice<Kind>) {
                    for_each_kind<Kind>(visit);
                } else {
                    visit.template operator()<Kind>();
                }
            });
    }

    template <wire::Choice T>
    static bool has_kind(std::string_view type) {
        bool found = false;
        for_each_kind<T>([&]<class Kind>() { found |= decltype(Kind::type)::text() == type; });
        return found;
    }

    static Json resolved(const Json& schema);
    static bool contains(const Json& list, const std::string& item);
    static bool may_be_null(const Json& schema);
    static bool is_never(const Json& schema);
    static std::vector<Json> forms(const Json& schema);
    static std::vector<std::string> types_of(const std::vector<Json>& forms);
    static const Json* form_of(const std::vector<Json>& forms, const std::string& type);
    void expect(bool is_so, const std::string& at, const std::string& otherwise);

    std::string faults_;
};

}  // namespace mistward::protocol
