#include "protocol/tileset_document.hpp"

#include "protocol/field_reader.hpp"
#include "protocol/json_text.hpp"
#include "protocol/tile_layout.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/wire/read_file_kinds.hpp"
#include "protocol/wire/tileset.hpp"
#include "rules/core/tables.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace mistward::protocol {
namespace {

static_assert(kMostSegments == rules::kMaxSegments);

/// Numbers below 8 as bits.
std::uint8_t bits_of(const auto& numbers) {
    unsigned bits = 0;
    for (const auto number : numbers) bits |= 1U << static_cast<unsigned>(number);
    return static_cast<std::uint8_t>(bits);
}

rules::Segment segment_of(const wire::FaceSegment& told) {
    rules::Segment segment;
    segment.kind = told.kind;
    segment.edges = bits_of(told.edges);
    segment.half_edges = bits_of(told.half_edges);
    segment.coats = static_cast<std::uint8_t>(told.coats);
    segment.cities = bits_of(told.cities);
    if (told.end) segment.end = *told.end;
    if (told.marks) {
        for (const rules::SegmentMark mark : *told.marks) segment.marks.insert(mark);
    }
    if (told.shares) segment.shares = bits_of(*told.shares);
    return segment;
}

/// The segments of a layout with these names, as bits; names that it does not have are left out, so
/// that the document is not what it should be.
std::uint16_t meeting_of(const rules::TileLayout& layout, const wire::Meeting& names) {
    unsigned bits = 0;
    for (const auto& name : names) {
        const auto segment = rules::find_segment(layout, name);
        if (segment) bits |= 1U << segment->value();
    }
    return static_cast<std::uint16_t>(bits);
}

void add_marks(const wire::Face& told, rules::TileLayout& layout) {
    if (told.marks) {
        for (const rules::TileMark mark : *told.marks) {
            if (mark != rules::TileMark::Tower) layout.marks.insert(mark);  // which is a segment
        }
    }
    if (told.flier) layout.flier = *told.flier;
    if (told.cut) layout.cut = bits_of(*told.cut);
    if (!told.meets) return;
    for (const wire::Meeting& names : *told.meets) {
        layout.meets.push_back(meeting_of(layout, names));
    }
}

rules::Tile tile_of(const wire::Face& told) {
    rules::Tile tile;
    tile.id = told.id;
    tile.ghosts = static_cast<std::uint8_t>(told.ghosts);
    tile.copies = static_cast<std::uint8_t>(told.copies);
    tile.watertower = told.watertower;
    std::ranges::copy(told.edges, tile.layout.edges.begin());
    std::ranges::transform(told.segments, std::back_inserter(tile.layout.segments), segment_of);
    add_marks(told, tile.layout);
    return tile;
}

/// The name of a face says whether it is one of the start tile, so it is looked for as it is
/// written.
std::optional<rules::TileId> face_of(const wire::CanonicalTileset& told,
                                     const wire::FaceName& name) {
    const auto face = std::ranges::find(told.tiles, name, &wire::Face::tile);
    if (face == told.tiles.end()) return std::nullopt;
    return rules::TileId(static_cast<std::size_t>(face - told.tiles.begin()));
}

tl::expected<rules::TileSet, std::string> with_hands(const wire::CanonicalTileset& told,
                                                     rules::TileSet set) {
    for (const wire::GardensOf& garden :
         told.gardens.value_or(decltype(told.gardens)::value_type())) {
        set.gardens.push_back({garden.id, static_cast<std::uint8_t>(garden.copies)});
    }
    for (const wire::HandFace& hand : told.hand.value_or(decltype(told.hand)::value_type())) {
        const auto face = face_of(told, hand.tile);
        if (!face) return tl::unexpected("a tile in hand: " + hand.tile + " is no face of the set");
        set.hand.push_back({*face, static_cast<std::uint8_t>(hand.per_player)});
    }
    return set;
}

tl::expected<rules::TileSet, std::string> set_of(const wire::CanonicalTileset& told) {
    rules::TileSet set;
    set.name = told.name;
    std::ranges::transform(told.tiles, std::back_inserter(set.tiles), tile_of);
    for (const wire::StartFace& quarter : told.start) {
        const auto face = face_of(told, quarter.tile);
        if (!face) {
            return tl::unexpected("a start tile: " + quarter.tile + " is no face of the set");
        }
        set.start.push_back(
            {{static_cast<std::int16_t>(quarter.x), static_cast<std::int16_t>(quarter.y)}, *face});
    }
    return with_hands(told, std::move(set));
}

tl::expected<wire::CanonicalTileset, std::string> told_by(const Json& document) {
    FieldReader fields(document, wire::kKeys<wire::CanonicalTileset>);
    wire::CanonicalTileset told;
    wire::read_members(fields, told);
    std::vector<std::string> faults;
    note_fault(fields, "the tile set", faults);
    if (!faults.empty()) return tl::unexpected(std::move(faults.front()));
    return told;
}

}  // namespace

std::string canonical_text(const rules::TileSet& set) {
    return wire::text_of(wire::canonical(set));
}

std::string tileset_text(const std::string& canonical, const std::string& digest) {
    return canonical.substr(0, canonical.size() - 1) + R"(,"digest":")" + digest + "\"}";
}

tl::expected<rules::TileSet, std::string> read_tileset_document(const Json& document) {
    const auto told = told_by(document);
    if (!told) return tl::unexpected(told.error());
    auto set = set_of(*told);
    if (!set) return set;
    if (auto faults = rules::check_tileset(*set); !faults.empty()) {
        return tl::unexpected(std::move(faults.front()));
    }
    // The names of faces and segments follow from the rest, and all is said in one way; only the
    // order of keys is whoever's who wrote the text.
    if (wire::canonical(*set) != *told) {
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
