#pragma once

#include "rules/core/names.hpp"
#include "rules/core/signature.hpp"
#include "rules/core/tileset.hpp"

namespace mistward::rules {

/// What a set takes up at most in a game.
struct Extent {
    std::size_t tiles = 0;
    std::size_t segments = 0;
    std::size_t centres = 0;
    std::size_t towers = 0;
};

/// The first side of a tile that cannot be asked for in a game with these `Limits`; nothing if
/// there is none.
template <class Limits>
std::optional<Edge> unknown_side(const TileLayout& layout) {
    for (const Edge edge : kEdges) {
        const Terrain terrain = layout.edges[static_cast<std::size_t>(edge)];
        if (side_bits<typename Limits::Signature>(terrain) == 0) return edge;
    }
    return std::nullopt;
}

/// What of a set a game that knows these things does not know, and what is more than its `Limits`,
/// one sentence each; `segments` and `centres` say what the game counts as such.
template <class Limits>
std::vector<std::string> check_extent(const TileSet& set, const Extent& extent,
                                      const std::string& segments, const std::string& centres,
                                      const KnownThings& known = {}) {
    std::vector<std::string> errors = check_known(set, known);
    const auto limit = [&](std::size_t count, std::size_t most, const std::string& what) {
        if (count <= most) return;
        errors.push_back("the set has " + std::to_string(count) + " " + what + ", at most " +
                         std::to_string(most) + " can be played with");
    };
    limit(set.tiles.size(), Limits::kFaces, "faces");
    limit(extent.tiles, Limits::kTiles, "tiles");
    limit(extent.segments, Limits::kSegments, segments);
    limit(extent.centres, Limits::kCentres, centres);
    if constexpr (requires { Limits::kTowers; }) limit(extent.towers, Limits::kTowers, "towers");
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        if (const auto edge = unknown_side<Limits>(set.tiles[i].layout)) {
            errors.push_back("tile " + face_name(set, TileId(i)) + ": what lies on the side " +
                             std::string(name(*edge)) + " is unknown to this game");
        }
    }
    return errors;
}

}  // namespace mistward::rules
