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
    if (segment.kind == FeatureKind::Tower) return 1;  // which nothing closes (TO-TOP-1)
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
    require(face.segments < kMaxSegments, "a tile has no more segments than there is room for");
    const std::uint8_t index = face.segments++;
    face.kind[index] = segment.kind;
    face.sides[index] = static_cast<std::uint8_t>(open_sides(segment));
    if (segment.kind != FeatureKind::Field) face.fields_from = face.segments;
    face.coats[index] = segment.coats;
    face.cities[index] = segment.cities;
    if (segment.kind == FeatureKind::Field) {
        enter_half_edges(segment, index, face);
    } else if (is_linked(segment.kind)) {
        ++face.linked;
        enter_sides(segment, index, face);
    } else if (segment.kind == FeatureKind::Tower) {
        face.tower = index;
    } else {
        (segment.kind == FeatureKind::Garden ? face.garden : face.centre) = index;
    }
}

/// 0 if there is no room for one of the sides.
template <AnySignature S>
S shown(const std::array<Terrain, 4>& sides) {
    unsigned all = 0;
    for (const Edge edge : kEdges) {
        const Terrain terrain = sides[static_cast<std::size_t>(edge)];
        if (side_bits<S>(terrain) == 0) return 0;
        all |= side<S>(edge, terrain);
    }
    return static_cast<S>(all);
}

FaceTable make_face(const Tile& tile) {
    FaceTable face;
    for (const Rotation turn : kRotations) {
        const std::size_t t = turn.quarter_turns();
        for (const Edge edge : kEdges) {
            const Terrain terrain = tile.layout.edges[static_cast<std::size_t>(turn.unturn(edge))];
            face.terrain[t][static_cast<std::size_t>(edge)] = terrain;
        }
        face.narrow[t] = Signatures<Signature>{} + shown<Signature>(face.terrain[t]);
        face.wide[t] = shown<WideSignature>(face.terrain[t]);
    }
    // Nobody stands on a river, and nothing is scored of it: it is no feature, and comes last.
    for (const Segment& segment : tile.layout.segments) {
        if (segment.kind != FeatureKind::River) enter_segment(segment, face);
    }
    face.ghosts = tile.ghosts;
    return face;
}

/// The turns in which a face fits, one signature at a time.
template <AnySignature S>
std::uint8_t turns_that_fit(const FaceTable& face, S asked) {
    unsigned turns = 0;
    const unsigned want = wanted<S, unsigned>(asked);
    for (unsigned turn = 0; turn < kRotations.size(); ++turn) {
        const bool fits = misfits<S, unsigned>(asked, want, face.shown<S>(turn)) == 0;
        turns |= fits ? 1U << turn : 0U;
    }
    return static_cast<std::uint8_t>(turns);
}

/// The segments have the same numbers as in the face's table: a river, which has none, comes last.
FaceMarks make_marks(const TileLayout& layout) {
    FaceMarks marks{.tile = layout.marks};
    for (std::size_t i = 0; i < std::min(layout.segments.size(), kMaxSegments); ++i) {
        marks.segment[i] = layout.segments[i].marks;
        marks.shares[i] = layout.segments[i].shares;
    }
    return marks;
}

}  // namespace

Tables::Tables(std::shared_ptr<const TileSet> tiles) : tiles_(std::move(tiles)) {
    faces_.reserve(tiles_->tiles.size());
    for (const Tile& tile : tiles_->tiles) {
        FaceTable face = make_face(tile);
        add_pattern(face);
        faces_.push_back(face);
        marks_.push_back(make_marks(tile.layout));
    }
}

void Tables::add_pattern(FaceTable& face) {
    const Signature shown = face.shown<Signature>(0);
    const auto known = std::find(patterns_.begin(), patterns_.end(), shown);
    face.pattern = static_cast<std::uint8_t>(known - patterns_.begin());
    if (known != patterns_.end()) return;
    patterns_.push_back(shown);
    FittingTurns& turns = fitting_.emplace_back();
    for (std::size_t asked = 0; asked < turns.size(); ++asked) {
        turns[asked] = turns_that_fit(face, static_cast<Signature>(asked));
    }
}

std::uint8_t Tables::fitting_turns(TileId tile, WideSignature signature) const {
    return turns_that_fit(faces_[tile.value()], signature);
}

}  // namespace mistward::rules
