#include "rules/core/flood_fill.hpp"

#include <map>
#include <tuple>

namespace mistward::rules {
namespace {

/// Where a segment touches the rim of its space: a side, or for fields a half-edge; both as they
/// lie on the table.
using Rim = std::tuple<FeatureKind, Position, unsigned>;

std::vector<Rim> rims(const Segment& segment, const PlacedTile& tile) {
    const bool field = segment.kind == FeatureKind::Field;
    const unsigned ends = field ? segment.half_edges : segment.edges;
    const unsigned count = field ? 8 : 4;
    const unsigned turned = tile.rotation.quarter_turns() * (field ? 2 : 1);
    std::vector<Rim> rims;
    for (unsigned end = 0; end < count; ++end) {
        if ((ends >> end & 1U) == 0) continue;
        rims.emplace_back(segment.kind, tile.position, (end + turned) % count);
    }
    return rims;
}

/// The rim that touches this one from the space beside it.
Rim across(const Rim& rim) {
    constexpr std::array<unsigned, 8> kTouching{5, 4, 7, 6, 1, 0, 3, 2};
    const auto& [kind, position, end] = rim;
    const bool field = kind == FeatureKind::Field;
    const Edge edge = kEdges[field ? end / 2 : end];
    const unsigned touching = field ? kTouching[end] : static_cast<unsigned>(opposite(edge));
    return {kind, neighbour(position, edge), touching};
}

/// Whether it is a feature of one segment that touches no side.
bool is_inside(const Segment& segment) {
    return segment.kind == FeatureKind::Tower ||
           (segment.kind == FeatureKind::Field && segment.half_edges == 0);
}

class Flood {
public:
    Flood(const TileSet& set, const std::vector<PlacedTile>& tiles) : set_(set), tiles_(tiles) {
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const auto& segments = set[tiles[i].tile].layout.segments;
            for (std::size_t s = 0; s < segments.size(); ++s) {
                if (segments[s].kind == FeatureKind::River) continue;
                const FloodedSegment node{i, SegmentIndex(s)};
                if (is_inside(segments[s])) inside_.push_back(node);
                for (const Rim& rim : rims(segments[s], tiles[i])) at_.emplace(rim, node);
            }
            for (const Edge edge : kEdges) {
                const auto printed = static_cast<std::size_t>(tiles[i].rotation.unturn(edge));
                if (set[tiles[i].tile].layout.edges[printed] != Terrain::Any) continue;
                closing_.emplace(tiles[i].position, edge);
            }
        }
    }

    std::vector<FloodedFeature> run() {
        std::vector<FloodedFeature> all;
        for (const auto& [rim, node] : at_) {
            if (!seen_.contains(node)) all.push_back(fill(node));
        }
        for (const FloodedSegment& node : inside_) all.push_back(fill(node));
        return all;
    }

private:
    const Segment& segment(const FloodedSegment& node) const {
        return set_[tiles_[node.first].tile].layout.segments[node.second.value()];
    }

    /// Whether what comes from the other side ends there (AM-ABBEY-2).
    bool ends(const Rim& rim) const {
        const auto& [kind, position, end] = rim;
        const Edge edge = kEdges[kind == FeatureKind::Field ? end / 2 : end];
        return kind != FeatureKind::Mist && closing_.contains({position, edge});
    }

    FloodedFeature fill(const FloodedSegment& from) {
        FloodedFeature feature;
        feature.kind = segment(from).kind;
        if (feature.kind == FeatureKind::Tower) feature.open_sides = 1;  // for good (TO-TOP-1)
        std::vector<FloodedSegment> to_do{from};
        seen_.insert(from);
        while (!to_do.empty()) {
            const FloodedSegment node = to_do.back();
            to_do.pop_back();
            feature.segments.insert(node);
            for (const Rim& rim : rims(segment(node), tiles_[node.first])) {
                const Rim beyond = across(rim);
                const auto next = at_.find(beyond);
                if (next == at_.end()) {
                    feature.open_sides += ends(beyond) ? 0 : 1;
                } else if (seen_.insert(next->second).second) {
                    to_do.push_back(next->second);
                }
            }
        }
        return feature;
    }

    const TileSet& set_;
    const std::vector<PlacedTile>& tiles_;
    std::map<Rim, FloodedSegment> at_;
    std::set<std::pair<Position, Edge>> closing_;
    std::vector<FloodedSegment> inside_;
    std::set<FloodedSegment> seen_;
};

}  // namespace

std::vector<FloodedFeature> flood_features(const TileSet& set,
                                           const std::vector<PlacedTile>& tiles) {
    return Flood(set, tiles).run();
}

}  // namespace mistward::rules
