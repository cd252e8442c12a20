#include "rules/mists/facts.hpp"

#include "rules/core/check_layout.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace mistward::rules {
namespace {

/// Published: the ghost symbols of each copy of each id.
const std::map<std::string, std::vector<int>>& published_symbols() {
    static const std::map<std::string, std::vector<int>> kTiles{
        {"01", {0, 0}},    {"03", {1}},    {"04", {2}},    {"05", {2}}, {"06", {2}},
        {"07", {0, 0}},    {"09", {0, 0}}, {"11", {1}},    {"12", {3}}, {"13", {3}},
        {"14", {2, 3, 3}}, {"17", {0}},    {"18", {2}},    {"19", {2}}, {"20", {0}},
        {"21", {1}},       {"22", {0}},    {"23", {2, 3}}, {"25", {2}}, {"26", {2}},
        {"27", {1}},       {"28", {2}},    {"29", {2}},    {"30", {0}}, {"31", {1}},
        {"32", {3}},       {"33", {1}},    {"34", {2}},    {"35", {2}}, {"36", {2}},
        {"37", {1}},       {"38", {0, 0}}, {"40", {0}},    {"41", {1}}, {"42", {1}},
        {"43", {1}},       {"44", {1}},    {"45", {1}},    {"46", {0}}, {"47", {3}},
        {"48", {0}},       {"49", {0}},    {"50", {1}},    {"51", {1}}, {"52", {2}},
        {"54", {1, 2}},    {"55", {0}},    {"56", {1}},    {"57", {2}}, {"58", {1}},
        {"59", {1}},       {"60", {2}}};
    return kTiles;
}

bool has_published_watertower(const std::string& id) {
    return id == "19" || id == "21" || id == "50";
}

/// The ghost symbols of each copy of each id, in ascending order.
std::map<std::string, std::vector<int>> symbols_by_id(const TileSet& set) {
    std::map<std::string, std::vector<int>> symbols;
    for (const Tile& tile : set.tiles) {
        if (tile.copies == 0) continue;
        auto& of_id = symbols[tile.id];
        of_id.insert(of_id.end(), tile.copies, tile.ghosts);
        std::sort(of_id.begin(), of_id.end());
    }
    return symbols;
}

void check_symbols(const TileSet& set, FactErrors& errors) {
    const auto found = symbols_by_id(set);
    for (const auto& [id, symbols] : published_symbols()) {
        const auto at = found.find(id);
        if (at == found.end()) {
            errors.add("tile " + id + " is missing");
        } else if (at->second != symbols) {
            errors.add("tile " + id + ": copies or ghost symbols differ from the published ones");
        }
    }
    for (const auto& [id, symbols] : found) {
        errors.unless(published_symbols().contains(id), "tile " + id + " is not a published one");
    }
}

bool has_road_to_castle(const TileLayout& layout) {
    return std::any_of(layout.segments.begin(), layout.segments.end(),
                       [](const Segment& s) { return s.end == RoadEnd::Castle; });
}

void check_castle(const Tile& tile, FactErrors& errors) {
    errors.unless(misty_sides(tile.layout) != 0, "tile " + tile.id + ": a castle without mist");
    errors.unless(has_road_to_castle(tile.layout),
                  "tile " + tile.id + ": no road ends at the castle");
    errors.unless(tile.ghosts == 1 || tile.id == "04",
                  "tile " + tile.id + ": the only castle with 2 symbols is 04");
    errors.unless(!tile.watertower, "tile " + tile.id + ": a castle beside a water tower");
}

void check_centres(const TileSet& set, FactErrors& errors) {
    int castles = 0;
    int cemeteries = 0;
    int cemeteries_with_city = 0;
    int cemeteries_with_road = 0;
    for (const Tile& tile : set.tiles) {
        if (has(tile.layout, FeatureKind::Castle)) {
            castles += tile.copies;
            check_castle(tile, errors);
        }
        if (has(tile.layout, FeatureKind::Cemetery)) {
            cemeteries += tile.copies;
            cemeteries_with_city += has(tile.layout, FeatureKind::City) ? 1 : 0;
            cemeteries_with_road += has(tile.layout, FeatureKind::Road) ? 1 : 0;
            errors.unless(misty_sides(tile.layout) == 0, "tile " + tile.id + ": a misty cemetery");
        }
        errors.unless(!has(tile.layout, FeatureKind::Monastery),
                      "tile " + tile.id + ": the set has no monasteries");
        errors.unless(tile.copies == 0 || tile.watertower == has_published_watertower(tile.id),
                      "tile " + tile.id + ": the water towers are on 19, 21 and 50");
        errors.unless(tile.id != "04" || has(tile.layout, FeatureKind::Castle),
                      "tile 04: its castle is missing");
    }
    errors.unless(castles == 5, "there are " + std::to_string(castles) + " castles, not 5");
    errors.unless(cemeteries == 5,
                  "there are " + std::to_string(cemeteries) + " cemeteries, not 5");
    errors.unless(cemeteries_with_city >= 3, "fewer than three cemeteries have a city");
    errors.unless(cemeteries_with_road >= 1, "no cemetery has a road");
}

using SegmentKey = std::tuple<FeatureKind, unsigned, unsigned, RoadEnd>;
using LayoutKey = std::pair<std::array<Terrain, 4>, std::multiset<SegmentKey>>;

LayoutKey key_of(const TileLayout& layout, Rotation turn) {
    LayoutKey key;
    for (const Edge edge : kEdges) {
        key.first[static_cast<std::size_t>(turn.turn(edge))] =
            layout.edges[static_cast<std::size_t>(edge)];
    }
    for (const Segment& segment : layout.segments) {
        if (segment.kind == FeatureKind::Field) continue;
        const unsigned turned = segment.edges << turn.quarter_turns();
        key.second.insert(
            {segment.kind, (turned | turned >> 4U) & 15U, segment.coats, segment.end});
    }
    return key;
}

/// The same for all turns of a layout; fields follow from the rest.
LayoutKey key_of(const TileLayout& layout) {
    LayoutKey least = key_of(layout, Rotation(0));
    for (const Rotation turn : kRotations) least = std::min(least, key_of(layout, turn));
    return least;
}

void check_layouts_differ(const TileSet& set, FactErrors& errors) {
    std::map<LayoutKey, std::string> seen;
    for (const Tile& tile : set.tiles) {
        if (tile.copies == 0) continue;
        const auto [first, is_new] = seen.emplace(key_of(tile.layout), tile.id);
        errors.unless(is_new || first->second == tile.id,
                      "tiles " + first->second + " and " + tile.id + " have one layout");
    }
}

}  // namespace

std::vector<std::string> check_mists_facts(const TileSet& set) {
    FactErrors errors;
    check_symbols(set, errors);
    check_centres(set, errors);
    check_layouts_differ(set, errors);
    check_start_facts(set, errors);
    return errors.take();
}

}  // namespace mistward::rules
