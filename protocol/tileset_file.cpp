#include "protocol/tileset_file.hpp"

#include "embedded/tilesets.hpp"
#include "protocol/json_text.hpp"
#include "protocol/tile_layout.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace mistward::protocol {
namespace {

/// The keys of a tile, those of what is printed on it at their place.
std::vector<std::string_view> tile_keys(TileFormat format,
                                        std::initializer_list<std::string_view> first,
                                        std::initializer_list<std::string_view> last = {}) {
    std::vector<std::string_view> keys(first);
    const auto layout = layout_keys(format);
    keys.insert(keys.end(), layout.begin(), layout.end());
    keys.insert(keys.end(), last);
    if (format == TileFormat::Second) keys.insert(keys.end(), {"same", "jcz"});
    return keys;
}

/// A text for people, or none.
void skip_text(FieldReader& fields, std::string_view key, std::size_t most) {
    const Json* const text = fields.find(key);
    const bool empty = text != nullptr && *text == "";
    if (text != nullptr && !empty) fields.text(key, most);
}

/// Reads a whole file; goes on after a fault with the next tile, so that a host sees them all at
/// once.
class TilesetReader {
public:
    rules::TileSet read(const Json& file);

    std::vector<std::string> faults;
    TileFormat format = TileFormat::First;

private:
    void read_first(const Json& file);
    void read_second(const Json& file);
    void read_origin(FieldReader& fields);
    void read_list(const Json* list, void (TilesetReader::*each)(const Json&, std::size_t));
    void read_tile(const Json& tile, std::size_t index);
    void read_hand(const Json& tile, std::size_t index);
    void read_start(const Json& quarter, std::size_t index);
    void read_gardens(FieldReader& fields);
    void read_face(FieldReader& fields, const std::string& where, rules::Tile& face);
    std::vector<std::uint8_t> read_ghosts(FieldReader& fields);
    void add_face(rules::Tile face);

    rules::TileSet set_;
};

rules::TileSet TilesetReader::read(const Json& file) {
    const bool second = file.is_object() && file.contains("format") && file["format"] == 2;
    format = second ? TileFormat::Second : TileFormat::First;
    second ? read_second(file) : read_first(file);
    return std::move(set_);
}

void TilesetReader::read_first(const Json& file) {
    FieldReader fields(file, {"format", "name", "note", "tiles", "start"});
    fields.integer("format", 1, 2);
    set_.name = fields.name("name", 40);
    if (fields.has("note")) fields.text("note", 1000);
    const Json* tiles = fields.list("tiles", {0, kMostFaces});
    const Json* start = fields.list("start", {0, kMostQuarters});
    note_fault(fields, "the file", faults);
    if (tiles == nullptr || start == nullptr) return;
    read_list(tiles, &TilesetReader::read_tile);
    read_list(start, &TilesetReader::read_start);
}

/// Each list may be left out: a set can only add to others.
void TilesetReader::read_second(const Json& file) {
    FieldReader fields(file, {"format", "name", "title", "edition", "published", "note", "sources",
                              "tiles", "hand", "start", "gardens"});
    fields.integer("format", 2, 2);
    set_.name = fields.name("name", 40);
    read_origin(fields);
    const auto list = [&](std::string_view key, std::size_t most) {
        return fields.has(key) ? fields.list(key, {0, most}) : nullptr;
    };
    const Json* tiles = list("tiles", kMostFaces);
    const Json* hand = list("hand", kMostFaces);
    const Json* start = list("start", kMostQuarters);
    if (fields.has("gardens")) read_gardens(fields);
    note_fault(fields, "the file", faults);
    read_list(tiles, &TilesetReader::read_tile);
    read_list(hand, &TilesetReader::read_hand);
    read_list(start, &TilesetReader::read_start);
}

/// Where a set comes from, for people; games know nothing of it.
void TilesetReader::read_origin(FieldReader& fields) {
    for (const std::string_view key : {"title", "edition", "published", "note"}) {
        skip_text(fields, key, 1000);
    }
    if (!fields.has("sources")) return;
    const Json* sources = fields.list("sources", {0, 20});
    for (std::size_t i = 0; sources != nullptr && i < sources->size(); ++i) {
        static constexpr std::array<std::string_view, 5> kKeys{"name", "repository", "commit",
                                                               "path", "agrees"};
        FieldReader source((*sources)[i], kKeys);
        for (const std::string_view key : kKeys) skip_text(source, key, 200);
        note_fault(source, "a source", faults);
    }
}

void TilesetReader::read_gardens(FieldReader& fields) {
    const Json* gardens = fields.need("gardens", "an object");
    if (!gardens->is_object()) return fields.refuse("gardens", "an object");
    for (const auto& [id, copies] : gardens->items()) {
        const Json tile{{"id", id}, {"copies", copies}};
        FieldReader garden(tile, {"id", "copies"});
        const std::string plain = read_tile_id(garden);
        const auto count = garden.integer("copies", 1, kMostCopies);
        note_fault(garden, "gardens of tile " + id, faults);
        set_.gardens.push_back({plain, static_cast<std::uint8_t>(count)});
    }
}

void TilesetReader::read_list(const Json* list,
                              void (TilesetReader::*each)(const Json&, std::size_t)) {
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) (this->*each)((*list)[i], i);
}

