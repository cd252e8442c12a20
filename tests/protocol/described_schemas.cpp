#include "tests/protocol/described_schemas.hpp"

#include "protocol/wire/fields.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/text_form.hpp"
#include "tests/protocol/indented.hpp"

#include <boost/mp11/algorithm.hpp>

#include <algorithm>
#include <concepts>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace mistward::protocol {
namespace {

using Ordered = nlohmann::ordered_json;

const std::string kUrn = "urn:mistward:protocol:1:";
const std::string kSpace = "-?[0-9]+,-?[0-9]+";

Ordered to(std::string_view name) { return {{"$ref", kUrn + std::string(name)}}; }

Ordered of_number(const wire::Shape& shape) {
    Ordered number{{"type", "integer"}};
    if (!shape.has_sign) number["minimum"] = shape.least;
    if (shape.most >= shape.least) number["maximum"] = shape.most;
    return number;
}

Ordered of(const wire::Shape& shape) {
    if (shape.may_be_null) {
        wire::Shape there = shape;
        there.may_be_null = false;
        return {{"oneOf", {{{"type", "null"}}, of(there)}}};
    }
    if (!shape.document.empty()) return to(shape.document);
    if (!shape.reference.empty()) return to("common#/$defs/" + std::string(shape.reference));
    if (shape.is_boolean) return {{"type", "boolean"}};
    if (shape.words.empty()) return of_number(shape);
    Ordered words = Ordered::array();
    for (const std::string_view word : shape.words) words.push_back(std::string(word));
    return {{"enum", words}};
}

/// An object with these properties and no others, all of them needed.
Ordered object_of(const Ordered& properties) {
    Ordered required = Ordered::array();
    for (const auto& [key, value] : properties.items()) required.push_back(key);
    return {{"type", "object"},
            {"properties", properties},
            {"required", required},
            {"additionalProperties", false}};
}

/// Of a text that is one of some words.
std::string any_of(std::span<const std::string_view> words) {
    std::string list;
    for (const std::string_view word : words) (list += list.empty() ? "" : "|") += word;
    return words.size() == 1 ? list : "(" + list + ")";
}

/// Of the name of a segment: what may be several times on a tile has a number.
std::string segment_pattern() {
    std::vector<std::string_view> numbered;
    std::string centres;
    for (const auto kind :
         std::span(rules::kAllOf<rules::FeatureKind>).first(rules::kPlayedKinds)) {
        if (rules::is_centre(kind)) {
            (centres += '|') += rules::name(kind);
        } else {
            numbered.push_back(rules::name(kind));
        }
    }
    return "(" + any_of(numbered) + "[0-7]" + centres + ")";
}

/// Of what stands in a text for a member of that type.
template <class T>
std::string pattern(const auto& member) {
    if constexpr (std::same_as<T, rules::TileId>) {
        return "[0-9A-Za-z.-]+";
    } else if constexpr (std::same_as<T, rules::Position>) {
        return kSpace;
    } else if constexpr (std::same_as<T, rules::Rotation>) {
        return "[0-3]";
    } else if constexpr (std::same_as<T, rules::SegmentIndex>) {
        return segment_pattern();
    } else if constexpr (std::same_as<T, rules::FeatureRef>) {
        return segment_pattern() + "@" + kSpace;
    } else if constexpr (std::same_as<T, rules::MeepleRef>) {
        // No part that can be chosen puts several on a segment, where more names them.
        return pattern<rules::FeatureRef>(member);
    } else if constexpr (std::is_enum_v<T>) {
        return any_of(rules::kWordsOf<T>);
    } else if constexpr (std::same_as<T, std::optional<std::uint8_t>>) {
        return "(" + pattern<std::uint8_t>(member) + "|hidden)";
    } else {
        static_assert(std::unsigned_integral<T>);
        if (member.most < member.least) return "[0-9]{1,3}";
        return "[" + std::to_string(member.least) + "-" + std::to_string(member.most) + "]";
    }
}

/// Of the whole text of `T`.
template <class T>
std::string text_pattern() {
    std::string text = "^";
    rules::for_each_piece<T>([&]<class... Member>(const rules::TextPiece& piece,
                                                  const Member&... member) {
        const std::string before(piece.before);
        if (!piece.in_brackets) {
            text += before;
            ((text += pattern<typename Member::Value>(member)), ...);
            return;
        }
        [[maybe_unused]] const auto add = [&]<class Value>(std::type_identity<Value>) {
            if constexpr (std::is_enum_v<Value>) {
                std::span<const std::string_view> words = rules::kWordsOf<Value>;
                // Other figures belong to parts that cannot be chosen.
                if (std::same_as<Value, rules::MeepleKind>) words = words.first(2);
                text += "(" + before + any_of(words.subspan(1)) + std::string(piece.after) + ")?";
            }
        };
        (add(std::type_identity<typename Member::Value>{}), ...);
    });
    return text + "$";
}

/// Collects the fields of an event or a decision as properties.
class Properties {
public:
    explicit Properties(Ordered first) : list(std::move(first)) {}

