#pragma once

#include "protocol/api/schemas.hpp"
#include "protocol/json.hpp"
#include "protocol/setup_document.hpp"
#include "protocol/wire/file_kinds.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/patch.hpp"
#include "protocol/wire/read.hpp"
#include "protocol/wire/ready.hpp"
#include "protocol/wire/refusal.hpp"
#include "protocol/wire/time.hpp"
#include "protocol/wire/words.hpp"
#include "tests/protocol/bounds_check.hpp"

#include <concepts>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mistward::protocol {

/// Holds the description of a document in C++ against its JSON Schema, both ways: the same members,
/// the same ones left out, the same constants, lists, nulls, words and bounds. Each call gives what
/// differs, a line each with where it is; nothing if nothing does.
class DescriptionCheck {
public:
    /// A document that the server writes.
    template <class T>
    static std::string written(const std::string& schema) {
        return written<T>(api::schema(schema), schema);
    }
    template <class T>
    static std::string written(const Json& schema, const std::string& at) {
        return DescriptionCheck(Direction::Written).of<T>(schema, at);
    }

    /// A document that the server reads.
    template <class T>
    static std::string read(const std::string& schema) {
        return read<T>(api::schema(schema), schema);
    }
    template <class T>
    static std::string read(const Json& schema, const std::string& at) {
        return DescriptionCheck(Direction::Read).of<T>(schema, at);
    }

    /// A merge patch to a document that the server reads.
    template <class T>
    static std::string merged(const std::string& schema) {
        return DescriptionCheck(Direction::Merged).of<T>(api::schema(schema), schema);
    }

private:
    enum class Direction { Written, Read, Merged };

    explicit DescriptionCheck(Direction direction) : direction_(direction) {}

    template <class T>
    std::string of(const Json& schema, const std::string& at) {
        check<T>(schema, at);
        bounds_.report(faults_);
        return faults_;
    }

    /// Holds what of a document has that type against a schema, at a place. What needs no type of a
    /// document is compiled once: it gets the checks of what is in it.
    using Check = void (*)(DescriptionCheck& self, const Json& from, const std::string& at);
    template <class T>
    static void check_of(DescriptionCheck& self, const Json& from, const std::string& at) {
        self.check<T>(from, at);
    }

    /// Where a member has to be.
    enum class Need {
        Always,
        IfWritten,  ///< may be left out of what is read
        ByForm,     ///< in some forms of the document, while others lack it
        Never,
    };
    struct Member {
        std::string key;
        Need need;
        Check check;
    };

    template <class T, class Value>
    static constexpr Need need() {
        if constexpr (wire::Depends<Value>) return Need::ByForm;
        if constexpr (wire::MayBeAbsent<Value>) return Need::Never;
        return wire::Partial<T> || wire::Optional<Value> ? Need::IfWritten : Need::Always;
    }

    template <wire::Document T>
    void check(const Json& from, const std::string& at) {
        std::vector<Member> members;
        wire::for_each_member<T>([&](std::string_view key, auto member) {
            using Value = std::remove_cvref_t<decltype(std::declval<T>().*member)>;
            members.push_back({std::string(key), need<T, Value>(), check_of<Value>});
        });
        std::string_view type;
        if constexpr (wire::Message<T>) type = T::kType;
        check_document(from, at, members, type);
    }

    template <class T>
    requires wire::MayBeAbsent<T> || wire::Depends<T>
    void check(const Json& from, const std::string& at) { check<typename T::value_type>(from, at); }

    template <class T>
    requires wire::kIsUsually<T>
    void check(const Json& from, const std::string& at) {
        check<decltype(T::value)>(from, at);
        if (direction_ == Direction::Read) {
            expect(from.value("default", Json()) == wire::json_of(T::kUsual), at,
                   "the default differs");
        }
    }

    template <wire::Nullable T>
    void check(const Json& from, const std::string& at) {
        check_nullable(from, at, check_of<typename T::value_type>);
    }

    template <wire::List T>
    void check(const Json& from, const std::string& at) {
        check_list(from, at, check_of<typename T::value_type>);
    }

    template <wire::Keyed T>
    requires(!requires { T::kSchema; }) void check(const Json& from, const std::string& at) {
        expect(resolved(from).contains("additionalProperties"), at, "the schema has no table");
    }

    template <wire::Choice T>
    void check(const Json& from, const std::string& at) {
        std::vector<Kind> kinds;
        note_kinds<T>(kinds);
        check_choice(from, at, kinds);
    }