/// What is printed on a tile, and where it is known from.
void TilesetReader::read_face(FieldReader& fields, const std::string& where, rules::Tile& face) {
    face.layout = read_layout(fields, format, where, faults);
    face.watertower = read_watertower(fields, format);
    if (fields.has("jcz")) fields.text("jcz", 100);
    if (const Json* same = fields.has("same") ? fields.list("same", {0, 20}) : nullptr) {
        for (const Json& source : *same) {
            if (!source.is_string()) fields.refuse("same", "a list of names of sources");
        }
    }
}

void TilesetReader::read_tile(const Json& tile, std::size_t index) {
    FieldReader fields(tile, tile_keys(format, {"id", "copies", "ghosts"}));
    rules::Tile face;
    face.id = read_tile_id(fields);
    const std::string where =
        face.id.empty() ? "tile number " + std::to_string(index + 1) : "tile " + face.id;
    const std::uint64_t copies = fields.integer("copies", 1, kMostCopies);
    const std::vector<std::uint8_t> ghosts = read_ghosts(fields);
    if (ghosts.size() != copies) fields.refuse("ghosts", "one number for each copy");
    read_face(fields, where, face);
    note_fault(fields, where, faults);

    std::vector<std::uint8_t> done;
    for (const std::uint8_t symbols : ghosts) {
        if (std::find(done.begin(), done.end(), symbols) != done.end()) continue;
        done.push_back(symbols);
        face.ghosts = symbols;
        face.copies = static_cast<std::uint8_t>(std::count(ghosts.begin(), ghosts.end(), symbols));
        add_face(face);
    }
}

void TilesetReader::read_hand(const Json& tile, std::size_t index) {
    FieldReader fields(tile, tile_keys(format, {"id", "copies", "ghosts", "perPlayer"}));
    rules::Tile face;
    face.id = read_tile_id(fields);
    const std::string where = face.id.empty()
                                  ? "tile number " + std::to_string(index + 1) + " in hand"
                                  : "tile " + face.id;
    face.copies = static_cast<std::uint8_t>(fields.integer("copies", 0, 0));
    if (!read_ghosts(fields).empty()) fields.refuse("ghosts", "an empty list");
    const auto per_player = static_cast<std::uint8_t>(fields.integer("perPlayer", 1, kMostCopies));
    read_face(fields, where, face);
    note_fault(fields, where, faults);
    set_.hand.push_back({rules::TileId(set_.tiles.size()), per_player});
    add_face(std::move(face));
}

void TilesetReader::read_start(const Json& quarter, std::size_t index) {
    FieldReader fields(quarter, tile_keys(format, {"id", "x", "y", "ghosts"}));
    rules::Tile face;
    face.id = read_tile_id(fields);
    const std::string where =
        face.id.empty() ? "start tile number " + std::to_string(index + 1) : "tile " + face.id;
    face.copies = 0;
    face.ghosts = static_cast<std::uint8_t>(fields.integer("ghosts", 0, kMostGhosts));
    const auto x = static_cast<std::int16_t>(fields.integer("x", 0, 1));
    const auto y = static_cast<std::int16_t>(fields.integer("y", 0, 1));
    read_face(fields, where, face);
    note_fault(fields, where, faults);
    const auto drawn_too =
        std::find_if(set_.tiles.begin(), set_.tiles.end(), [&](const rules::Tile& tile) {
            return tile.id == face.id && tile.ghosts == face.ghosts && tile.layout == face.layout;
        });
    set_.start.push_back(
        {{x, y}, rules::TileId(static_cast<std::size_t>(drawn_too - set_.tiles.begin()))});
    if (drawn_too == set_.tiles.end()) add_face(std::move(face));
}