    void field(std::string_view key, const wire::Shape& shape, const auto&) {
        list[std::string(key)] = of(shape);
    }
    void colour_of(const rules::FeatureRef&) {
        list["colour"] = of(wire::shared("colour"));
        is_about_meeple = true;
    }
    void which(const rules::NamedMeeple&) {
        list["guard"] = of(wire::kBoolean);
        optional.insert("guard");
    }
    void decision(std::string_view key, const rules::Decision&);

    /// An object with all of them and no others.
    Ordered object() const {
        Ordered whole = object_of(list);
        std::erase_if(whole["required"].get_ref<Ordered::array_t&>(),
                      [&](const Ordered& key) { return optional.contains(key); });
        return whole;
    }

    Ordered list;
    std::set<std::string> optional;  ///< that may be left out
    bool is_about_meeple = false;
};

Ordered decision_start(const std::string& pattern, std::string_view type) {
    return {{"id", {{"type", "string"}, {"pattern", pattern}}},
            {"type", {{"const", std::string(type)}}}};
}

template <class T>
Properties properties_of(Ordered first) {
    Properties properties(std::move(first));
    wire::Fields(properties).of(T{});
    return properties;
}

template <class T>
Properties of_decision() {
    return properties_of<T>(decision_start(text_pattern<T>(), rules::kWordOf<T>));
}

template <class Choice, class Visit>
void for_each(Visit visit) {
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Choice>>(visit);
}

/// A decision that the core made itself may be about a meeple that has gone since.
Ordered without_meeple() {
    Ordered types = Ordered::array();
    Ordered properties;
    for_each<rules::Decision>([&]<class T>(std::type_identity<T>) {
        const Properties of_this = of_decision<T>();
        if (!of_this.is_about_meeple) return;
        types.push_back(std::string(rules::kWordOf<T>));
        properties = of_this.list;
    });
    properties["id"] = {{"type", "string"}};
    properties["type"] = {{"enum", types}};
    properties.erase("colour");
    properties.erase("guard");
    Ordered schema{{"title", "About a meeple that has left the board"}};
    schema.update(object_of(properties));
    return schema;
}

void Properties::decision(std::string_view key, const rules::Decision&) {
    list[std::string(key)] = {{"oneOf", {to("legal_decision"), without_meeple()}}};
}

Ordered event_forms() {
    Ordered forms = Ordered::array();
    for_each<rules::Event>([&]<class T>(std::type_identity<T>) {
        const Ordered type{{"type", {{"const", std::string(rules::kWordOf<T>)}}}};
        forms.push_back(object_of(properties_of<T>(type).list));
    });
    Ordered undone{{"description", "The state is that of an earlier seq again"}};
    undone.update(object_of({{"type", {{"const", "undone"}}}, {"seq", of(wire::shared("seq"))}}));
    forms.push_back(undone);
    return forms;
}

/// What chance decides, and no player.
template <class T>
inline constexpr bool kIsDrawn =
    std::same_as<T, rules::DrawTile> || std::same_as<T, rules::DrawToken>;

Ordered legal_forms() {
    Ordered forms = Ordered::array();
    for_each<rules::Decision>([&]<class T>(std::type_identity<T>) {
        if constexpr (!kIsDrawn<T>) forms.push_back(of_decision<T>().object());
    });
    return forms;
}

Ordered decision_forms() {
    Ordered undo{{"title", "An undo, which is an entry of the log but no legal decision"}};
    Ordered properties = decision_start("^undo:[0-9]+$", "undo");
    properties["seq"] = of(wire::shared("seq"));
    undo.update(object_of(properties));
    return {object_of(of_decision<rules::DrawTile>().list), to("legal_decision"), undo,
            object_of(of_decision<rules::DrawToken>().list)};
}

/// The name of a part that can be added. While there is none, any text will do: no list holds one.
Ordered part_name() {
    Ordered name{{"type", "string"}, {"minLength", 1}, {"maxLength", 32}};
    for (const rules::Part part : rules::kParts) {
        if (rules::kOfferedParts.contains(part)) name["enum"].push_back(rules::name(part));
    }
    return name;
}

Ordered part_list() {
    const auto offered = std::ranges::count_if(
        rules::kParts, [](rules::Part part) { return rules::kOfferedParts.contains(part); });
    return {{"type", "array"}, {"items", to("part")}, {"uniqueItems", true}, {"maxItems", offered}};
}

Fixture schema(const std::string& name, const std::string& title, const std::string& description,
               const Ordered& body) {
    Ordered whole{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                  {"$id", kUrn + name},
                  {"title", title},
                  {"description", description}};
    whole.update(body);
    return {std::string(MISTWARD_SOURCE_DIR) + "/protocol/schema/" + name + ".schema.json",
            indented(whole) + "\n"};
}

}  // namespace

std::vector<Fixture> described_schemas() {
    const auto one_of = [](Ordered forms) { return Ordered{{"oneOf", std::move(forms)}}; };
    return {schema("event", "EVENT", "Something that happened in the game", one_of(event_forms())),
            schema("legal_decision", "A decision of a player", "Its text, and the same in fields",
                   one_of(legal_forms())),
            schema("decision", "DECISION",
                   "What an entry of the log decided: its text, and the same in fields",
                   one_of(decision_forms())),
            schema("part", "PART", "What can be added to a competitive game", part_name()),
            schema("parts", "PARTS", "What is added to a competitive game; else left out",
                   part_list())};
}

}  // namespace mistward::protocol
