#include "tests/protocol/described_schemas.hpp"

#include "protocol/wire/fields.hpp"
#include "rules/core/setup.hpp"
#include "rules/core/text_form.hpp"
#include "rules/rivals/game.hpp"
#include "tests/protocol/indented.hpp"

#include <boost/mp11/algorithm.hpp>

#include <algorithm>
#include <concepts>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <span>
#include <stdexcept>
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

/// What the parts that can be chosen add.
std::vector<rules::rivals::PartDescription> described(rules::PartSet offered) {
    std::vector<rules::rivals::PartDescription> parts;
    for (auto& part : rules::rivals::part_descriptions()) {
        if (offered.contains(part.part)) parts.push_back(std::move(part));
    }
    return parts;
}

/// The words of the other figures that can be in a game.
std::vector<std::string_view> figure_words(rules::PartSet offered) {
    std::vector<std::string_view> words;
    for (const auto& part : described(offered)) {
        for (const rules::MeepleKind kind : part.figures) {
            if (const auto other = wire::figure(kind)) words.push_back(key_text(*other));
        }
    }
    return words;
}

/// And of meeples and guards, in the order of the kinds.
std::vector<std::string_view> kind_words(rules::PartSet offered) {
    std::vector<std::string_view> words = figure_words(offered);
    for (const auto kind : {rules::MeepleKind::Guard, rules::MeepleKind::Ordinary}) {
        words.insert(words.begin(), wire::Words<rules::MeepleKind>::of(kind));
    }
    return words;
}

using Kinds = std::span<const rules::FeatureKind>;
constexpr Kinds kAllKinds = rules::kAllOf<rules::FeatureKind>;
constexpr Kinds kPlayed = kAllKinds.first(rules::kPlayedKinds);

/// Of the name of a segment: what may be several times on a tile has a number.
std::string segment_pattern(Kinds kinds = kPlayed) {
    std::vector<std::string_view> numbered;
    std::string centres;
    for (const auto kind : kinds) {
        if (rules::is_single(kind)) {
            (centres += '|') += rules::name(kind);
        } else {
            numbered.push_back(rules::name(kind));
        }
    }
    return "(" + any_of(numbered) + "[0-7]" + centres + ")";
}

/// Of what stands in a text for a member of that type.
template <class T>
std::string pattern(rules::PartSet offered, const auto& member) {
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
        const std::string where = pattern<rules::FeatureRef>(offered, member);
        // Only with other parts several stand on one segment, where more names them.
        if (offered.empty()) return where;
        const auto kinds = kind_words(offered);
        return where + "(:" + any_of(rules::kWordsOf<rules::Colour>) +
               "(:" + any_of(std::span(kinds).subspan(1)) + ")?)?";
    } else if constexpr (std::is_enum_v<T>) {
        return any_of(rules::kWordsOf<T>);
    } else if constexpr (std::same_as<T, std::optional<std::uint8_t>>) {
        return "(" + pattern<std::uint8_t>(offered, member) + "|hidden)";
    } else {
        static_assert(std::unsigned_integral<T>);
        if (member.most < member.least) return "[0-9]{1,3}";
        return "[" + std::to_string(member.least) + "-" + std::to_string(member.most) + "]";
    }
}