    template <wire::Constant T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from).value("const", "") == T::text(), at, "the constant differs");
    }

    template <wire::Worded T>
    void check(const Json& from, const std::string& at) {
        if constexpr (std::same_as<T, ErrorCode>) return check_codes(from, at);
        const std::set<std::string> words = words_of(without_null(from));
        expect(!words.empty(), at, "the schema has no words");
        if constexpr (requires { wire::Words<T>::all(); }) {
            const auto all = wire::Words<T>::all();
            if (direction_ != Direction::Written) return bounds_.note_words(at, all, words);
        }
        for (const std::string& word : words) expect(is_word<T>(word), at, "no such word: " + word);
    }

    template <class T>
    requires requires { T::kFirst; }
    void check(const Json& from, const std::string& at) {
        const auto first = static_cast<std::size_t>(T::kFirst);
        const auto count = static_cast<std::size_t>(T::kLast) - first + 1;
        bounds_.note_words(at, wire::Words<typename T::Plain>::all().subspan(first, count),
                           words_of(without_null(from)));
    }

    template <std::same_as<bool> T>
    void check(const Json& from, const std::string& at) {
        const Json schema = without_null(from);
        expect(schema.value("type", "") == "boolean" || schema.value("const", Json()).is_boolean(),
               at, "the schema has no boolean");
    }

    template <std::integral T>
    requires(!std::same_as<T, bool>) void check(const Json& from, const std::string& at) {
        expect(is_integer(resolved(from)), at, "the schema has no integer");
    }

    /// A number that is read within bounds.
    template <class T>
    requires requires { T::kLeast; }
    void check(const Json& from, const std::string& at) {
        const Json schema = without_null(from);
        expect(is_integer(schema), at, "the schema has no integer");
        bounds_.note_numbers(at, {std::int64_t{T::kLeast}, static_cast<std::int64_t>(T::kGreatest)},
                             schema);
    }

    template <std::same_as<std::string> T>
    void check(const Json& from, const std::string& at) {
        const Json schema = resolved(from);
        expect(schema.value("type", "") == "string" || schema.contains("enum"), at,
               "the schema has no text");
    }

    /// A text that is read within bounds.
    template <std::derived_from<std::string> T>
    requires requires { T::kLongest; }
    void check(const Json& from, const std::string& at) {
        constexpr bool kIsName = std::derived_from<T, wire::FreeText<T::kLongest>> ||
                                 std::derived_from<T, wire::Name<T::kLongest>> ||
                                 std::derived_from<T, wire::KeptName<T::kLongest>>;
        const Json schema = without_null(from);
        expect(schema.value("type", "") == "string", at, "the schema has no text");
        bounds_.note_sizes(at, {1, T::kLongest}, schema, "minLength", "maxLength");
        expect(refuses_control(schema), at, "the schema lets control characters in");
        expect(refuses_spaces(schema) == kIsName, at, "whether spaces alone will do differs");
    }

    /// A list of texts that is read within bounds.
    template <class T>
    requires requires {
        T::kMostItems;
        T::kLongest;
    }
    void check(const Json& from, const std::string& at) {
        const Json schema = without_null(from);
        expect(schema.value("type", "") == "array", at, "the schema has no list");
        bounds_.note_sizes(at, {1, T::kMostItems}, schema, "minItems", "maxItems");
        check<wire::Text<T::kLongest>>(schema.at("items"), at + "[]");
    }

    /// Different colours.
    template <class T>
    requires requires { T::kFewest; }
    void check(const Json& from, const std::string& at) {
        const Json schema = without_null(from);
        expect(schema.value("type", "") == "array" && schema.value("uniqueItems", false), at,
               "the schema has no list of different colours");
        bounds_.note_sizes(at, {T::kFewest, T::kMostItems}, schema, "minItems", "maxItems");
        check<rules::Colour>(schema.at("items"), at + "[]");
    }

    template <std::same_as<wire::Time> T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from) == of_common("time"), at, "the schema has no time");
    }

    template <std::same_as<wire::Patch> T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from) == api::schema("patch"), at, "the schema has no patch");
    }

    /// What is in it, the rules say: fixtures_test.cpp holds the whole schema against them.
    template <class T>
    requires requires { T::kSchema; }
    void check(const Json& from, const std::string& at) {
        const Json schema = api::schema(T::kSchema);
        expect(resolved(from) == schema || without_null(from) == schema, at,
               "the schema has no " + std::string(T::kSchema));
    }

    template <std::same_as<wire::Digest> T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from) == of_common("sha256"), at, "the schema has no hash");
    }

    template <std::same_as<wire::NumberedGame> T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from) == of_common("game_id"), at, "the schema has no id of a game");
    }

    template <std::same_as<wire::FaceName> T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from) == of_common("face"), at, "the schema has no face");
    }

    template <std::same_as<wire::DealtTo> T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from) == of_common("colours"), at, "the schema has no colours");
    }

    template <std::same_as<wire::ByCompanion> T>
    void check(const Json& from, const std::string& at) {
        check<bool>(from, at);
    }

    /// The schema lets more be left out than is when it is written.
    template <std::same_as<wire::AgreedSetup> T>
    void check(const Json& from, const std::string& at) {
        if (direction_ == Direction::Read) return check<SetupBody>(from, at);
        faults_ += DescriptionCheck(Direction::Read).of<SetupDocument>(from, at);
    }

    template <std::same_as<wire::Quoting> T>
    void check(const Json& from, const std::string& at) {
        check<std::string>(from, at);
    }

    template <std::same_as<wire::Real> T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from).value("type", "") == "number", at, "the schema has no number");
    }

    /// What is in it, a test of its own holds against a schema.
    template <std::same_as<wire::Loose> T>
    void check(const Json& from, const std::string& at) {
        expect(resolved(from).value("type", "") == "object", at, "the schema has no object");
    }

    template <class T>
    requires std::derived_from<T, std::optional<typename T::value_type>> &&
        std::same_as<T, wire::AtEnd<typename T::value_type>>
    void check(const Json& from, const std::string& at) {
        check<std::optional<typename T::value_type>>(from, at);
    }

    /// A list whose items have bounds of their own.
    template <class T>
    requires requires {
        T::kMostItems;
        typename T::value_type;
    } &&(!requires { T::kLongest; }) &&
        (!requires { T::kFewest; }) void check(const Json& from, const std::string& at) {
        const Json schema = without_null(from);
        expect(schema.value("type", "") == "array", at, "the schema has no list");
        // Where the reader lets a list be empty, what it is compared with may not.
        const auto fewest = T::kLeastItems == 0 ? schema.value("minItems", std::int64_t{0})
                                                : static_cast<std::int64_t>(T::kLeastItems);
        bounds_.note_sizes(at, {fewest, T::kMostItems}, schema, "minItems", "maxItems");
        check<typename T::value_type>(schema.at("items"), at + "[]");
    }

    template <wire::Worded T>
    static bool is_word(const std::string& text) {
        constexpr int kMost = 64;  // more than any enum has
        for (int i = 0; i < kMost; ++i) {
            try {
                if (wire::Words<T>::of(static_cast<T>(i)) == text) return true;
            } catch (const std::out_of_range&) {
                return false;
            }
        }
        return false;
    }

    /// One of those that a choice is between.
    struct Kind {
        std::string type;
        Check check;
    };

    /// Of a choice within a choice, each kind by itself.
    template <wire::Choice T>
    static void note_kinds(std::vector<Kind>& kinds) {
        boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, T>>(
            [&]<class Of>(boost::mp11::mp_identity<Of>) {
                if constexpr (wire::Choice<Of>) {
                    note_kinds<Of>(kinds);
                } else {
                    kinds.push_back({std::string(type_of<Of>()), check_of<Of>});
                }
            });
    }

    template <class Of>
    static std::string_view type_of() {
        if constexpr (wire::Message<Of>) {
            return Of::kType;
        } else {
            return decltype(Of::type)::text();
        }
    }

    /// `type` is empty for what has none.
    void check_document(const Json& from, const std::string& at, const std::vector<Member>& members,
                        std::string_view type);
    void check_member(const Json& schema, const Member& member, const std::string& at);
    void check_nullable(const Json& from, const std::string& at, Check value);
    void check_list(const Json& from, const std::string& at, Check item);
    void check_choice(const Json& from, const std::string& at, const std::vector<Kind>& kinds);

    /// A definition that many schemas share.
    static Json of_common(const char* name);
    static Json resolved(const Json& schema);
    /// Of a merge patch, which takes a member back by null.
    Json without_null(const Json& schema) const;
    static bool contains(const Json& list, const Json& item);
    static bool may_be_null(const Json& schema);
    static bool is_never(const Json& schema);
    static bool is_integer(const Json& schema);
    static bool refuses_control(const Json& schema);
    static bool refuses_spaces(const Json& schema);
    static std::set<std::string> words_of(const Json& schema);
    static std::vector<Json> forms(const Json& schema);
    static std::vector<std::string> types_of(const std::vector<Json>& forms);
    static const Json* form_of(const std::vector<Json>& forms, const std::string& type);
    void check_type(const Json& schema, const std::string& at, std::string_view type);
    /// The codes of errors are in the schema of refusals, each with its params.
    void check_codes(const Json& schema, const std::string& at);
    void expect(bool is_so, const std::string& at, const std::string& otherwise);

    Direction direction_;
    BoundsCheck bounds_;
    std::string faults_;
};

}  // namespace mistward::protocol
