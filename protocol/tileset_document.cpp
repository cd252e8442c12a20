#include "protocol/tileset_document.hpp"

#include "protocol/field_reader.hpp"
#include "protocol/json_text.hpp"
#include "protocol/tile_layout.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/tileset.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace mistward::protocol {
namespace {

using rules::FeatureKind;

constexpr std::size_t kLongestName = 80;
constexpr std::size_t kMostQuarters = 4;

constexpr auto kKinds = rules::kAllOf<FeatureKind>;

FeatureKind shown_kind(FieldReader& fields) {
    std::array<std::string_view, kKinds.size()> words;
    std::ranges::transform(kKinds, words.begin(), [](FeatureKind kind) { return name(kind); });
    return kKinds.at(fields.choice("kind", words));
}

std::uint8_t shown_number(FieldReader& fields, std::string_view field, std::uint64_t most) {
    return static_cast<std::uint8_t>(fields.integer(field, 0, most));
}

/// Numbers below `limit`, which is at most 8, as bits.
std::uint8_t shown_numbers(FieldReader& fields, std::string_view field, std::uint64_t limit) {
    const Json* list = fields.list(field);
    unsigned bits = 0;
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        const Json& number = (*list)[i];
        const bool is_right = number.is_number_unsigned() && number.get<std::uint64_t>() < limit;
        if (!is_right) fields.refuse(field, "a list of numbers below " + std::to_string(limit));
        if (is_right) bits |= 1U << number.get<unsigned>();
    }
    return static_cast<std::uint8_t>(bits);
}

std::uint8_t shown_sides(FieldReader& fields) {
    const Json* list = fields.list("edges");
    unsigned bits = 0;
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        const auto is_it = [&](std::string_view word) { return (*list)[i] == word; };
        const auto side = std::ranges::find_if(kSideWords, is_it);
        if (side == kSideWords.end()) fields.refuse("edges", "a list of sides N, E, S, W");
        bits |= 1U << static_cast<unsigned>(side - kSideWords.begin());
    }
    return static_cast<std::uint8_t>(bits);
}

void shown_edges(FieldReader& fields, rules::TileLayout& layout) {
    const Json* list = fields.list("edges");
    if (list == nullptr) return;
    if (list->size() != layout.edges.size()) return fields.refuse("edges", "a list of four words");
    for (std::size_t i = 0; i < layout.edges.size(); ++i) {
        const auto* text = (*list)[i].get_ptr<const std::string*>();
        const auto terrain = parse_word<rules::Terrain>(kTerrainWords, text ? *text : "");
        if (!terrain) return fields.refuse("edges", "a list of terrains");
        layout.edges[i] = *terrain;
    }
}

rules::Segment shown_segment(const Json& document, std::vector<std::string>& faults) {
    FieldReader fields(document, {"name", "kind", "edges", "half_edges", "coats", "cities", "end"});
    fields.text("name", kLongestName);  // likewise
    rules::Segment segment;
    segment.kind = shown_kind(fields);
    segment.edges = shown_sides(fields);
    segment.half_edges = shown_numbers(fields, "half_edges", 8);
    segment.coats = shown_number(fields, "coats", kMostCoats);
    segment.cities = shown_numbers(fields, "cities", 4);
    if (!fields.is_null("end")) segment.end = fields.word<rules::RoadEnd>("end");
    note_fault(fields, "a segment", faults);
    return segment;
}

rules::Tile shown_face(const Json& document, std::vector<std::string>& faults) {
    FieldReader fields(document,
                       {"tile", "id", "ghosts", "copies", "edges", "segments", "watertower"});
    rules::Tile face;
    fields.text("tile", kLongestName);  // follows from the rest, which is compared
    face.id = read_tile_id(fields);
    face.ghosts = shown_number(fields, "ghosts", kMostGhosts);
    face.copies = shown_number(fields, "copies", kMostCopies);
    shown_edges(fields, face.layout);
    face.watertower = fields.boolean("watertower");
    const Json* segments = fields.list("segments");
    note_fault(fields, "a tile", faults);
    for (std::size_t i = 0; segments != nullptr && i < segments->size() && faults.empty(); ++i) {
        face.layout.segments.push_back(shown_segment((*segments)[i], faults));
    }
    return face;
}

/// The name of a face says whether it is one of the start tile, so it is looked for as it is
/// written.
rules::StartTile shown_start(const Json& document, const Json& tiles,
                             std::vector<std::string>& faults) {
    FieldReader fields(document, {"x", "y", "tile"});
    const rules::Position position{shown_number(fields, "x", 1), shown_number(fields, "y", 1)};
    const std::string name = fields.text("tile", kLongestName);
    const auto face =
        std::ranges::find_if(tiles, [&](const Json& tile) { return tile.at("tile") == name; });
    if (face == tiles.end()) fields.refuse("tile", "a face of the set");
    note_fault(fields, "a start tile", faults);
    return {position, rules::TileId(static_cast<std::size_t>(face - tiles.begin()))};
}

rules::TileSet shown_set(const Json& document, std::vector<std::string>& faults) {
    FieldReader fields(document, {"name", "tiles", "start"});
    rules::TileSet set;
    set.name = fields.name("name", kLongestName);
    const Json* tiles = fields.list("tiles");
    const Json* start = fields.list("start");
    if (tiles != nullptr && tiles->size() > kMostFaces) fields.refuse("tiles", "at most 255 faces");
    if (start != nullptr && start->size() > kMostQuarters) fields.refuse("start", "at most four");
    note_fault(fields, "the tile set", faults);
    if (!faults.empty()) return set;
    for (const Json& face : *tiles) set.tiles.push_back(shown_face(face, faults));
    if (!faults.empty()) return set;
    for (const Json& quarter : *start) set.start.push_back(shown_start(quarter, *tiles, faults));
    return set;
}

}  // namespace

std::string canonical_text(const rules::TileSet& set) {
    return wire::text_of(wire::canonical(set));
}

std::string tileset_text(const std::string& canonical, const std::string& digest) {
    return canonical.substr(0, canonical.size() - 1) + R"(,"digest":")" + digest + "\"}";
}

tl::expected<rules::TileSet, std::string> read_tileset_document(const Json& document) {
    std::vector<std::string> faults;
    rules::TileSet set = shown_set(document, faults);
    if (faults.empty()) faults = rules::check_tileset(set);
    if (!faults.empty()) return tl::unexpected(std::move(faults.front()));
    // The names of faces and segments follow from the rest, and all is said in one way; only the
    // order of keys is whoever's who wrote the text.
    using Unordered = nlohmann::json;
    if (Unordered(wire::json_of(wire::canonical(set))) != Unordered(document)) {
        return tl::unexpected<std::string>("the tile set is not written as it should be");
    }
    return set;
}

tl::expected<rules::TileSet, std::string> parse_tileset_document(std::string_view json) {
    auto document = parse_json(json);
    if (!document) return tl::unexpected(document.error().message);
    if (!document->is_object()) {
        return tl::unexpected<std::string>("the document must be an object");
    }
    const Json told = document->value("digest", Json());
    document->erase("digest");
    auto set = read_tileset_document(*document);
    if (set && told != digest(*set)) {
        return tl::unexpected<std::string>("the digest is not that of these tiles");
    }
    return set;
}

}  // namespace mistward::protocol
