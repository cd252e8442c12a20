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

bool is_plain(const std::string& id) {
    return !id.empty() && id.find_first_of(" .:,@") == std::string::npos;
}

void check_faces(const TileSet& set, LayoutCheck how, std::vector<std::string>& errors) {
    std::set<std::string> names;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const Tile& tile = set.tiles[i];
        const bool start = is_start_face(set, TileId(i));
        const std::string name = face_name(set, TileId(i));
        if (!is_plain(tile.id)) {
            errors.push_back("tile \"" + tile.id +
                             "\": an id must not be empty nor hold any of \" .:,@\"");
        }
        if (!names.insert(name).second) {
            errors.push_back("tile " + name + ": there are two of that name");
        }
        if (tile.copies == 0 && !start && !is_in_hands(set, TileId(i))) {
            errors.push_back("tile " + name + ": there are no copies of it");
        }
        for (const std::string& error : check_layout(tile, start, how)) {
            errors.push_back("tile " + name + ": " + error);
        }
    }
}

void check_hands(const TileSet& set, std::vector<std::string>& errors) {
    for (const HandTile& hand : set.hand) {
        const Tile& tile = set[hand.tile];
        const std::string name = face_name(set, hand.tile);
        if (hand.per_player == 0) {
            errors.push_back("tile " + name + ": nobody has it from the start");
        }
        if (tile.copies != 0) errors.push_back("tile " + name + ": it is drawn and in hands");
    }
}

void check_gardens(const TileSet& set, std::vector<std::string>& errors) {
    std::set<std::string> ids;
    for (const GardenCopies& garden : set.gardens) {
        const std::string where = "tile " + garden.id + ": ";
        if (!is_plain(garden.id)) errors.push_back("gardens need the id of a tile");
        if (garden.copies == 0) errors.push_back(where + "no copy of it has a garden");
        if (!ids.insert(garden.id).second) errors.push_back(where + "its gardens are there twice");
    }
}

/// Something to draw, and enough of it for every level.
void check_tiles_to_draw(const TileSet& set, std::vector<std::string>& errors) {
    const bool any = std::any_of(set.tiles.begin(), set.tiles.end(),
                                 [](const Tile& tile) { return tile.copies != 0; });
    if (!any) {
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

/// What must hold before anything else can be checked: there are no more faces than ids, and each
/// that is named is there.
std::vector<std::string> check_whole(const TileSet& set) {
    const auto exists = [&](const auto& named) { return named.tile.value() < set.tiles.size(); };
    if (set.tiles.size() > kMostFaces) {
        return {"the set has more than " + std::to_string(kMostFaces) + " faces"};
    }
    if (!std::all_of(set.start.begin(), set.start.end(), exists)) {
        return {"the set has a start tile without a face"};
    }
    if (!std::all_of(set.hand.begin(), set.hand.end(), exists)) {
        return {"the set has a tile in hands without a face"};
    }
    return {};
}

}  // namespace

std::vector<std::string> check_tileset(const TileSet& set) {
    std::vector<std::string> errors = check_whole(set);
    if (!errors.empty()) return errors;
    check_faces(set, LayoutCheck::Lenient, errors);
    check_tiles_to_draw(set, errors);
    check_hands(set, errors);
    check_gardens(set, errors);
    if (set.start.empty()) errors.emplace_back("the set has no start tile");
    check_start(set, errors);
    return errors;
}

std::vector<std::string> check_added_tiles(const TileSet& set) {
    std::vector<std::string> errors = check_whole(set);
    if (!errors.empty()) return errors;
    if (set.tiles.empty() && set.gardens.empty()) {
        errors.emplace_back("the set has neither tiles nor gardens");
    }
    check_faces(set, LayoutCheck::Strict, errors);
    check_hands(set, errors);
    check_gardens(set, errors);
    check_start(set, errors);
    return errors;
}

}  // namespace mistward::rules
