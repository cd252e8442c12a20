#include "rules/core/check_layout.hpp"

#include "rules/core/names.hpp"
#include "rules/core/tables.hpp"

#include <algorithm>
#include <bit>

namespace mistward::rules {
namespace {

constexpr std::uint8_t bit(Edge edge) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(edge));
}

constexpr std::uint8_t halves(Edge edge) {
    return static_cast<std::uint8_t>(3U << (2U * static_cast<unsigned>(edge)));
}

/// The place of a kind in the order of segments; all centres share theirs.
int rank(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::City:
            return 0;
        case FeatureKind::Road:
            return 1;
        case FeatureKind::Mist:
            return 2;
        case FeatureKind::Field:
            return 4;
        default:
            return 3;
    }
}

class LayoutChecker {
public:
    LayoutChecker(const Tile& tile, bool is_start_tile)
        : layout_(tile.layout), ghosts_(tile.ghosts), start_(is_start_tile) {}

    std::vector<std::string> check() {
        check_order();
        check_cover(FeatureKind::City, Terrain::City);
        check_cover(FeatureKind::Road, Terrain::Road);
        for (const Segment& segment : layout_.segments) check_segment(segment);
        check_mist();
        check_fields();
        return std::move(errors_);
    }

private:
    void error(std::string text) { errors_.push_back(std::move(text)); }

    Terrain terrain(Edge edge) const { return layout_.edges[static_cast<std::size_t>(edge)]; }

    std::size_t count(FeatureKind kind) const {
        return static_cast<std::size_t>(
            std::count_if(layout_.segments.begin(), layout_.segments.end(),
                          [&](const Segment& segment) { return segment.kind == kind; }));
    }

    void check_order() {
        const auto& segments = layout_.segments;
        if (!std::is_sorted(segments.begin(), segments.end(), [](const auto& a, const auto& b) {
                return rank(a.kind) < rank(b.kind);
            })) {
            error("segments must come in the order cities, roads, mists, centre, fields");
        }
        const auto centres = std::count_if(
            segments.begin(), segments.end(),
            [](const auto& segment) { return rank(segment.kind) == rank(FeatureKind::Castle); });
        if (centres > 1) error("there can be only one centre (T-3)");
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

    void check_segment(const Segment& segment) {
        const bool has_sides = segment.kind == FeatureKind::City ||
                               segment.kind == FeatureKind::Road ||
                               segment.kind == FeatureKind::Mist;
        const std::string what(name(segment.kind));
        if (has_sides != (segment.edges != 0)) {
            error("a " + what + " reaches the wrong sides (T-3)");
        }
        if (segment.edges > 15) error("a " + what + " reaches a side that is not there");
        if (segment.coats != 0 && segment.kind != FeatureKind::City) {
            error("coats of arms stand on a " + what + " (T-3)");
        }
        if (segment.kind == FeatureKind::Road) check_road(segment);
    }

    void check_road(const Segment& road) {
        const int ends = std::popcount(road.edges);
        if (ends > 2) error("a road has more than two ends (T-3)");
        if ((ends == 2) != (road.end == RoadEnd::Through)) {
            error("a road must either join two sides or say where it ends (T-3)");
        }
        if (road.end == RoadEnd::Castle && !has(layout_, FeatureKind::Castle)) {
            error("a road ends at a castle that is not there (T-3)");
        }
        if (road.end == RoadEnd::Monastery && !has(layout_, FeatureKind::Monastery)) {
            error("a road ends at a monastery that is not there (T-3)");
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

    /// Fields cover the half-edges that are neither city nor misty (T-3, G-FIELD-1).
    void check_fields() {
        std::uint8_t wanted = 0;
        for (const Edge edge : kEdges) {
            const bool open =
                terrain(edge) != Terrain::City && (misty_sides(layout_) & bit(edge)) == 0;
            if (open) wanted = static_cast<std::uint8_t>(wanted | halves(edge));
        }
        std::uint8_t covered = 0;
        for (const Segment& segment : layout_.segments) {
            if (segment.kind != FeatureKind::Field) continue;
            if (segment.half_edges == 0) error("a field reaches no side");
            if ((covered & segment.half_edges) != 0) error("a half-edge is in two fields");
            covered = static_cast<std::uint8_t>(covered | segment.half_edges);
            check_field(segment);
        }
        if (covered != wanted) error("the fields do not cover the half-edges that are field (T-3)");
        if (!start_) check_corners();
    }

    void check_field(const Segment& field) {
        if (field.cities >> count(FeatureKind::City) != 0) {
            error("a field borders a city that is not there");
        }
        for (const Segment& road : layout_.segments) {
            if (road.kind != FeatureKind::Road || road.end != RoadEnd::Through) continue;
            for (const Edge edge : kEdges) {
                const bool both = (field.half_edges & halves(edge)) == halves(edge);
                if ((road.edges & bit(edge)) != 0 && both) {
                    error("one field lies on both sides of the road through " +
                          std::string(name(edge)));
                }
            }
        }
    }

    /// Two half-edges that meet in a corner are one field.
    void check_corners() {
        for (unsigned corner = 0; corner < 4; ++corner) {
            const unsigned a = 1U << (2U * corner + 1U);
            const unsigned b = 1U << ((2U * corner + 2U) % 8U);
            for (const Segment& field : layout_.segments) {
                const bool one_of_two =
                    ((field.half_edges & a) != 0) != ((field.half_edges & b) != 0);
                const unsigned other = (field.half_edges & a) != 0 ? b : a;
                if (one_of_two && in_a_field(other)) error("a field is parted in a corner");
            }
        }
    }

    bool in_a_field(unsigned half) const {
        return std::any_of(layout_.segments.begin(), layout_.segments.end(),
                           [&](const Segment& field) { return (field.half_edges & half) != 0; });
    }

    const TileLayout& layout_;
    std::uint8_t ghosts_;
    bool start_;
    std::vector<std::string> errors_;
};

}  // namespace

std::vector<std::string> check_layout(const Tile& tile, bool is_start_tile) {
    return LayoutChecker(tile, is_start_tile).check();
}

}  // namespace mistward::rules
