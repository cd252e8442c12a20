#include "protocol/tile_layout.hpp"

#include "protocol/wire/read_file_kinds.hpp"
#include "protocol/words.hpp"

#include <algorithm>
#include <span>

namespace mistward::protocol {
namespace {

constexpr std::array<std::string_view, 3> kCentreWords{"castle", "cemetery", "monastery"};
constexpr std::array kCentreKinds{rules::FeatureKind::Castle, rules::FeatureKind::Cemetery,
                                  rules::FeatureKind::Monastery};

/// One or more different sides as bits `1 << Edge`; nothing if the list holds anything else.
std::optional<std::uint8_t> side_bits(const Json& list) {
    if (!list.is_array() || list.size() > kSides) return std::nullopt;
    unsigned bits = 0;
    for (const Json& item : list) {
        const auto* text = item.get_ptr<const std::string*>();
        if (text == nullptr) return std::nullopt;
        const auto side = std::find(kSideWords.begin(), kSideWords.end(), *text);
        const unsigned bit = 1U << static_cast<unsigned>(side - kSideWords.begin());
        if (side == kSideWords.end() || (bits & bit) != 0) return std::nullopt;
        bits |= bit;
    }
    return bits == 0 ? std::nullopt : std::optional(static_cast<std::uint8_t>(bits));
}

/// Different numbers below `limit` (at most 8) as bits; nothing if the list holds anything else.
std::optional<std::uint8_t> number_bits(const Json& list, std::size_t limit) {
    unsigned bits = 0;
    for (const Json& item : list) {
        if (!item.is_number_unsigned() || item.get<std::uint64_t>() >= limit) return std::nullopt;
        const unsigned bit = 1U << item.get<unsigned>();
        if ((bits & bit) != 0) return std::nullopt;
        bits |= bit;
    }
    return static_cast<std::uint8_t>(bits);
}

std::uint8_t read_sides(FieldReader& fields) {
    const Json* list = fields.list("edges", {0, kSides});
    if (list == nullptr) return 0;
    const auto sides = side_bits(*list);
    if (!sides) fields.refuse("edges", "a list of different sides N, E, S, W");
    return sides.value_or(0);
}

std::uint8_t read_numbers(FieldReader& fields, std::string_view field, std::size_t limit) {
    const Json* list = fields.list(field, {0, kHalfSides});
    if (list == nullptr) return 0;
    const auto numbers = number_bits(*list, limit);
    if (!numbers) {
        fields.refuse(field, "a list of different numbers below " + std::to_string(limit));
    }
    return numbers.value_or(0);
}

rules::Segment read_city(FieldReader& fields) {
    rules::Segment segment{.kind = rules::FeatureKind::City};
    segment.edges = read_sides(fields);
    segment.coats = static_cast<std::uint8_t>(fields.integer("shields", 0, kMostCoats));
    return segment;
}

rules::Segment read_road(FieldReader& fields) {
    rules::Segment segment{.kind = rules::FeatureKind::Road};
    segment.edges = read_sides(fields);
    if (fields.has("ends")) {
        const auto ends = std::span(kRoadEndWords).subspan(1);
        segment.end = rules::kAllOf<rules::RoadEnd>[fields.choice("ends", ends) + 1];
    }
    return segment;
}

rules::Segment read_field(FieldReader& fields, std::size_t cities) {
    rules::Segment segment{.kind = rules::FeatureKind::Field};
    segment.half_edges = read_numbers(fields, "halves", 8);
    segment.cities = read_numbers(fields, "cities", std::min<std::size_t>(cities, 8));
    return segment;
}

void read_edges(FieldReader& fields, rules::TileLayout& layout) {
    const std::string expected = "a list of four words, each city, road or field";
    const Json* list = fields.list("edges", {kSides, kSides});
    if (list == nullptr) return;
    for (std::size_t i = 0; i < layout.edges.size(); ++i) {
        const auto* text = (*list)[i].get_ptr<const std::string*>();
        if (text == nullptr) return fields.refuse("edges", expected);
        const auto terrain = parse_word<rules::Terrain>(rules::kWordsOf<rules::Terrain>, *text);
        if (!terrain) return fields.refuse("edges", expected);
        layout.edges[i] = *terrain;
    }
}

void read_mists(FieldReader& fields, rules::TileLayout& layout) {
    const Json* list = fields.list("mist", {0, kMostOfAKind});
    if (list == nullptr) return;
    for (const Json& mist : *list) {
        const auto sides = side_bits(mist);
        if (!sides) return fields.refuse("mist", "a list of lists of different sides N, E, S, W");
        layout.segments.push_back({.kind = rules::FeatureKind::Mist, .edges = *sides});
    }
}

void read_centre(FieldReader& fields, rules::TileLayout& layout) {
    const Json* centre = fields.need("center", "null, castle, cemetery or monastery");
    if (centre == nullptr || centre->is_null()) return;
    layout.segments.push_back({.kind = kCentreKinds[fields.choice("center", kCentreWords)]});
}

}  // namespace

rules::TileLayout read_layout(FieldReader& fields, const std::string& where,
                              std::vector<std::string>& faults) {
    rules::TileLayout layout;
    const auto read_all = [&](std::string_view key, std::initializer_list<std::string_view> known,
                              const char* name, auto read) {
        const Json* list = fields.list(key, {0, kMostOfAKind});
        if (list == nullptr) return std::size_t{0};
        for (const Json& item : *list) {
            FieldReader segment(item, known);
            layout.segments.push_back(read(segment));
            note_fault(segment, where + ", " + name, faults);
        }
        return list->size();
    };
    read_edges(fields, layout);
    const std::size_t cities = read_all("cities", {"edges", "shields"}, "a city", read_city);
    read_all("roads", {"edges", "ends"}, "a road", read_road);
    read_mists(fields, layout);
    read_centre(fields, layout);
    read_all("fields", {"halves", "cities"}, "a field",
             [&](FieldReader& segment) { return read_field(segment, cities); });
    return layout;
}

std::string read_tile_id(FieldReader& fields) {
    wire::PlainId id;
    wire::read(fields, "id", id);
    return id;
}

void note_fault(const FieldReader& fields, const std::string& where,
                std::vector<std::string>& faults) {
    const auto& fault = fields.fault();
    if (!fault) return;
    const std::string what = fault->field.empty() ? "it" : "\"" + fault->field + "\"";
    faults.push_back(where + ": " + what + " must be " + fault->expected);
}

}  // namespace mistward::protocol
