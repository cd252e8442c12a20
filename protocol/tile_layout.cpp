#include "protocol/tile_layout.hpp"

#include "protocol/tile_marks.hpp"
#include "protocol/wire/read_file_kinds.hpp"
#include "protocol/words.hpp"

#include <algorithm>
#include <bit>

namespace mistward::protocol {
namespace {

using Words = std::span<const std::string_view>;
using rules::FeatureKind;
using rules::RoadEnd;
using rules::Terrain;

/// The words of an enum from its first value to its last.
template <auto kFirst, auto kLast>
Words words_from_to(Words all) {
    constexpr auto kFrom = static_cast<std::size_t>(kFirst);
    return all.subspan(kFrom, static_cast<std::size_t>(kLast) - kFrom + 1);
}

/// "null, castle or cemetery".
std::string null_or(Words words) {
    std::string list = "null";
    for (const std::string_view& word : words) {
        (list += &word == &words.back() ? " or " : ", ") += word;
    }
    return list;
}

/// What the words of a format are.
struct Vocabulary {
    Words terrains;
    std::string_view terrain_list;
    Words road_ends;  ///< from that of `RoadEnd::Village` on
    Words centres;    ///< those of `kCentres`
    Words city_keys;
    Words road_keys;
    Words field_keys;
    int most_road_ends;
    std::size_t fewest_halves;
};

// Those of the first format come first.
constexpr std::array kCentres{FeatureKind::Castle, FeatureKind::Cemetery, FeatureKind::Monastery,
                              FeatureKind::Yaga, FeatureKind::Abbey};
constexpr auto kCentreWords = [] {
    std::array<std::string_view, kCentres.size()> words;
    for (std::size_t i = 0; i < words.size(); ++i) {
        words[i] = rules::kWordsOf<FeatureKind>[static_cast<std::size_t>(kCentres[i])];
    }
    return words;
}();
constexpr std::array<std::string_view, 7> kCityKeys{"edges", "shields", "cathedral", "princess",
                                                    "goods", "cap",     "shares"};
constexpr std::array<std::string_view, 4> kRoadKeys{"edges", "ends", "inn", "tunnel"};
constexpr std::array<std::string_view, 3> kFieldKeys{"halves", "cities", "pigherd"};
constexpr std::array<std::string_view, 1> kRiverKeys{"edges"};

const Vocabulary& vocabulary(TileFormat format) {
    static constexpr Words kTerrains(rules::kWordsOf<Terrain>);
    static const Vocabulary kFirst{
        .terrains = words_from_to<Terrain::Field, Terrain::City>(kTerrains),
        .terrain_list = "city, road or field",
        .road_ends = words_from_to<RoadEnd::Village, RoadEnd::Ruin>(kRoadEndWords),
        .centres = Words(kCentreWords).first(3),
        .city_keys = Words(kCityKeys).first(2),
        .road_keys = Words(kRoadKeys).first(2),
        .field_keys = Words(kFieldKeys).first(2),
        .most_road_ends = 2,
        .fewest_halves = 1};
    static const Vocabulary kSecond{
        .terrains = kTerrains,
        .terrain_list = "city, road, field, river or any",
        .road_ends = words_from_to<RoadEnd::Village, RoadEnd::Other>(kRoadEndWords),
        .centres = kCentreWords,
        .city_keys = kCityKeys,
        .road_keys = kRoadKeys,
        .field_keys = kFieldKeys,
        .most_road_ends = 3,
        .fewest_halves = 0};
    return format == TileFormat::First ? kFirst : kSecond;
}

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

std::uint8_t read_numbers(FieldReader& fields, std::string_view field, std::size_t fewest,
                          std::size_t limit) {
    const Json* list = fields.list(field, {fewest, kHalfSides});
    if (list == nullptr) return 0;
    const auto numbers = number_bits(*list, limit);
    if (!numbers) {
        fields.refuse(field, "a list of different numbers below " + std::to_string(limit));
    }
    return numbers.value_or(0);
}

/// Reads the keys of one tile.
class LayoutReader {
public:
    LayoutReader(FieldReader& fields, TileFormat format, const std::string& where,
                 std::vector<std::string>& faults)
        : fields_(fields),
          words_(vocabulary(format)),
          second_(format == TileFormat::Second),
          where_(where),
          faults_(faults) {}