std::vector<std::uint8_t> TilesetReader::read_ghosts(FieldReader& fields) {
    const Json* list = fields.list("ghosts", {0, kMostCopies});
    if (list == nullptr) return {};
    std::vector<std::uint8_t> ghosts;
    for (const Json& symbols : *list) {
        if (!symbols.is_number_unsigned() || symbols.get<std::uint64_t>() > kMostGhosts) {
            fields.refuse("ghosts", "a list of numbers from 0 to 3");
            return {};
        }
        ghosts.push_back(symbols.get<std::uint8_t>());
    }
    return ghosts;
}

void TilesetReader::add_face(rules::Tile face) {
    const auto same = [&](const rules::Tile& tile) {
        return tile.id == face.id && (tile.ghosts == face.ghosts || face.copies == 0);
    };
    if (std::any_of(set_.tiles.begin(), set_.tiles.end(), same)) {
        faults.push_back("tile " + face.id + ": the id is used twice");
    }
    if (set_.tiles.size() == kMostFaces) {
        faults.push_back("tile " + face.id + ": a set has at most 255 different faces");
        return;
    }
    set_.tiles.push_back(std::move(face));
}

/// What the rules find in a set that was read without a fault.
std::vector<std::string> faults_of(const rules::TileSet& set, TileFormat format) {
    return format == TileFormat::First ? rules::check_tileset(set) : rules::check_added_tiles(set);
}

using SharedSet = std::shared_ptr<const rules::TileSet>;

SharedSet parse_embedded(const EmbeddedFile& file) {
    auto parsed = parse_any_tileset(file.bytes);
    if (!parsed) throw std::logic_error(std::string(file.name) + ": " + parsed.error().front());
    return std::make_shared<const rules::TileSet>(std::move(*parsed));
}

/// The sets in the binary: the base set, those of the expansions in their order, then every mists
/// set in the order of its version.
const std::vector<SharedSet>& embedded_sets() {
    static const auto kSets = [] {
        std::vector<SharedSet> sets;
        for (const EmbeddedFile& file : tilesets::embedded_files()) {
            sets.push_back(parse_embedded(file));
        }
        return sets;
    }();
    return kSets;
}

TilesetOrFaults parse_tileset(std::string_view json, TilesetOrFaults (*read)(const Json&)) {
    const Result<Json> file = parse_json(json);
    if (!file) {
        const auto offset = file.error().params.at("offset").get<std::size_t>();
        return tl::unexpected(
            std::vector{file.error().message + ", at byte " + std::to_string(offset)});
    }
    return read(*file);
}

}  // namespace

TilesetOrFaults parse_tileset(std::string_view json) { return parse_tileset(json, read_tileset); }

TilesetOrFaults parse_any_tileset(std::string_view json) {
    return parse_tileset(json, read_any_tileset);
}

TilesetOrFaults read_any_tileset(const Json& file) {
    TilesetReader reader;
    rules::TileSet set = reader.read(file);
    if (reader.faults.empty()) reader.faults = faults_of(set, reader.format);
    if (!reader.faults.empty()) return tl::unexpected(std::move(reader.faults));
    return set;
}

TilesetOrFaults read_tileset(const Json& file) {
    return read_any_tileset(file).and_then([](rules::TileSet set) -> TilesetOrFaults {
        auto faults = rules::check_tileset(set);
        if (!faults.empty()) return tl::unexpected(std::move(faults));
        return set;
    });
}

std::shared_ptr<const rules::TileSet> embedded_mists_tileset() { return embedded_sets().back(); }

std::span<const std::shared_ptr<const rules::TileSet>> embedded_mists_tilesets() {
    return std::span(embedded_sets()).subspan(1 + rules::kExpansions.size());
}

std::shared_ptr<const rules::TileSet> embedded_base_tileset() { return embedded_sets().front(); }

std::shared_ptr<const rules::TileSet> embedded_tileset(rules::Expansion expansion) {
    return embedded_sets()[1 + static_cast<std::size_t>(expansion)];
}

TilesetOrFaults tiles_of(const rules::Boxes& boxes, const rules::TileSet& mists) {
    rules::TileSources sources{mists, *embedded_base_tileset(), {}};
    for (const rules::Expansion expansion : rules::kExpansions) {
        sources.added[expansion] = embedded_tileset(expansion).get();
    }
    return rules::tiles_of(boxes, sources);
}

}  // namespace mistward::protocol
