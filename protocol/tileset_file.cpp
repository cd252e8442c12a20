#include "protocol/tileset_file.hpp"

#include "embedded/tilesets.hpp"
#include "protocol/field_reader.hpp"
#include "protocol/json_text.hpp"
#include "protocol/words.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::protocol {
namespace {

constexpr std::size_t kMaxFaces = 255;
constexpr std::uint64_t kMaxCopies = 100;
constexpr std::uint64_t kMaxGhosts = 3;
constexpr std::array<std::string_view, 3> kCentreWords{"castle", "cemetery", "monastery"};
constexpr std::array kCentreKinds{rules::FeatureKind::Castle, rules::FeatureKind::Cemetery,
                                  rules::FeatureKind::Monastery};

/// One or more different sides as bits `1 << Edge`; nothing if the list holds anything else.
std::optional<std::uint8_t> side_bits(const Json& list) {
    if (!list.is_array()) return std::nullopt;
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

/// Reads a whole file; goes on after a fault with the next tile, so that a host sees them all at
/// once.
class TilesetReader {
public:
    rules::TileSet read(const Json& file);

    std::vector<std::string> faults;

private:
    void read_tile(const Json& tile, std::size_t index);
    void read_start(const Json& quarter, std::size_t index);
    rules::TileLayout read_layout(FieldReader& fields, const std::string& where);
    void read_edges(FieldReader& fields, rules::TileLayout& layout);
    void read_mists(FieldReader& fields, rules::TileLayout& layout);
    void read_centre(FieldReader& fields, rules::TileLayout& layout);
    rules::Segment read_city(const Json& city, const std::string& where);
    rules::Segment read_road(const Json& road, const std::string& where);
    rules::Segment read_field(const Json& field, std::size_t cities, const std::string& where);
    std::uint8_t read_sides(FieldReader& fields);
    std::uint8_t read_numbers(FieldReader& fields, std::string_view field, std::size_t limit);
    std::vector<std::uint8_t> read_ghosts(FieldReader& fields);
    bool read_watertower(FieldReader& fields);
    std::string read_id(FieldReader& fields);
    void add_face(rules::Tile face);
    void note(const FieldReader& fields, const std::string& where);

    rules::TileSet set_;
};

rules::TileSet TilesetReader::read(const Json& file) {
    FieldReader fields(file, {"format", "name", "note", "tiles", "start"});
    fields.integer("format", 1, 1);
    set_.name = fields.name("name", 40);
    if (fields.has("note")) fields.text("note", 1000);
    const Json* tiles = fields.list("tiles");
    const Json* start = fields.list("start");
    note(fields, "the file");
    if (tiles == nullptr || start == nullptr) return {};
    for (std::size_t i = 0; i < tiles->size(); ++i) read_tile((*tiles)[i], i);
    for (std::size_t i = 0; i < start->size(); ++i) read_start((*start)[i], i);
    return std::move(set_);
}

void TilesetReader::read_tile(const Json& tile, std::size_t index) {
    FieldReader fields(tile, {"id", "copies", "ghosts", "edges", "mist", "cities", "roads",
                              "fields", "center", "art"});
    rules::Tile face;
    face.id = read_id(fields);
    const std::string where =
        face.id.empty() ? "tile number " + std::to_string(index + 1) : "tile " + face.id;
    const std::uint64_t copies = fields.integer("copies", 1, kMaxCopies);
    const std::vector<std::uint8_t> ghosts = read_ghosts(fields);
    if (ghosts.size() != copies) fields.refuse("ghosts", "one number for each copy");
    face.layout = read_layout(fields, where);
    face.watertower = read_watertower(fields);
    note(fields, where);

    std::vector<std::uint8_t> done;
    for (const std::uint8_t symbols : ghosts) {
        if (std::find(done.begin(), done.end(), symbols) != done.end()) continue;
        done.push_back(symbols);
        face.ghosts = symbols;
        face.copies = static_cast<std::uint8_t>(std::count(ghosts.begin(), ghosts.end(), symbols));
        add_face(face);
    }
}

void TilesetReader::read_start(const Json& quarter, std::size_t index) {
    FieldReader fields(quarter, {"id", "x", "y", "ghosts", "edges", "mist", "cities", "roads",
                                 "fields", "center", "art"});
    rules::Tile face;
    face.id = read_id(fields);
    const std::string where =
        face.id.empty() ? "start tile number " + std::to_string(index + 1) : "tile " + face.id;
    face.copies = 0;
    face.ghosts = static_cast<std::uint8_t>(fields.integer("ghosts", 0, kMaxGhosts));
    const auto x = static_cast<std::int16_t>(fields.integer("x", 0, 1));
    const auto y = static_cast<std::int16_t>(fields.integer("y", 0, 1));
    face.layout = read_layout(fields, where);
    face.watertower = read_watertower(fields);
    note(fields, where);
    set_.start.push_back({{x, y}, rules::TileId(set_.tiles.size())});
    add_face(std::move(face));
}

rules::TileLayout TilesetReader::read_layout(FieldReader& fields, const std::string& where) {
    rules::TileLayout layout;
    read_edges(fields, layout);
    const Json none = Json::array();
    const auto each = [&](std::string_view field) -> const Json& {
        const Json* list = fields.list(field);
        return list == nullptr ? none : *list;
    };
    const Json& cities = each("cities");
    for (const Json& city : cities) layout.segments.push_back(read_city(city, where));
    for (const Json& road : each("roads")) layout.segments.push_back(read_road(road, where));
    read_mists(fields, layout);
    for (const Json& field : each("fields")) {
        layout.segments.push_back(read_field(field, cities.size(), where));
    }
    read_centre(fields, layout);
    return layout;
}

void TilesetReader::read_edges(FieldReader& fields, rules::TileLayout& layout) {
    const std::string expected = "a list of four words, each city, road or field";
    const Json* list = fields.list("edges");
    if (list == nullptr) return;
    if (list->size() != layout.edges.size()) return fields.refuse("edges", expected);
    for (std::size_t i = 0; i < layout.edges.size(); ++i) {
        const auto* text = (*list)[i].get_ptr<const std::string*>();
        if (text == nullptr) return fields.refuse("edges", expected);
        const auto terrain = std::find(kTerrainWords.begin(), kTerrainWords.end(), *text);
        if (terrain == kTerrainWords.end()) return fields.refuse("edges", expected);
        layout.edges[i] = static_cast<rules::Terrain>(terrain - kTerrainWords.begin());
    }
}

void TilesetReader::read_mists(FieldReader& fields, rules::TileLayout& layout) {
    const Json* list = fields.list("mist");
    if (list == nullptr) return;
    for (const Json& mist : *list) {
        const auto sides = side_bits(mist);
        if (!sides) return fields.refuse("mist", "a list of lists of different sides N, E, S, W");
        layout.segments.push_back({.kind = rules::FeatureKind::Mist, .edges = *sides});
    }
}

void TilesetReader::read_centre(FieldReader& fields, rules::TileLayout& layout) {
    const Json* centre = fields.need("center", "null, castle, cemetery or monastery");
    if (centre == nullptr || centre->is_null()) return;
    layout.segments.push_back({.kind = kCentreKinds[fields.choice("center", kCentreWords)]});
}

rules::Segment TilesetReader::read_city(const Json& city, const std::string& where) {
    FieldReader fields(city, {"edges", "shields"});
    rules::Segment segment{.kind = rules::FeatureKind::City};
    segment.edges = read_sides(fields);
    segment.coats = static_cast<std::uint8_t>(fields.integer("shields", 0, 4));
    note(fields, where + ", a city");
    return segment;
}

rules::Segment TilesetReader::read_road(const Json& road, const std::string& where) {
    FieldReader fields(road, {"edges", "ends"});
    rules::Segment segment{.kind = rules::FeatureKind::Road};
    segment.edges = read_sides(fields);
    if (fields.has("ends")) {
        const auto ends = std::span(kRoadEndWords).subspan(1);
        segment.end = static_cast<rules::RoadEnd>(fields.choice("ends", ends) + 1);
    }
    note(fields, where + ", a road");
    return segment;
}

rules::Segment TilesetReader::read_field(const Json& field, std::size_t cities,
                                         const std::string& where) {
    FieldReader fields(field, {"halves", "cities"});
    rules::Segment segment{.kind = rules::FeatureKind::Field};
    segment.half_edges = read_numbers(fields, "halves", 8);
    segment.cities = read_numbers(fields, "cities", std::min<std::size_t>(cities, 8));
    note(fields, where + ", a field");
    return segment;
}

std::uint8_t TilesetReader::read_sides(FieldReader& fields) {
    const Json* list = fields.list("edges");
    if (list == nullptr) return 0;
    const auto sides = side_bits(*list);
    if (!sides) fields.refuse("edges", "a list of different sides N, E, S, W");
    return sides.value_or(0);
}

std::uint8_t TilesetReader::read_numbers(FieldReader& fields, std::string_view field,
                                         std::size_t limit) {
    const Json* list = fields.list(field);
    if (list == nullptr) return 0;
    const auto numbers = number_bits(*list, limit);
    if (!numbers) {
        fields.refuse(field, "a list of different numbers below " + std::to_string(limit));
    }
    return numbers.value_or(0);
}

std::vector<std::uint8_t> TilesetReader::read_ghosts(FieldReader& fields) {
    const Json* list = fields.list("ghosts");
    if (list == nullptr) return {};
    std::vector<std::uint8_t> ghosts;
    for (const Json& symbols : *list) {
        if (!symbols.is_number_unsigned() || symbols.get<std::uint64_t>() > kMaxGhosts) {
            fields.refuse("ghosts", "a list of numbers from 0 to 3");
            return {};
        }
        ghosts.push_back(symbols.get<std::uint8_t>());
    }
    return ghosts;
}

bool TilesetReader::read_watertower(FieldReader& fields) {
    if (!fields.has("art")) return false;
    const Json* art = fields.list("art");
    if (art == nullptr) return false;
    const bool watertower = art->size() == 1 && (*art)[0] == "watertower";
    if (!watertower && !art->empty()) fields.refuse("art", "an empty list or [\"watertower\"]");
    return watertower;
}

/// Ids become part of decision texts, whose punctuation they must not hold.
std::string TilesetReader::read_id(FieldReader& fields) {
    std::string id = fields.text("id", 16);
    const bool plain = std::all_of(id.begin(), id.end(), [](unsigned char c) {
        return c == '-' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
               (c >= 'A' && c <= 'Z');
    });
    if (plain) return id;
    fields.refuse("id", "letters, digits and hyphens");
    return {};
}

void TilesetReader::add_face(rules::Tile face) {
    const auto same = [&](const rules::Tile& tile) {
        return tile.id == face.id && (tile.ghosts == face.ghosts || face.copies == 0);
    };
    if (std::any_of(set_.tiles.begin(), set_.tiles.end(), same)) {
        faults.push_back("tile " + face.id + ": the id is used twice");
    }
    if (set_.tiles.size() == kMaxFaces) {
        faults.push_back("tile " + face.id + ": a set has at most 255 different faces");
        return;
    }
    set_.tiles.push_back(std::move(face));
}

void TilesetReader::note(const FieldReader& fields, const std::string& where) {
    const auto& fault = fields.fault();
    if (!fault) return;
    const std::string what = fault->field.empty() ? "it" : "\"" + fault->field + "\"";
    faults.push_back(where + ": " + what + " must be " + fault->expected);
}

}  // namespace

tl::expected<rules::TileSet, std::vector<std::string>> parse_tileset(std::string_view json) {
    const Result<Json> file = parse_json(json);
    if (!file) {
        const auto offset = file.error().params.at("offset").get<std::size_t>();
        return tl::unexpected(
            std::vector{file.error().message + ", at byte " + std::to_string(offset)});
    }
    TilesetReader reader;
    rules::TileSet set = reader.read(*file);
    if (reader.faults.empty()) reader.faults = rules::check_tileset(set);
    if (!reader.faults.empty()) return tl::unexpected(std::move(reader.faults));
    return set;
}

std::shared_ptr<const rules::TileSet> embedded_mists_tileset() {
    static const auto set = [] {
        auto parsed = parse_tileset(tilesets::embedded_files()[0].bytes);
        if (!parsed) throw std::logic_error("the embedded tile set: " + parsed.error().front());
        return std::make_shared<const rules::TileSet>(std::move(*parsed));
    }();
    return set;
}

}  // namespace mistward::protocol
