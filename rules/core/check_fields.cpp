#include "rules/core/check_layout.hpp"
#include "rules/core/names.hpp"

#include <algorithm>
#include <bit>

namespace mistward::rules {
namespace {

constexpr std::uint8_t halves_of(Edge edge) {
    return static_cast<std::uint8_t>(3U << (2U * static_cast<unsigned>(edge)));
}

/// Whether the fields on both sides of it are two where it runs through.
bool parts_fields(const Segment& line) {
    const bool road = line.kind == FeatureKind::Road && line.end == RoadEnd::Through &&
                      !line.marks.contains(SegmentMark::Tunnel);
    return road || (line.kind == FeatureKind::River && std::popcount(line.edges) > 1);
}

class FieldChecker {
public:
    FieldChecker(const TileLayout& layout, bool is_start_tile, LayoutCheck how)
        : layout_(layout), start_(is_start_tile), strict_(how == LayoutCheck::Strict) {}

    std::vector<std::string> check() {
        check_cover();
        for (const Direction place : kAllOf<Direction>) check_place(place);
        return std::move(errors_);
    }

private:
    void error(std::string text) { errors_.push_back(std::move(text)); }

    Terrain terrain(Edge edge) const { return layout_.edges[static_cast<std::size_t>(edge)]; }

    /// Fields cover the half-edges that are neither city nor misty.
    void check_cover() {
        std::uint8_t wanted = 0;
        for (const Edge edge : kEdges) {
            const bool misty = (misty_sides(layout_) >> static_cast<unsigned>(edge) & 1U) != 0;
            const bool land = terrain(edge) != Terrain::City && terrain(edge) != Terrain::Any;
            if (land && !misty) wanted = static_cast<std::uint8_t>(wanted | halves_of(edge));
        }
        std::uint8_t covered = 0;
        for (const Segment& segment : layout_.segments) {
            if (segment.kind != FeatureKind::Field) continue;
            if ((covered & segment.half_edges) != 0) error("a half-edge is in two fields");
            covered = static_cast<std::uint8_t>(covered | segment.half_edges);
            check_field(segment);
        }
        if (covered != wanted) error("the fields do not cover the half-edges that are field (T-3)");
    }

    void check_field(const Segment& field) {
        const auto cities =
            std::count_if(layout_.segments.begin(), layout_.segments.end(),
                          [](const Segment& s) { return s.kind == FeatureKind::City; });
        if (cities < 8 && field.cities >> cities != 0) {
            error("a field borders a city that is not there");
        }
        if (field.half_edges == 0 && field.cities == 0) {
            error("a field reaches no side and borders no city");
        }
        for (const Segment& line : layout_.segments) {
            if (parts_fields(line)) check_both_sides(field, line);
        }
    }

    void check_both_sides(const Segment& field, const Segment& line) {
        for (const Edge edge : kEdges) {
            const bool both = (field.half_edges & halves_of(edge)) == halves_of(edge);
            if ((line.edges >> static_cast<unsigned>(edge) & 1U) == 0 || !both) continue;
            error("one field lies on both sides of the " + std::string(name(line.kind)) +
                  " through " + std::string(name(edge)));
        }
    }

    /// Two half-edges that meet in a corner or on a field side are one field, unless they are cut.
    /// The ruin parts fields of the start tile in corners.
    void check_place(Direction place) {
        const auto number = static_cast<unsigned>(place);
        const bool corner = number % 2 == 1;
        const Segment* const one = field_at(number);
        const Segment* const other = field_at((number + 1) % 8);
        const bool land = one != nullptr && other != nullptr &&
                          (corner || terrain(kEdges[number / 2]) == Terrain::Field);
        const std::string where(name(place));
        if ((layout_.cut >> number & 1U) != 0) {
            if (!land) return error("there is no field to cut at " + where);
            if (one == other) return error("the field is not cut at " + where);
            if ((one->cities & other->cities) == 0) error("no city cuts the field at " + where);
            return;
        }
        if (!land || one == other || (corner ? start_ : !strict_)) return;
        error("a field is parted " + std::string(corner ? "in the corner " : "on the side ") +
              where);
    }

    /// The field of a half-edge; null if there is none.
    const Segment* field_at(unsigned half) const {
        const auto found =
            std::find_if(layout_.segments.begin(), layout_.segments.end(),
                         [&](const Segment& s) { return s.half_edges >> half & 1U; });
        return found == layout_.segments.end() ? nullptr : &*found;
    }

    const TileLayout& layout_;
    bool start_;
    bool strict_;
    std::vector<std::string> errors_;
};

}  // namespace

std::vector<std::string> check_fields(const TileLayout& layout, bool is_start_tile,
                                      LayoutCheck how) {
    return FieldChecker(layout, is_start_tile, how).check();
}

}  // namespace mistward::rules
