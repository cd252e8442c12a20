#include "rules/core/check_layout.hpp"
#include "rules/mists/facts.hpp"

#include <algorithm>

namespace mistward::rules {
namespace {

bool is_quarter(Position position) {
    return position.x >= 0 && position.x <= 1 && position.y >= 0 && position.y <= 1;
}

int outer_misty_sides(const TileSet& set, const StartTile& quarter) {
    int sides = 0;
    for (const Edge edge : kEdges) {
        const bool misty =
            (misty_sides(set[quarter.tile].layout) >> static_cast<unsigned>(edge) & 1U) != 0;
        sides += misty && !is_quarter(neighbour(quarter.position, edge)) ? 1 : 0;
    }
    return sides;
}

bool has_centre(const TileLayout& layout) {
    return has(layout, FeatureKind::Castle) || has(layout, FeatureKind::Cemetery) ||
           has(layout, FeatureKind::Monastery);
}

bool has_road_to_ruin(const TileLayout& layout) {
    return std::any_of(layout.segments.begin(), layout.segments.end(),
                       [](const Segment& s) { return s.end == RoadEnd::Ruin; });
}

}  // namespace

void check_start_facts(const TileSet& set, FactErrors& errors) {
    int symbols = 0;
    int outer = 0;
    bool all_misty = true;
    bool ruin = false;
    for (const StartTile& quarter : set.start) {
        const Tile& tile = set[quarter.tile];
        symbols += tile.ghosts;
        outer += outer_misty_sides(set, quarter);
        all_misty = all_misty && misty_sides(tile.layout) != 0;
        ruin = ruin || has_road_to_ruin(tile.layout);
        errors.unless(is_quarter(quarter.position) && tile.copies == 0,
                      "start tile " + tile.id + " is not a quarter of the 2 x 2 start tile (T-5)");
        errors.unless(!has_centre(tile.layout), "start tile " + tile.id + " has a centre (T-5)");
    }
    errors.unless(set.start.size() == 4, "the start tile does not have four quarters (T-5)");
    errors.unless(symbols == 3, "the start tile shows " + std::to_string(symbols) +
                                    " ghost symbols, not 3 (T-5)");
    errors.unless(outer >= 2, "fewer than two outer sides of the start tile are misty");
    errors.unless(!all_misty, "every quarter of the start tile is misty");
    errors.unless(ruin, "no road ends at the ruin (T-5)");
}

}  // namespace mistward::rules
