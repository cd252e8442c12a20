#include "rules/mists/check.hpp"

#include <map>
#include <set>

namespace mistward::rules::mists {
namespace {

/// A segment by its tile and its place there.
using Node = std::pair<Slot, SegmentIndex>;

/// One feature as flood fill finds it.
struct Found {
    std::set<Node> nodes;
    std::size_t open_sides = 0;
};

/// Follows features from tile to tile by the printed layouts alone.
class FloodFill {
public:
    FloodFill(const TileSet& set, const State& state) : set_(set), state_(state) {
        for (std::size_t i = 0; i < state.board.size(); ++i) {
            tiles_.emplace(state.board.position(Slot(i)), Slot(i));
        }
    }

    std::vector<Found> features() {
        std::vector<Found> all;
        std::set<Node> seen;
        for (std::size_t i = 0; i < state_.board.size(); ++i) {
            if (!state_.board.face_up(Slot(i))) continue;
            const auto& segments = layout(Slot(i)).segments;
            for (std::size_t s = 0; s < segments.size(); ++s) {
                const Node node{Slot(i), SegmentIndex(s)};
                if (segments[s].kind == FeatureKind::Field || seen.contains(node)) continue;
                all.push_back(fill(node));
                seen.insert(all.back().nodes.begin(), all.back().nodes.end());
            }
        }
        return all;
    }

private:
    const TileLayout& layout(Slot slot) const { return set_[state_.board.face(slot)].layout; }
    const Segment& segment(Node node) const {
        return layout(node.first).segments[node.second.value()];
    }

    Found fill(Node start) {
        Found found;
        std::vector<Node> to_do{start};
        found.nodes.insert(start);
        if (segment(start).edges == 0) found.open_sides = empty_around(start);
        while (!to_do.empty()) {
            const Node node = to_do.back();
            to_do.pop_back();
            for (const Edge printed : kEdges) {
                if ((segment(node).edges >> static_cast<unsigned>(printed) & 1U) == 0) continue;
                const auto next = across(node, printed);
                if (!next) ++found.open_sides;
                if (next && found.nodes.insert(*next).second) to_do.push_back(*next);
            }
        }
        return found;
    }

    /// The spaces around a centre that do not hold what closes it (T-7, M-BURY-1).
    std::size_t empty_around(Node centre) const {
        const bool castle = segment(centre).kind == FeatureKind::Castle;
        const bool all_eight = castle || level(state_).haunted;
        std::size_t empty = 0;
        for (const Position step : kAround) {
            if (!all_eight && step.x != 0 && step.y != 0) continue;
            const auto tile = tiles_.find(state_.board.position(centre.first) + step);
            const bool filled =
                tile != tiles_.end() && (!castle || state_.board.face_up(tile->second));
            empty += filled ? 0 : 1;
        }
        return empty;
    }

    /// The segment of the same kind that touches a side from the other tile.
    std::optional<Node> across(Node node, Edge printed) const {
        const Edge edge = state_.board.rotation(node.first).turn(printed);
        const auto other = tiles_.find(neighbour(state_.board.position(node.first), edge));
        if (other == tiles_.end() || !state_.board.face_up(other->second)) return std::nullopt;
        const Edge touched = state_.board.rotation(other->second).unturn(opposite(edge));
        const auto& segments = layout(other->second).segments;
        for (std::size_t s = 0; s < segments.size(); ++s) {
            const bool reaches = (segments[s].edges >> static_cast<unsigned>(touched) & 1U) != 0;
            if (reaches && segments[s].kind == segment(node).kind) {
                return Node{other->second, SegmentIndex(s)};
            }
        }
        return std::nullopt;
    }

    const TileSet& set_;
    const State& state_;
    std::map<Position, Slot> tiles_;
};

ColourSet colours_on(const State& state, const Found& found) {
    ColourSet colours;
    for (const Meeple& meeple : state.meeples) {
        const Node node{state.features.slot(meeple.segment), state.features.index(meeple.segment)};
        if (found.nodes.contains(node)) colours.insert(meeple.colour);
    }
    return colours;
}

void check_feature(const State& state, const Found& found, Faults& faults) {
    const auto& features = state.features;
    const auto [slot, segment] = *found.nodes.begin();
    const FeatureId feature = features.feature(slot, segment);
    const std::string where = "feature of segment " + std::to_string(segment.value()) +
                              " of tile " + std::to_string(slot.value());
    std::set<Node> kept;
    features.for_each_segment(feature, [&](SegmentId id) {
        kept.insert({features.slot(id), features.index(id)});
    });
    faults.unless(kept == found.nodes, where + ": other segments");
    for (const Node& node : found.nodes) {
        faults.unless(features.feature(node.first, node.second) == feature, where + ": two names");
    }
    std::set<Slot> tiles;
    for (const Node& node : found.nodes) tiles.insert(node.first);
    faults.unless(features.tiles(feature).count() == tiles.size(), where + ": other tiles");
    faults.unless(features.segment_count(feature) == found.nodes.size(), where + ": miscounted");
    faults.unless(features.open_sides(feature) == found.open_sides, where + ": other open sides");
    faults.unless(features.colours(feature) == colours_on(state, found), where + ": other meeples");
}

}  // namespace

void check_features(const Tables& tables, const State& state, Faults& faults) {
    std::size_t segments = 0;
    for (const Found& found : FloodFill(tables.tileset(), state).features()) {
        check_feature(state, found, faults);
        segments += found.nodes.size();
    }
    faults.unless(segments == state.features.segments(), "segments are lost");
}

}  // namespace mistward::rules::mists
