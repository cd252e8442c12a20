#include "rules/core/faults.hpp"
#include "rules/rivals/tilesets.hpp"

#include <algorithm>
#include <map>

namespace mistward::rules {
namespace {

/// Published: how many of the 72 tiles show each letter, the start tile among them.
const std::map<std::string, int>& published_copies() {
    static const std::map<std::string, int> kTiles{
        {"A", 2}, {"B", 4}, {"C", 1}, {"D", 4}, {"E", 5}, {"F", 2}, {"G", 1}, {"H", 3},
        {"I", 2}, {"J", 3}, {"K", 3}, {"L", 3}, {"M", 2}, {"N", 3}, {"O", 2}, {"P", 3},
        {"Q", 1}, {"R", 3}, {"S", 2}, {"T", 1}, {"U", 8}, {"V", 9}, {"W", 4}, {"X", 1}};
    return kTiles;
}

/// How many of the set's tiles show a face, the start tile among them.
int copies(const TileSet& set, TileId tile) {
    const auto at_start = std::count_if(set.start.begin(), set.start.end(),
                                        [&](const StartTile& start) { return start.tile == tile; });
    return set[tile].copies + static_cast<int>(at_start);
}

/// What all tiles of a set add up to.
struct Totals {
    std::map<std::string, int> tiles;
    std::array<int, 3> sides{};  ///< by terrain
    int coats = 0;
    int monasteries = 0;
    bool of_base_game = true;  ///< no mist, castle or cemetery
};

Totals totals(const TileSet& set) {
    Totals totals;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const Tile& tile = set.tiles[i];
        const int count = copies(set, TileId(i));
        totals.tiles[tile.id] += count;
        for (const Terrain side : tile.layout.edges) {
            totals.sides[static_cast<std::size_t>(side)] += count;
        }
        for (const Segment& segment : tile.layout.segments) totals.coats += count * segment.coats;
        totals.monasteries += has(tile.layout, FeatureKind::Monastery) ? count : 0;
        totals.of_base_game &= !has(tile.layout, FeatureKind::Mist) &&
                               !has(tile.layout, FeatureKind::Castle) &&
                               !has(tile.layout, FeatureKind::Cemetery);
    }
    return totals;
}

}  // namespace

std::vector<std::string> check_base_facts(const TileSet& set) {
    const Totals found = totals(set);
    Faults errors;
    const auto count = [&](int number, int wanted, const std::string& what) {
        errors.unless(number == wanted, "there are " + std::to_string(number) + " " + what +
                                            ", not " + std::to_string(wanted));
    };
    for (const auto& [id, wanted] : published_copies()) {
        const auto at = found.tiles.find(id);
        count(at == found.tiles.end() ? 0 : at->second, wanted, "tiles " + id);
    }
    for (const auto& [id, number] : found.tiles) {
        errors.unless(published_copies().contains(id), "tile " + id + " is not of the base game");
    }
    count(found.sides[static_cast<std::size_t>(Terrain::City)], 79, "city sides");
    count(found.sides[static_cast<std::size_t>(Terrain::Road)], 94, "road sides");
    count(found.sides[static_cast<std::size_t>(Terrain::Field)], 115, "field sides");
    count(found.coats, 10, "coats of arms");
    count(found.monasteries, 6, "monasteries");
    errors.unless(found.of_base_game, "there is mist, a castle or a cemetery");
    errors.unless(set.start.size() == 1 && set[set.start[0].tile].id == "D",
                  "the start tile is not D (G-SET-2)");
    return errors.take();
}

}  // namespace mistward::rules
