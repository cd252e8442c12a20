#include "rules/text/layout_text.hpp"

#include "rules/core/names.hpp"
#include "rules/core/text_reader.hpp"

#include <algorithm>
#include <array>

namespace mistward::rules {
namespace {

/// In the order of `RoadEnd`; a road that runs through has no word for its end.
constexpr std::array<std::string_view, 13> kEnds{
    "",      "village", "castle",   "city",   "monastery", "crossing", "ruin",
    "tower", "circus",  "acrobats", "bazaar", "hill",      "other"};
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

std::string directions(unsigned bits) {
    return joined(bits,
                  [](unsigned bit) { return std::string(name(static_cast<Direction>(bit))); });
}

std::string plain_word(const Segment& segment) {
    const std::string kind(name(segment.kind));
    switch (segment.kind) {
        case FeatureKind::City:
            return kind + ":" + sides(segment.edges) +
                   (segment.shares == 0 ? "" : "~" + sides(segment.shares)) +
                   (segment.coats == 0 ? "" : "*" + std::to_string(segment.coats));
        case FeatureKind::Road:
            return kind + ":" + sides(segment.edges) +
                   (segment.end == RoadEnd::Through
                        ? ""
                        : ">" + std::string(kEnds[static_cast<std::size_t>(segment.end)]));
        case FeatureKind::Mist:
        case FeatureKind::River:
            return kind + ":" + sides(segment.edges);
        case FeatureKind::Field:
            return kind + ":" + numbers(segment.half_edges) +
                   (segment.cities == 0 ? "" : "/" + numbers(segment.cities));
        default:
            return kind;
    }
}

std::string word(const Segment& segment) {
    std::string text = plain_word(segment);
    segment.marks.for_each([&](SegmentMark mark) { (text += '!') += name(mark); });
    return text;
}

/// What is no segment, each word with a space before it.
std::string other_words(const TileLayout& layout) {
    std::string text;
    if (layout.edges[0] == Terrain::Any) text += " any";
    layout.marks.for_each([&](TileMark mark) { (text += " !") += name(mark); });
    if (layout.flier) (text += " flier:") += name(*layout.flier);
    if (layout.cut != 0) text += " cut:" + directions(layout.cut);
    for (const std::uint16_t group : layout.meets) {
        text += " meets:" + joined(group, [&](unsigned segment) {
                    return segment_name(layout, SegmentIndex(segment));
                });
    }
    return text;
}

class LayoutReader {
public:
    explicit LayoutReader(std::string_view text) : in_(text) {}

    tl::expected<TileLayout, NotationError> read() {
        TileLayout layout;
        for (bool first = true; !in_.error() && !in_.rest().empty(); first = false) {
            if (!first) in_.expect(" ");
            if (other(layout)) continue;
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
            if (segment.kind == FeatureKind::River) side = Terrain::River;
        }
    }

    Segment segment() {
        if (in_.take("city:")) return city();
        if (in_.take("road:")) return road();
        if (in_.take("mist:")) return {.kind = FeatureKind::Mist, .edges = side_bits()};
        if (in_.take("river:")) return {.kind = FeatureKind::River, .edges = side_bits()};
        if (in_.take("field:")) return field();
        for (const FeatureKind kind : kAllOf<FeatureKind>) {
            if (is_single(kind) && in_.take(name(kind))) return {.kind = kind};
        }
        in_.fail("city:, road:, mist:, field:, castle, cemetery or monastery");
        return {};
    }

    /// Whether what comes next is no segment; it is read then.
    bool other(TileLayout& layout) {
        if (in_.take("any")) {
            layout.edges.fill(Terrain::Any);
        } else if (in_.take("!")) {
            layout.marks.insert(named<TileMark>(kAllOf<TileMark>, "a mark, such as volcano"));
        } else if (in_.take("flier:")) {
            layout.flier = named<Direction>(kAllOf<Direction>, kADirection);
        } else if (in_.take("cut:")) {
            layout.cut = direction_bits();
        } else if (in_.take("meets:")) {
            layout.meets.push_back(meeting(layout));
        } else {
            return false;
        }
        return true;
    }

    /// The longest of the names that comes next.
    template <class Named>
    Named named(const auto& all, const char* what) {
        const std::size_t start = in_.offset();
        const std::string_view word = in_.word(" !+");
        const auto found =
            std::find_if(all.begin(), all.end(), [&](Named one) { return name(one) == word; });
        if (found != all.end()) return *found;
        in_.fail_at(start, what);
        return {};
    }

    std::uint8_t direction_bits() {
        unsigned bits = 0;
        do {
            bits |= 1U << static_cast<unsigned>(named<Direction>(kAllOf<Direction>, kADirection));
        } while (in_.take("+"));
        return static_cast<std::uint8_t>(bits);
    }

    std::uint16_t meeting(const TileLayout& layout) {
        unsigned bits = 0;
        do {
            const std::size_t start = in_.offset();
            const auto segment = find_segment(layout, in_.word(" +"));
            if (!segment) in_.fail_at(start, "a segment before it, such as city0");
            if (segment) bits |= 1U << segment->value();
        } while (in_.take("+"));
        return static_cast<std::uint16_t>(bits);
    }

    void read_marks(Segment& segment) {
        while (in_.take("!")) {
            segment.marks.insert(named<SegmentMark>(kAllOf<SegmentMark>, "a mark, such as inn"));
        }
    }

    Segment city() {
        Segment city{.kind = FeatureKind::City, .edges = side_bits()};
        if (in_.take("~")) city.shares = side_bits();
        if (in_.take("*")) city.coats = in_.number<std::uint8_t>("a number of coats of arms");
        read_marks(city);
        return city;
    }

    Segment road() {
        Segment road{.kind = FeatureKind::Road, .edges = side_bits()};
        if (in_.take(">")) {
            const std::size_t start = in_.offset();
            const auto* const end = std::find(kEnds.begin() + 1, kEnds.end(), in_.word(" !"));
            if (end == kEnds.end()) in_.fail_at(start, "where the road ends, such as village");
            road.end = static_cast<RoadEnd>(end - kEnds.begin());
        }
        read_marks(road);
        return road;
    }

    /// One that touches no side has no half-edges before its cities.
    Segment field() {
        Segment field{.kind = FeatureKind::Field};
        if (!in_.rest().starts_with('/')) field.half_edges = number_bits();
        if (in_.take("/")) field.cities = number_bits();
        read_marks(field);
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

    static constexpr auto kADirection = "a side or a corner, such as NE";

    TextReader in_;
};

}  // namespace

std::string layout_text(const TileLayout& layout) {
    std::string text;
    for (const Segment& segment : layout.segments) text += " " + word(segment);
    text += other_words(layout);
    return text.empty() ? text : text.substr(1);
}

tl::expected<TileLayout, NotationError> parse_layout(std::string_view text) {
    return LayoutReader(text).read();
}

}  // namespace mistward::rules
