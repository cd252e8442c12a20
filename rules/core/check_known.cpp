#include "rules/core/names.hpp"
#include "rules/core/tileset.hpp"

#include <algorithm>
#include <vector>

namespace mistward::rules {
namespace {

/// What no game knows, each once, with the first tile that has it.
class UnknownThings {
public:
    void add(std::string_view thing, const std::string& tile) {
        if (std::find(seen_.begin(), seen_.end(), thing) != seen_.end()) return;
        seen_.emplace_back(thing);
        sentences_.push_back("tile " + tile + ": no game knows " + std::string(thing) + " yet");
    }
    std::vector<std::string> take() { return std::move(sentences_); }

private:
    std::vector<std::string> seen_;
    std::vector<std::string> sentences_;
};

void add_segment(const Segment& segment, const KnownThings& known, const std::string& tile,
                 UnknownThings& unknown) {
    const bool played =
        segment.kind <= FeatureKind::Monastery || known.kinds.contains(segment.kind);
    if (!played) unknown.add(name(segment.kind), tile);
    segment.marks.for_each([&](SegmentMark mark) {
        const bool matters = mark != SegmentMark::Tunnel && mark != SegmentMark::Uncapped &&
                             !known.segments.contains(mark);
        if (matters) unknown.add(name(mark), tile);
    });
    if (segment.shares != 0) unknown.add("a side of two cities", tile);
}

}  // namespace

std::vector<std::string> check_known(const TileSet& set, const KnownThings& known) {
    UnknownThings unknown;
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const TileLayout& layout = set.tiles[i].layout;
        const std::string tile = face_name(set, TileId(i));
        for (const Segment& segment : layout.segments) add_segment(segment, known, tile, unknown);
        layout.marks.for_each([&](TileMark mark) {
            if (!known.tiles.contains(mark)) unknown.add(name(mark), tile);
        });
        if (layout.flier) unknown.add("flying machines", tile);
        const auto& edges = layout.edges;
        if (!known.abbeys && std::find(edges.begin(), edges.end(), Terrain::Any) != edges.end()) {
            unknown.add("a side that meets any terrain", tile);
        }
    }
    for (const HandTile& hand : set.hand) {
        if (!known.abbeys) unknown.add("tiles in hands", face_name(set, hand.tile));
    }
    for (const GardenCopies& garden : set.gardens) {
        if (!known.kinds.contains(FeatureKind::Garden)) {
            unknown.add("copies with a garden", garden.id);
        }
    }
    return unknown.take();
}

}  // namespace mistward::rules
