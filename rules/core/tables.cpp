#include "rules/core/tables.hpp"

#include "rules/core/invariant.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace mistward::rules {
namespace {

bool reaches(const Segment& segment, Edge edge) {
    return (segment.edges >> static_cast<unsigned>(edge) & 1U) != 0;
}

bool is_linked(FeatureKind kind) {
    return kind == FeatureKind::City || kind == FeatureKind::Road || kind == FeatureKind::Mist;
}

/// What has to be joined, or filled, before a feature of that segment alone is complete.
int open_sides(const Segment& segment) {
    if (segment.kind == FeatureKind::Field) return std::popcount(segment.half_edges);
    return is_linked(segment.kind) ? std::popcount(segment.edges)
                                   : static_cast<int>(kAround.size());
}

void enter_sides(const Segment& segment, std::uint8_t index, FaceTable& face) {
    const bool mist = segment.kind == FeatureKind::Mist;
    for (const Rotation turn : kRotations) {
        const std::size_t t = turn.quarter_turns();
        for (const Edge edge : kEdges) {
            if (!reaches(segment, turn.unturn(edge))) continue;
            const auto e = static_cast<std::size_t>(edge);
            (mist ? face.side[t][e].mist : face.side[t][e].line) = index;
            if (mist) face.misty[t] = static_cast<std::uint8_t>(face.misty[t] | 1U << e);
        }
    }
}

void enter_half_edges(const Segment& field, std::uint8_t index, FaceTable& face) {
    for (unsigned half = 0; half < 8; ++half) {
        if ((field.half_edges >> half & 1U) == 0) continue;
        for (unsigned turn = 0; turn < 4; ++turn) {
            const unsigned turned = (half + 2 * turn) % 8;
            face.side[turn][turned / 2].fields[turned % 2] = index;
        }
    }
}

void enter_segment(const Segment& segment, FaceTable& face) {
    const std::uint8_t index = face.segments++;
    face.kind[index] = segment.kind;
    face.sides[index] = static_cast<std::uint8_t>(open_sides(segment));
    if (segment.kind != FeatureKind::Field) face.fields_from = face.segments;
    face.coats[index] = segment.coats;
    face.cities[index] = segment.cities;
    face.segment_marks[index] = segment.marks;
    face.shares[index] = segment.shares;
    if (segment.kind == FeatureKind::Field) {
        enter_half_edges(segment, index, face);
    } else if (is_linked(segment.kind)) {
        ++face.linked;
        enter_sides(segment, index, face);
    } else {
        (segment.kind == FeatureKind::Garden ? face.garden : face.centre) = index;
    }
}

FaceTable make_face(const Tile& tile) {
    FaceTable face;
    for (const Rotation turn : kRotations) {
        for (const Edge edge : kEdges) {
            const std::size_t t = turn.quarter_turns();
            const Terrain terrain = tile.layout.edges[static_cast<std::size_t>(turn.unturn(edge))];
            require(terrain <= kLastAskedFor, "a signature has room for the terrain");
            face.terrain[t][static_cast<std::size_t>(edge)] = terrain;
            face.shown[t] |= side(edge, terrain);
        }
    }
    // Nobody stands on a river, and nothing is scored of it: it is no feature, and comes last.
    for (const Segment& segment : tile.layout.segments) {
        if (segment.kind != FeatureKind::River) enter_segment(segment, face);
    }
    face.ghosts = tile.ghosts;
    face.marks = tile.layout.marks;
    return face;
}

bool fits(const std::array<Terrain, 4>& sides, Signature signature) {
    return std::all_of(kEdges.begin(), kEdges.end(), [&](Edge edge) {
        return !asks(signature, edge) ||
               asks_for(signature, edge, sides[static_cast<std::size_t>(edge)]);
    });
}

}  // namespace

Tables::Tables(std::shared_ptr<const TileSet> tiles) : tiles_(std::move(tiles)) {
    faces_.reserve(tiles_->tiles.size());
    for (const Tile& tile : tiles_->tiles) {
        FaceTable face = make_face(tile);
        add_pattern(tile, face);
        faces_.push_back(face);
    }
}

void Tables::add_pattern(const Tile& tile, FaceTable& face) {
    const auto known = std::find(patterns_.begin(), patterns_.end(), tile.layout.edges);
    face.pattern = static_cast<std::uint8_t>(known - patterns_.begin());
    if (known != patterns_.end()) return;
    patterns_.push_back(tile.layout.edges);
    FittingTurns& turns = fitting_.emplace_back();
    for (std::size_t signature = 0; signature < turns.size(); ++signature) {
        for (const Rotation turn : kRotations) {
            if (!fits(face.terrain[turn.quarter_turns()], static_cast<Signature>(signature))) {
                continue;
            }
            turns[signature] =
                static_cast<std::uint8_t>(turns[signature] | 1U << turn.quarter_turns());
        }
    }
}

}  // namespace mistward::rules