    rules::TileLayout read() {
        read_edges();
        const std::size_t cities = read_all("cities", words_.city_keys, "a city",
                                            [&](FieldReader& city) { return read_city(city); });
        read_all("roads", words_.road_keys, "a road",
                 [&](FieldReader& road) { return read_road(road); });
        read_mists();
        read_centre();
        if (second_ && fields_.has("garden") && fields_.boolean("garden")) {
            layout_.segments.push_back({.kind = FeatureKind::Garden});
        }
        read_all("fields", words_.field_keys, "a field",
                 [&](FieldReader& field) { return read_field(field, cities); });
        if (second_ && fields_.has("rivers")) {
            read_all("rivers", kRiverKeys, "a river", [](FieldReader& river) {
                return rules::Segment{.kind = FeatureKind::River, .edges = read_sides(river)};
            });
        }
        if (second_) read_tile_marks(fields_, layout_);
        return std::move(layout_);
    }

private:
    std::size_t read_all(std::string_view key, Words known, const char* name, auto read) {
        const Json* list = fields_.list(key, {0, kMostOfAKind});
        if (list == nullptr) return 0;
        for (const Json& item : *list) {
            FieldReader segment(item, known);
            layout_.segments.push_back(read(segment));
            note_fault(segment, where_ + ", " + name, faults_);
        }
        return list->size();
    }

    void read_edges() {
        const std::string expected =
            "a list of four words, each " + std::string(words_.terrain_list);
        const Json* list = fields_.list("edges", {kSides, kSides});
        if (list == nullptr) return;
        for (std::size_t i = 0; i < layout_.edges.size(); ++i) {
            const auto* text = (*list)[i].get_ptr<const std::string*>();
            if (text == nullptr) return fields_.refuse("edges", expected);
            const auto word = std::find(words_.terrains.begin(), words_.terrains.end(), *text);
            if (word == words_.terrains.end()) return fields_.refuse("edges", expected);
            layout_.edges[i] = static_cast<Terrain>(word - words_.terrains.begin());
        }
    }

    rules::Segment read_city(FieldReader& fields) const {
        rules::Segment segment{.kind = FeatureKind::City};
        segment.edges = read_sides(fields);
        segment.coats = static_cast<std::uint8_t>(fields.integer("shields", 0, kMostCoats));
        if (second_) read_segment_marks(fields, segment);
        return segment;
    }

    rules::Segment read_road(FieldReader& fields) const {
        rules::Segment segment{.kind = FeatureKind::Road};
        segment.edges = read_sides(fields);
        if (std::popcount(segment.edges) > words_.most_road_ends) {
            fields.refuse("edges", "a list of at most " + std::to_string(words_.most_road_ends));
        }
        if (fields.has("ends")) {
            segment.end = rules::kAllOf<RoadEnd>[fields.choice("ends", words_.road_ends) + 1];
        }
        if (second_) read_segment_marks(fields, segment);
        return segment;
    }

    rules::Segment read_field(FieldReader& fields, std::size_t cities) const {
        rules::Segment segment{.kind = FeatureKind::Field};
        segment.half_edges = read_numbers(fields, "halves", words_.fewest_halves, 8);
        segment.cities = read_numbers(fields, "cities", 0, std::min<std::size_t>(cities, 8));
        if (second_) read_segment_marks(fields, segment);
        return segment;
    }

    void read_mists() {
        const Json* list = fields_.list("mist", {0, kMostOfAKind});
        if (list == nullptr) return;
        for (const Json& mist : *list) {
            const auto sides = side_bits(mist);
            if (!sides) {
                return fields_.refuse("mist", "a list of lists of different sides N, E, S, W");
            }
            layout_.segments.push_back({.kind = FeatureKind::Mist, .edges = *sides});
        }
    }

    void read_centre() {
        const Json* centre = fields_.need("center", null_or(words_.centres));
        if (centre == nullptr || centre->is_null()) return;
        const std::size_t word = fields_.choice("center", words_.centres);
        layout_.segments.push_back({.kind = kCentres[word]});
    }

    FieldReader& fields_;
    const Vocabulary& words_;
    bool second_;
    const std::string& where_;
    std::vector<std::string>& faults_;
    rules::TileLayout layout_;
};

constexpr std::array<std::string_view, 13> kLayoutKeys{
    "edges",  "mist",   "cities", "roads", "fields", "center", "art",
    "rivers", "garden", "marks",  "flier", "cut",    "meets"};

}  // namespace

std::span<const std::string_view> layout_keys(TileFormat format) {
    return std::span(kLayoutKeys).first(format == TileFormat::First ? 7 : kLayoutKeys.size());
}

rules::TileLayout read_layout(FieldReader& fields, TileFormat format, const std::string& where,
                              std::vector<std::string>& faults) {
    return LayoutReader(fields, format, where, faults).read();
}

bool read_watertower(FieldReader& fields, TileFormat format) {
    if (!fields.has("art")) return false;
    const Json* art = fields.list("art", {0, format == TileFormat::First ? 1U : 4U});
    if (art == nullptr) return false;
    const bool watertower = std::find(art->begin(), art->end(), "watertower") != art->end();
    if (format == TileFormat::First && !watertower && !art->empty()) {
        fields.refuse("art", "an empty list or [\"watertower\"]");
    }
    return watertower;
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
