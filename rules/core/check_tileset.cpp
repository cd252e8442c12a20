#include "rules/core/check_layout.hpp"

#include <algorithm>
#include <set>

namespace mistward::rules {
namespace {

bool is_start_face(const TileSet& set, TileId tile) {
    return std::any_of(set.start.begin(), set.start.end(),
                       [&](const StartTile& start) { return start.tile == tile; });
}

bool has_tiles_without_centre(const TileSet& set) {
    return std::any_of(set.tiles.begin(), set.tiles.end(), [](const Tile& tile) {
        return tile.copies != 0 && !has(tile.layout, FeatureKind::Castle) &&
               !has(tile.layout, FeatureKind::Cemetery);
    });
}

void check_faces(const TileSet& set, std::vector<std::string>& errors) {
    std::set<std::string> names;
    std::size_t copies = 0;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const Tile& tile = set.tiles[i];
        const bool start = is_start_face(set, TileId(i));
        const std::string name = face_name(set, TileId(i));
        copies += tile.copies;
        if (tile.id.empty() || tile.id.find_first_of(" .:,@") != std::string::npos) {
            errors.push_back("tile \"" + tile.id +
                             "\": an id must not be empty nor hold any of \" .:,@\"");
        }
        if (!names.insert(name).second) {
            errors.push_back("tile " + name + ": there are two of that name");
        }
        if (tile.copies == 0 && !start) {
            errors.push_back("tile " + name + ": there are no copies of it");
        }
        for (const std::string& error : check_layout(tile, start)) {
            errors.push_back("tile " + name + ": " + error);
        }
    }
    if (copies == 0) {
        errors.push_back("the set has no tiles to draw");
    } else if (!has_tiles_without_centre(set)) {
        errors.push_back(
            "every tile to draw shows a castle or a cemetery: level 1 has none left "
            "(M-SET-3)");
    }
}

const StartTile* start_at(const TileSet& set, Position position) {
    const auto found =
        std::find_if(set.start.begin(), set.start.end(),
                     [&](const StartTile& start) { return start.position == position; });
    return found == set.start.end() ? nullptr : &*found;
}

bool misty(const TileLayout& layout, Edge edge) {
    return (misty_sides(layout) >> static_cast<unsigned>(edge) & 1U) != 0;
}

/// Whether two start tiles that lie side by side fit as if they had been placed.
void check_start_side(const TileSet& set, const StartTile& here, const StartTile& there, Edge edge,
                      std::vector<std::string>& errors) {
    const TileLayout& a = set[here.tile].layout;
    const TileLayout& b = set[there.tile].layout;
    const std::string pair = set[here.tile].id + " and " + set[there.tile].id;
    if (a.edges[static_cast<std::size_t>(edge)] !=
        b.edges[static_cast<std::size_t>(opposite(edge))]) {
        errors.push_back("start tiles " + pair + " do not match where they meet (T-5)");
    }
    if (misty(a, edge) != misty(b, opposite(edge))) {
        errors.push_back("the mist of start tiles " + pair +
                         " does not match where they meet (T-5)");
    }
}

void check_start(const TileSet& set, std::vector<std::string>& errors) {
    if (set.start.empty()) errors.push_back("the set has no start tile");
    for (const StartTile& start : set.start) {
        bool touches = set.start.size() == 1;
        for (const Edge edge : kEdges) {
            const StartTile* const other = start_at(set, neighbour(start.position, edge));
            if (other == nullptr) continue;
            touches = true;
            if (start.position < other->position) {
                check_start_side(set, start, *other, edge, errors);
            }
        }
        if (!touches) {
            errors.push_back("start tile " + set[start.tile].id + " touches no other (T-5)");
        }
        if (start_at(set, start.position) != &start) {
            errors.push_back("start tile " + set[start.tile].id + " lies on top of another (T-5)");
        }
    }
}

}  // namespace

std::vector<std::string> check_tileset(const TileSet& set) {
    std::vector<std::string> errors;
    const bool faces_exist =
        std::all_of(set.start.begin(), set.start.end(),
                    [&](const StartTile& s) { return s.tile.value() < set.tiles.size(); });
    if (set.tiles.size() > kMostFaces) {
        return {"the set has more than " + std::to_string(kMostFaces) + " faces"};
    }
    if (!faces_exist) return {"the set has a start tile without a face"};
    check_faces(set, errors);
    check_start(set, errors);
    return errors;
}

}  // namespace mistward::rules
