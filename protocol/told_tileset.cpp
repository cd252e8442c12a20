#include "protocol/told_tileset.hpp"

#include "protocol/field_reader.hpp"
#include "protocol/json_text.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/wire/tileset.hpp"
#include "rules/notation.hpp"

#include <algorithm>

namespace mistward::protocol {
namespace {

constexpr std::size_t kMostFaces = 255;

/// Every key of the object: whatever a newer server adds is none of our business.
std::vector<std::string_view> keys_of(const Json& object) {
    std::vector<std::string_view> keys;
    if (!object.is_object()) return keys;
    for (const auto& item : object.items()) keys.push_back(item.key());
    return keys;
}

/// Reads a whole document; the first fault is kept.
class DocumentReader {
public:
    rules::TileSet read(const Json& document) {
        read_object(document, "the document", [&](FieldReader& fields) {
            set_.name = fields.name("name", 40);
            digest = fields.text("digest", 64);
            each(fields, "tiles", [&](const Json& face) { read_face(face); });
            each(fields, "start", [&](const Json& quarter) { read_start(quarter); });
        });
        return std::move(set_);
    }

    std::string digest;
    std::string fault;

private:
    template <class Read>
    void read_object(const Json& object, const std::string& where, Read read) {
        const auto keys = keys_of(object);
        FieldReader fields(object, keys);
        read(fields);
        if (!fault.empty() || !fields.fault()) return;
        const auto& [field, expected] = *fields.fault();
        fault =
            where + ": " + (field.empty() ? "it" : "\"" + field + "\"") + " must be " + expected;
    }

    template <class Read>
    void each(FieldReader& fields, std::string_view key, Read read) {
        const Json* list = fields.list(key);
        if (list == nullptr || fields.fault()) return;
        for (const Json& item : *list) read(item);
    }

    void read_face(const Json& face) {
        rules::Tile tile;
        read_object(face, "tile number " + std::to_string(set_.tiles.size() + 1),
                    [&](FieldReader& fields) {
                        names_.push_back(fields.text("tile", 20));
                        tile.id = fields.text("id", 16);
                        tile.ghosts = static_cast<std::uint8_t>(fields.integer("ghosts", 0, 3));
                        tile.copies = static_cast<std::uint8_t>(fields.integer("copies", 0, 200));
                        tile.watertower = fields.boolean("watertower");
                        read_terrain(fields, tile.layout);
                        each(fields, "segments", [&](const Json& segment) {
                            tile.layout.segments.push_back(read_segment(segment));
                        });
                    });
        if (set_.tiles.size() < kMostFaces) return set_.tiles.push_back(std::move(tile));
        if (fault.empty()) fault = "a set has at most 255 different faces";
    }

    void read_terrain(FieldReader& fields, rules::TileLayout& layout) {
        const Json* list = fields.list("edges");
        if (list == nullptr) return;
        std::size_t side = 0;
        for (const Json& word : *list) {
            const auto terrain = word_of<rules::Terrain>(kTerrainWords, word);
            if (!terrain || side == layout.edges.size()) break;
            layout.edges[side++] = *terrain;
        }
        if (side != layout.edges.size() || list->size() != side) {
            fields.refuse("edges", "a list of four words, each city, road or field");
        }
    }

    rules::Segment read_segment(const Json& json) {
        rules::Segment segment;
        read_object(json, "a segment of tile number " + std::to_string(set_.tiles.size() + 1),
                    [&](FieldReader& fields) {
                        segment.kind = read_kind(fields);
                        segment.coats = static_cast<std::uint8_t>(fields.integer("coats", 0, 4));
                        segment.edges = bits(fields, "edges", [](const Json& side) {
                            return word_of<unsigned>(kSideWords, side);
                        });
                        segment.half_edges = bits(fields, "half_edges", number_below_8);
                        segment.cities = bits(fields, "cities", number_below_8);
                        if (!fields.is_null("end")) {
                            segment.end = fields.word<rules::RoadEnd>("end");
                        }
                    });
        return segment;
    }

    static rules::FeatureKind read_kind(FieldReader& fields) {
        const std::string word = fields.text("kind", 20);
        for (unsigned i = 0; i <= static_cast<unsigned>(rules::FeatureKind::Monastery); ++i) {
            const auto kind = static_cast<rules::FeatureKind>(i);
            if (rules::name(kind) == word) return kind;
        }
        fields.refuse("kind", "a kind of feature, such as city");
        return {};
    }

    /// The faces have been read before.
    void read_start(const Json& quarter) {
        rules::StartTile start;
        std::string face;
        read_object(quarter, "a start tile", [&](FieldReader& fields) {
            start.position.x = static_cast<std::int16_t>(fields.signed_integer("x", 0, 1));
            start.position.y = static_cast<std::int16_t>(fields.signed_integer("y", 0, 1));
            face = fields.text("tile", 20);
        });
        const auto tile = std::find(names_.begin(), names_.end(), face);
        if (tile == names_.end()) {
            if (fault.empty()) fault = "a start tile: \"tile\" must be the name of a tile";
            return;
        }
        start.tile = rules::TileId(static_cast<std::size_t>(tile - names_.begin()));
        set_.start.push_back(start);
    }

    template <class Read>
    static std::uint8_t bits(FieldReader& fields, std::string_view key, Read read) {
        const Json* list = fields.list(key);
        if (list == nullptr) return 0;
        unsigned bits = 0;
        for (const Json& item : *list) {
            const std::optional<unsigned> bit = read(item);
            if (!bit || (bits >> *bit & 1U) != 0) {
                fields.refuse(key, "a list of different sides or numbers");
                return 0;
            }
            bits |= 1U << *bit;
        }
        return static_cast<std::uint8_t>(bits);
    }

    template <class T, std::size_t kCount>
    static std::optional<T> word_of(const std::array<std::string_view, kCount>& words,
                                    const Json& item) {
        const auto* text = item.get_ptr<const std::string*>();
        return text == nullptr ? std::nullopt : parse_word<T>(words, *text);
    }

    static std::optional<unsigned> number_below_8(const Json& item) {
        if (!item.is_number_unsigned() || item.get<std::uint64_t>() > 7) return std::nullopt;
        return item.get<unsigned>();
    }

    rules::TileSet set_;
    std::vector<std::string> names_;  // of its faces
};

}  // namespace

tl::expected<rules::TileSet, std::string> parse_tileset_document(std::string_view json) {
    const auto document = parse_json(json);
    if (!document) return tl::unexpected(document.error().message);
    DocumentReader reader;
    rules::TileSet set = reader.read(*document);
    if (!reader.fault.empty()) return tl::unexpected(reader.fault);
    const auto faults = rules::check_tileset(set);
    if (!faults.empty()) return tl::unexpected(faults.front());
    if (digest(set) == reader.digest) return set;
    return tl::unexpected(std::string("the digest is not that of these tiles"));
}

}  // namespace mistward::protocol