/// Of the whole text of `T`.
template <class T>
std::string text_pattern(rules::PartSet offered) {
    std::string text = "^";
    rules::for_each_piece<T>([&]<class... Member>(const rules::TextPiece& piece,
                                                  const Member&... member) {
        const std::string before(piece.before);
        if (!piece.in_brackets) {
            text += before;
            ((text += pattern<typename Member::Value>(offered, member)), ...);
            return;
        }
        [[maybe_unused]] const auto add = [&]<class Value>(std::type_identity<Value>) {
            if constexpr (std::is_enum_v<Value>) {
                std::span<const std::string_view> words = rules::kWordsOf<Value>;
                const auto kinds = kind_words(offered);
                if (std::same_as<Value, rules::MeepleKind>) words = kinds;
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
    Properties(rules::PartSet parts, Ordered first) : list(std::move(first)), offered(parts) {}

    void field(std::string_view key, const wire::Shape& shape, const auto&) {
        list[std::string(key)] = of(shape);
    }
    void colour_of(const rules::FeatureRef&) {
        list["colour"] = of(wire::shared("colour"));
        is_about_meeple = true;
    }
    void figure(rules::MeepleKind) {
        list["figure"] = to("figure");
        optional.insert("figure");
    }
    void which(const rules::NamedMeeple&) {
        list["guard"] = of(wire::kBoolean);
        optional.insert("guard");
        figure({});
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
    rules::PartSet offered;
};

Ordered decision_start(const std::string& pattern, std::string_view type) {
    return {{"id", {{"type", "string"}, {"pattern", pattern}}},
            {"type", {{"const", std::string(type)}}}};
}

template <class T>
Properties properties_of(rules::PartSet offered, Ordered first) {
    Properties properties(offered, std::move(first));
    wire::Fields(properties).of(T{});
    return properties;
}

template <class T>
Properties of_decision(rules::PartSet offered) {
    return properties_of<T>(offered, decision_start(text_pattern<T>(offered), rules::kWordOf<T>));
}

template <class Choice, class Visit>
void for_each(Visit visit) {
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Choice>>(visit);
}

/// A decision that the core made itself may be about a meeple that has gone since.
Ordered without_meeple(rules::PartSet offered) {
    Ordered types = Ordered::array();
    Ordered properties;
    for_each<rules::Decision>([&]<class T>(std::type_identity<T>) {
        const Properties of_this = of_decision<T>(offered);
        if (!of_this.is_about_meeple) return;
        types.push_back(std::string(rules::kWordOf<T>));
        properties = of_this.list;
    });
    properties["id"] = {{"type", "string"}};
    properties["type"] = {{"enum", types}};
    properties.erase("colour");
    properties.erase("guard");
    properties.erase("figure");
    Ordered schema{{"title", "About a meeple that has left the board"}};
    schema.update(object_of(properties));
    return schema;
}

void Properties::decision(std::string_view key, const rules::Decision&) {
    list[std::string(key)] = {{"oneOf", {to("legal_decision"), without_meeple(offered)}}};
}

Ordered event_forms(rules::PartSet offered) {
    Ordered forms = Ordered::array();
    for_each<rules::Event>([&]<class T>(std::type_identity<T>) {
        const Ordered type{{"type", {{"const", std::string(rules::kWordOf<T>)}}}};
        forms.push_back(properties_of<T>(offered, type).object());
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

Ordered legal_forms(rules::PartSet offered) {
    Ordered forms = Ordered::array();
    for_each<rules::Decision>([&]<class T>(std::type_identity<T>) {
        if constexpr (!kIsDrawn<T>) forms.push_back(of_decision<T>(offered).object());
    });
    return forms;
}

Ordered decision_forms(rules::PartSet offered) {
    Ordered undo{{"title", "An undo, which is an entry of the log but no legal decision"}};
    Ordered properties = decision_start("^undo:[0-9]+$", "undo");
    properties["seq"] = of(wire::shared("seq"));
    undo.update(object_of(properties));
    return {of_decision<rules::DrawTile>(offered).object(), to("legal_decision"), undo,
            of_decision<rules::DrawToken>(offered).object()};
}

/// One of some words. While there is none, any text will do: no list or table holds one.
Ordered word_of(std::span<const std::string_view> words) {
    Ordered word{{"type", "string"}, {"minLength", 1}, {"maxLength", 32}};
    for (const std::string_view each : words) word["enum"].push_back(std::string(each));
    return word;
}

std::vector<std::string_view> part_words(rules::PartSet offered) {
    std::vector<std::string_view> words;
    for (const rules::Part part : rules::kParts) {
        if (offered.contains(part)) words.push_back(rules::name(part));
    }
    return words;
}

Ordered part_list(rules::PartSet offered) {
    return {{"type", "array"},
            {"items", to("part")},
            {"uniqueItems", true},
            {"maxItems", part_words(offered).size()}};
}

Ordered of(const rules::FactShape& shape) {
    using Kind = rules::FactShape::Kind;
    if (shape.may_be_nothing) {
        rules::FactShape there = shape;
        there.may_be_nothing = false;
        return {{"oneOf", {{{"type", "null"}}, of(there)}}};
    }
    if (shape.kind == Kind::Space) return of(wire::shared("space"));
    if (shape.kind == Kind::List) return {{"type", "array"}, {"items", of(shape.item.front())}};
    return of(wire::Shape{.is_boolean = shape.kind == Kind::Flag,
                          .has_sign = shape.has_sign,
                          .least = shape.least,
                          .most = shape.most,
                          .words = shape.words});
}

/// The facts of each part.
Ordered facts(rules::PartSet offered) {
    Ordered parts = Ordered::object();
    for (const auto& part : described(offered)) {
        Ordered properties = Ordered::object();
        for (const auto& fact : part.facts) properties[std::string(fact.name)] = of(fact.shape);
        if (!properties.empty()) parts[std::string(rules::name(part.part))] = object_of(properties);
    }
    const Ordered any{{"type", "object"}};
    if (parts.empty()) return {{"type", "object"}, {"additionalProperties", any}};
    return {{"type", "object"}, {"properties", parts}, {"additionalProperties", false}};
}

/// What is scored: fields last, which are never completed.
std::vector<rules::FeatureKind> scored_kinds() {
    std::vector<rules::FeatureKind> kinds;
    for (const rules::FeatureKind kind : kPlayed) {
        const bool is_complete = kind != rules::FeatureKind::Field;
        if (is_complete && rules::is_scored(kind)) kinds.push_back(kind);
    }
    kinds.push_back(rules::FeatureKind::Field);
    return kinds;
}

/// A schema that is written by hand, with the kinds of segments as the rules have them: in the list
/// that is the value of `key`, laid out as it is, and in the patterns of names.
Fixture with_kinds(const std::string& name, const std::string& key, Kinds kinds, Kinds named) {
    const std::string path =
        std::string(MISTWARD_SOURCE_DIR) + "/protocol/schema/" + name + ".schema.json";
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    const std::regex list("(\"" + key + R"(": \{\s*"enum": \[)(\s*)[^\]]*(\s*\]))");
    std::smatch found;
    if (!std::regex_search(text, found, list)) throw std::logic_error(path + " has no kinds");
    const std::string before_each = found.str(2);
    std::string words;
    for (const rules::FeatureKind kind : kinds) {
        if (!words.empty()) words += before_each.empty() ? ", " : ",";
        ((words += before_each + '"') += rules::name(kind)) += '"';
    }
    const std::string end = found.str(0);
    const std::string after = end.substr(end.find_last_not_of(" \n]") + 1);
    text.replace(static_cast<std::size_t>(found.position()), end.size(),
                 found.str(1) + words + after);
    const std::regex pattern(R"(\(\(city\|road\|mist[a-z|]*\)\[0-7\][a-z|]*\))");
    return {path, std::regex_replace(text, pattern, segment_pattern(named))};
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

std::vector<Fixture> described_schemas(rules::PartSet offered) {
    const auto one_of = [](Ordered forms) { return Ordered{{"oneOf", std::move(forms)}}; };
    return {
        schema("event", "EVENT", "Something that happened in the game",
               one_of(event_forms(offered))),
        schema("legal_decision", "A decision of a player", "Its text, and the same in fields",
               one_of(legal_forms(offered))),
        schema("decision", "DECISION",
               "What an entry of the log decided: its text, and the same in fields",
               one_of(decision_forms(offered))),
        schema("part", "PART", "What can be added to a competitive game",
               word_of(part_words(offered))),
        schema("parts", "PARTS", "What is added to a competitive game; else left out",
               part_list(offered)),
        schema("figure", "FIGURE",
               "What stands for a player and is neither a meeple nor a guard, which have no word",
               word_of(figure_words(offered))),
        schema("facts", "FACTS",
               "What the parts show that were added; null: only its player may see it",
               facts(offered)),
        with_kinds("common", "segment_kind", kPlayed, kPlayed),
        with_kinds("scoring", "kind", scored_kinds(), kPlayed),
        with_kinds("tileset", "kind", kAllKinds, kAllKinds)};
}

}  // namespace mistward::protocol
