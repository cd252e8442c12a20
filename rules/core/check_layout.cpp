#include "rules/core/check_layout.hpp"

#include "rules/core/names.hpp"
#include "rules/core/tables.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace mistward::rules {
namespace {

constexpr std::uint8_t bit(Edge edge) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(edge));
}

/// The marks that a segment of that kind can have.
SegmentMarks marks_on(FeatureKind kind) {
    using enum SegmentMark;
    if (kind == FeatureKind::City) return {Cathedral, Princess, Wine, Grain, Cloth, Uncapped};
    if (kind == FeatureKind::Road) return {Inn, Tunnel};
    if (kind == FeatureKind::Field) return {Pigherd};
    return {};
}

/// The mark of a tile whose roads end there; nothing for ends that need no such mark.
std::optional<TileMark> mark_at(RoadEnd end) {
    switch (end) {
        case RoadEnd::Circus:
            return TileMark::Circus;
        case RoadEnd::Acrobats:
            return TileMark::Acrobats;
        case RoadEnd::Bazaar:
            return TileMark::Bazaar;
        case RoadEnd::Hill:
            return TileMark::Hill;
        default:
            return std::nullopt;
    }
}

class LayoutChecker {
public:
    LayoutChecker(const Tile& tile, bool is_start_tile, LayoutCheck how)
        : layout_(tile.layout), ghosts_(tile.ghosts), start_(is_start_tile), how_(how) {}

    std::vector<std::string> check() {
        check_order();
        check_cover(FeatureKind::City, Terrain::City);
        check_cover(FeatureKind::Road, Terrain::Road);
        check_cover(FeatureKind::River, Terrain::River);
        check_any_sides();
        for (const Segment& segment : layout_.segments) check_segment(segment);
        for (const std::uint16_t group : layout_.meets) check_meeting(group);
        check_mist();
        for (std::string& fault : check_fields(layout_, start_, how_)) error(std::move(fault));
        return std::move(errors_);
    }

private:
    void error(std::string text) { errors_.push_back(std::move(text)); }

    Terrain terrain(Edge edge) const { return layout_.edges[static_cast<std::size_t>(edge)]; }

    void check_order() {
        const auto& segments = layout_.segments;
        if (!std::is_sorted(segments.begin(), segments.end(), [](const auto& a, const auto& b) {
                return rank(a.kind) < rank(b.kind);
            })) {
            error(
                "segments must come in the order cities, roads, mists, centre, garden, tower, "
                "fields, rivers");
        }
        const auto count = [&](FeatureKind kind) {
            return std::count_if(segments.begin(), segments.end(), [&](const Segment& segment) {
                return rank(segment.kind) == rank(kind);
            });
        };
        if (count(FeatureKind::Castle) > 1) error("there can be only one centre (T-3)");
        if (count(FeatureKind::Garden) > 1) error("there can be only one garden");
        if (count(FeatureKind::Tower) > 1) error("there can be only one tower");
        if (layout_.marks.contains(TileMark::Tower)) error("a tower is no mark but a segment");
        if (segments.size() > kMaxSegments) error("there are too many segments");
    }

    /// Every side of a terrain belongs to exactly one segment of its kind (T-1, T-3).
    void check_cover(FeatureKind kind, Terrain terrain_wanted) {
        for (const Edge edge : kEdges) {
            const auto reach = std::count_if(
                layout_.segments.begin(), layout_.segments.end(), [&](const Segment& segment) {
                    return segment.kind == kind && (segment.edges & bit(edge)) != 0;
                });
            const auto wanted = terrain(edge) == terrain_wanted ? 1 : 0;
            if (reach == wanted) continue;
            error("the side " + std::string(name(edge)) + " must be reached by " +
                  std::to_string(wanted) + " " + std::string(name(kind)) + " and is by " +
                  std::to_string(reach) + " (T-1)");
        }
    }

    /// What meets any terrain is an abbey, and has nothing that reaches a side.
    void check_any_sides() {
        const auto any = std::count(layout_.edges.begin(), layout_.edges.end(), Terrain::Any);
        const bool abbey = has(layout_, FeatureKind::Abbey);
        if (any != (abbey ? 4 : 0)) error("all sides of an abbey, and no others, are any");
    }

