#include "protocol/tileset_file.hpp"

#include "embedded/tilesets.hpp"
#include "protocol/json_text.hpp"
#include "protocol/tile_layout.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::protocol {
namespace {

/// Reads a whole file; goes on after a fault with the next tile, so that a host sees them all at
/// once.
class TilesetReader {
public:
    rules::TileSet read(const Json& file);

    std::vector<std::string> faults;

private:
    void read_tile(const Json& tile, std::size_t index);
    void read_start(const Json& quarter, std::size_t index);
    std::vector<std::uint8_t> read_ghosts(FieldReader& fields);
    bool read_watertower(FieldReader& fields);
    void add_face(rules::Tile face);

    rules::TileSet set_;
};

rules::TileSet TilesetReader::read(const Json& file) {
    FieldReader fields(file, {"format", "name", "note", "tiles", "start"});
    fields.integer("format", 1, 1);
    set_.name = fields.name("name", 40);
    if (fields.has("note")) fields.text("note", 1000);
    const Json* tiles = fields.list("tiles", {0, kMostFaces});
    const Json* start = fields.list("start", {0, kMostQuarters});
    note_fault(fields, "the file", faults);
    if (tiles == nullptr || start == nullptr) return {};
    for (std::size_t i = 0; i < tiles->size(); ++i) read_tile((*tiles)[i], i);
    for (std::size_t i = 0; i < start->size(); ++i) read_start((*start)[i], i);
    return std::move(set_);
}

void TilesetReader::read_tile(const Json& tile, std::size_t index) {
    FieldReader fields(tile, {"id", "copies", "ghosts", "edges", "mist", "cities", "roads",
                              "fields", "center", "art"});
    rules::Tile face;
    face.id = read_tile_id(fields);
    const std::string where =
        face.id.empty() ? "tile number " + std::to_string(index + 1) : "tile " + face.id;
    const std::uint64_t copies = fields.integer("copies", 1, kMostCopies);
    const std::vector<std::uint8_t> ghosts = read_ghosts(fields);
    if (ghosts.size() != copies) fields.refuse("ghosts", "one number for each copy");
    face.layout = read_layout(fields, where, faults);
    face.watertower = read_watertower(fields);
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

void TilesetReader::read_start(const Json& quarter, std::size_t index) {
    FieldReader fields(quarter, {"id", "x", "y", "ghosts", "edges", "mist", "cities", "roads",
                                 "fields", "center", "art"});
    rules::Tile face;
    face.id = read_tile_id(fields);
    const std::string where =
        face.id.empty() ? "start tile number " + std::to_string(index + 1) : "tile " + face.id;
    face.copies = 0;
    face.ghosts = static_cast<std::uint8_t>(fields.integer("ghosts", 0, kMostGhosts));
    const auto x = static_cast<std::int16_t>(fields.integer("x", 0, 1));
    const auto y = static_cast<std::int16_t>(fields.integer("y", 0, 1));
    face.layout = read_layout(fields, where, faults);
    face.watertower = read_watertower(fields);
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

bool TilesetReader::read_watertower(FieldReader& fields) {
    if (!fields.has("art")) return false;
    const Json* art = fields.list("art", {0, 1});
    if (art == nullptr) return false;
    const bool watertower = !art->empty() && (*art)[0] == "watertower";
    if (!watertower && !art->empty()) fields.refuse("art", "an empty list or [\"watertower\"]");
    return watertower;
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

using SharedSet = std::shared_ptr<const rules::TileSet>;

SharedSet parse_embedded(const EmbeddedFile& file) {
    auto parsed = parse_tileset(file.bytes);
    if (!parsed) throw std::logic_error(std::string(file.name) + ": " + parsed.error().front());
    return std::make_shared<const rules::TileSet>(std::move(*parsed));
}

/// The sets in the binary, the base set first, then every mists set in the order of its version.
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

}  // namespace

tl::expected<rules::TileSet, std::vector<std::string>> parse_tileset(std::string_view json) {
    const Result<Json> file = parse_json(json);
    if (!file) {
        const auto offset = file.error().params.at("offset").get<std::size_t>();
        return tl::unexpected(
            std::vector{file.error().message + ", at byte " + std::to_string(offset)});
    }
    return read_tileset(*file);
}

tl::expected<rules::TileSet, std::vector<std::string>> read_tileset(const Json& file) {
    TilesetReader reader;
    rules::TileSet set = reader.read(file);
    if (reader.faults.empty()) reader.faults = rules::check_tileset(set);
    if (!reader.faults.empty()) return tl::unexpected(std::move(reader.faults));
    return set;
}

std::shared_ptr<const rules::TileSet> embedded_mists_tileset() { return embedded_sets().back(); }

std::span<const std::shared_ptr<const rules::TileSet>> embedded_mists_tilesets() {
    return std::span(embedded_sets()).subspan(1);
}

std::shared_ptr<const rules::TileSet> embedded_base_tileset() { return embedded_sets().front(); }

}  // namespace mistward::protocol
