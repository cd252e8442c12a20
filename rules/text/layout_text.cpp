#include "rules/text/layout_text.hpp"

#include "rules/core/text_reader.hpp"

#include <algorithm>
#include <array>

namespace mistward::rules {
namespace {

/// In the order of `RoadEnd`; a road that runs through has no word for its end.
constexpr std::array<std::string_view, 7> kEnds{"",          "village",  "castle", "city",
                                                "monastery", "crossing", "ruin"};
static_assert(are_words_of<RoadEnd>(kEnds, [](std::string_view end) {
    return end.empty() ? std::string_view("through") : end;
}));

std::string joined(unsigned bits, auto text_of) {
    std::string text;
    for (unsigned bit = 0; bits >> bit != 0; ++bit) {
        if ((bits >> bit & 1U) == 0) continue;
        text += (text.empty() ? "" : "+") + text_of(bit);
    }
    return text;
}

std::string sides(unsigned bits) {
    return joined(bits, [](unsigned bit) { return std::string(name(static_cast<Edge>(bit))); });
}

std::string numbers(unsigned bits) {
    return joined(bits, [](unsigned bit) { return std::to_string(bit); });
}

std::string word(const Segment& segment) {
    const std::string kind(name(segment.kind));
    switch (segment.kind) {
        case FeatureKind::City:
            return kind + ":" + sides(segment.edges) +
                   (segment.coats == 0 ? "" : "*" + std::to_string(segment.coats));
        case FeatureKind::Road:
            return kind + ":" + sides(segment.edges) +
                   (segment.end == RoadEnd::Through
                        ? ""
                        : ">" + std::string(kEnds[static_cast<std::size_t>(segment.end)]));
        case FeatureKind::Mist:
            return kind + ":" + sides(segment.edges);
        case FeatureKind::Field:
            return kind + ":" + numbers(segment.half_edges) +
                   (segment.cities == 0 ? "" : "/" + numbers(segment.cities));
        default:
            return kind;
    }
}

class LayoutReader {
public:
    explicit LayoutReader(std::string_view text) : in_(text) {}

    tl::expected<TileLayout, NotationError> read() {
        TileLayout layout;
        while (!in_.error() && !in_.rest().empty()) {
            if (!layout.segments.empty()) in_.expect(" ");
            layout.segments.push_back(segment());
            enter_terrain(layout.segments.back(), layout);
        }
        if (in_.error()) return tl::make_unexpected(*in_.error());
        return layout;
    }

private:
    static void enter_terrain(const Segment& segment, TileLayout& layout) {
        for (const Edge edge : kEdges) {
            if ((segment.edges >> static_cast<unsigned>(edge) & 1U) == 0) continue;
            Terrain& side = layout.edges[static_cast<std::size_t>(edge)];
            if (segment.kind == FeatureKind::City) side = Terrain::City;
            if (segment.kind == FeatureKind::Road) side = Terrain::Road;
        }
    }

    Segment segment() {
        if (in_.take("city:")) return city();
        if (in_.take("road:")) return road();
        if (in_.take("mist:")) return {.kind = FeatureKind::Mist, .edges = side_bits()};
        if (in_.take("field:")) return field();
        for (const FeatureKind centre :
             {FeatureKind::Castle, FeatureKind::Cemetery, FeatureKind::Monastery}) {
            if (in_.take(name(centre))) return {.kind = centre};
        }
        in_.fail("city:, road:, mist:, field:, castle, cemetery or monastery");
        return {};
    }

    Segment city() {
        Segment city{.kind = FeatureKind::City, .edges = side_bits()};
        if (in_.take("*")) city.coats = in_.number<std::uint8_t>("a number of coats of arms");
        return city;
    }

    Segment road() {
        Segment road{.kind = FeatureKind::Road, .edges = side_bits()};
        if (!in_.take(">")) return road;
        const std::size_t start = in_.offset();
        const auto* const end = std::find(kEnds.begin() + 1, kEnds.end(), in_.word(" "));
        if (end == kEnds.end()) in_.fail_at(start, "where the road ends, such as village");
        road.end = static_cast<RoadEnd>(end - kEnds.begin());
        return road;
    }

    Segment field() {
        Segment field{.kind = FeatureKind::Field, .half_edges = number_bits()};
        if (in_.take("/")) field.cities = number_bits();
        return field;
    }

    std::uint8_t side_bits() {
        unsigned bits = 0;
        do {
            const Edge* const edge = std::find_if(kEdges.begin(), kEdges.end(),
                                                  [&](Edge e) { return in_.take(name(e)); });
            if (edge == kEdges.end()) {
                in_.fail("N, E, S or W");
                return 0;
            }
            bits |= 1U << static_cast<unsigned>(*edge);
        } while (in_.take("+"));
        return static_cast<std::uint8_t>(bits);
    }

    std::uint8_t number_bits() {
        constexpr auto kWhat = "a number from 0 to 7";
        unsigned bits = 0;
        do {
            const std::size_t start = in_.offset();
            const auto number = in_.number<std::uint8_t>(kWhat);
            if (number > 7) in_.fail_at(start, kWhat);
            bits |= 1U << (number & 7U);
        } while (in_.take("+"));
        return static_cast<std::uint8_t>(bits);
    }

    TextReader in_;
};

}  // namespace

std::string layout_text(const TileLayout& layout) {
    std::string text;
    for (const Segment& segment : layout.segments) {
        text += (text.empty() ? "" : " ") + word(segment);
    }
    return text;
}

tl::expected<TileLayout, NotationError> parse_layout(std::string_view text) {
    return LayoutReader(text).read();
}

}  // namespace mistward::rules