    void check_segment(const Segment& segment) {
        const bool has_sides =
            segment.kind == FeatureKind::City || segment.kind == FeatureKind::Road ||
            segment.kind == FeatureKind::Mist || segment.kind == FeatureKind::River;
        const std::string what(name(segment.kind));
        if (has_sides != (segment.edges != 0)) {
            error("a " + what + " reaches the wrong sides (T-3)");
        }
        if (segment.edges > 15) error("a " + what + " reaches a side that is not there");
        if (segment.coats != 0 && segment.kind != FeatureKind::City) {
            error("coats of arms stand on a " + what + " (T-3)");
        }
        const SegmentMarks known = marks_on(segment.kind);
        segment.marks.for_each([&](SegmentMark mark) {
            if (!known.contains(mark)) error("a " + what + " has no " + std::string(name(mark)));
        });
        if (segment.kind == FeatureKind::City) check_city(segment);
        if (segment.kind == FeatureKind::Road) check_road(segment);
        if (segment.kind == FeatureKind::River && std::popcount(segment.edges) > 3) {
            error("a river has more than three ends");
        }
    }

    void check_city(const Segment& city) {
        using enum SegmentMark;
        const int goods = (city.marks.contains(Wine) ? 1 : 0) +
                          (city.marks.contains(Grain) ? 1 : 0) +
                          (city.marks.contains(Cloth) ? 1 : 0);
        if (goods > 1) error("a city has more than one kind of goods");
        if (city.marks.contains(Uncapped) && std::popcount(city.edges) != 1) {
            error("a city without a cap reaches more than one side");
        }
        for (const Edge edge : kEdges) {
            if ((city.shares & bit(edge)) == 0) continue;
            if (terrain(edge) != Terrain::City || (city.edges & bit(edge)) != 0) {
                error("a city shares the side " + std::string(name(edge)) +
                      ", which is not another city's");
            }
        }
    }

    /// Cities, roads and the centre can touch inside a tile.
    void check_meeting(std::uint16_t group) {
        if (std::popcount(group) < 2) error("what meets is fewer than two");
        for (unsigned i = 0; group >> i != 0; ++i) {
            if ((group >> i & 1U) == 0) continue;
            const bool there = i < layout_.segments.size();
            const int kind = there ? rank(layout_.segments[i].kind) : rank(FeatureKind::Field);
            if (kind == rank(FeatureKind::City) || kind == rank(FeatureKind::Road) ||
                kind == rank(FeatureKind::Castle)) {
                continue;
            }
            error("what meets is neither city, road nor centre");
        }
    }

    void check_road(const Segment& road) {
        const int ends = std::popcount(road.edges);
        if (ends > 3) error("a road has more than three ends (T-3)");
        if ((ends >= 2) != (road.end == RoadEnd::Through)) {
            error("a road must either join two sides or say where it ends (T-3)");
        }
        if (road.marks.contains(SegmentMark::Tunnel) && ends < 2) {
            error("a road that ends goes through a tunnel");
        }
        const auto mark = mark_at(road.end);
        if (mark && !layout_.marks.contains(*mark)) {
            error("a road ends at a " + std::string(name(*mark)) + " that is not there");
        }
        if (road.end == RoadEnd::Castle && !has(layout_, FeatureKind::Castle)) {
            error("a road ends at a castle that is not there (T-3)");
        }
        if (road.end == RoadEnd::Monastery && !has(layout_, FeatureKind::Monastery)) {
            error("a road ends at a monastery that is not there (T-3)");
        }
        if (road.end == RoadEnd::Tower && !has(layout_, FeatureKind::Tower)) {
            error("a road ends at a tower that is not there");
        }
        if (road.end == RoadEnd::City && !has(layout_, FeatureKind::City)) {
            error("a road ends at a city that is not there (T-3)");
        }
        if (road.end == RoadEnd::Ruin && !start_) {
            error("a road ends at the ruin, which stands on the start tile only (T-5)");
        }
    }

    void check_mist() {
        std::uint8_t seen = 0;
        for (const Segment& segment : layout_.segments) {
            if (segment.kind != FeatureKind::Mist) continue;
            if ((seen & segment.edges) != 0) error("a side is in two mists");
            seen = static_cast<std::uint8_t>(seen | segment.edges);
        }
        for (const Edge edge : kEdges) {
            if ((seen & bit(edge)) != 0 && terrain(edge) == Terrain::City) {
                error("mist lies over the city on the side " + std::string(name(edge)) + " (T-2)");
            }
        }
        if ((seen != 0) != (ghosts_ != 0)) {
            error("a tile has ghost symbols if, and only if, it has mist (T-4)");
        }
        if (ghosts_ > 3) error("there are at most 3 ghost symbols on a tile (T-4)");
    }

    const TileLayout& layout_;
    std::uint8_t ghosts_;
    bool start_;
    LayoutCheck how_;
    std::vector<std::string> errors_;
};

}  // namespace

std::vector<std::string> check_layout(const Tile& tile, bool is_start_tile, LayoutCheck how) {
    return LayoutChecker(tile, is_start_tile, how).check();
}

}  // namespace mistward::rules
