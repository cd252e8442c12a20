#include "protocol/tile_marks.hpp"

#include "protocol/words.hpp"
#include "rules/core/names.hpp"

#include <algorithm>
#include <optional>
#include <span>

namespace mistward::protocol {
namespace {

using rules::SegmentMark;
using rules::TileMark;

constexpr std::array<std::string_view, 3> kGoodsWords{"wine", "grain", "cloth"};
constexpr std::array kGoods{SegmentMark::Wine, SegmentMark::Grain, SegmentMark::Cloth};

/// `art` says the rest of the marks.
constexpr std::size_t kMarks = static_cast<std::size_t>(TileMark::Spring);
constexpr auto kMarkWords = std::span(rules::kWordsOf<TileMark>).first(kMarks);
constexpr std::string_view kWatertower = "watertower";

void read_flag(FieldReader& fields, std::string_view key, SegmentMark mark,
               rules::Segment& segment) {
    if (fields.has(key) && fields.boolean(key)) segment.marks.insert(mark);
}

/// Different words of a list, as their numbers; a fault, and none, if the field holds another.
std::vector<std::size_t> read_words(FieldReader& fields, std::string_view key,
                                    std::span<const std::string_view> words) {
    std::vector<std::size_t> numbers;
    if (!fields.has(key)) return numbers;
    const Json* list = fields.list(key, {0, words.size()});
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        const auto* text = (*list)[i].get_ptr<const std::string*>();
        const auto found =
            text == nullptr ? words.end() : std::find(words.begin(), words.end(), *text);
        const auto number = static_cast<std::size_t>(found - words.begin());
        if (found == words.end() ||
            std::find(numbers.begin(), numbers.end(), number) != numbers.end()) {
            std::string known;
            for (const std::string_view word : words) (known += known.empty() ? "" : ", ") += word;
            fields.refuse(key, "a list of different words among " + known);
            return {};
        }
        numbers.push_back(number);
    }
    return numbers;
}

std::uint8_t bits_of(const std::vector<std::size_t>& numbers) {
    unsigned bits = 0;
    for (const std::size_t number : numbers) bits |= 1U << number;
    return static_cast<std::uint8_t>(bits);
}

/// The segment that a word such as "city0" or "center" names; nothing if the tile has none.
std::optional<std::size_t> find_meeting(const rules::TileLayout& layout, const Json& word) {
    const auto* text = word.get_ptr<const std::string*>();
    if (text == nullptr) return std::nullopt;
    for (std::size_t i = 0; i < layout.segments.size(); ++i) {
        const rules::FeatureKind kind = layout.segments[i].kind;
        const bool line = kind == rules::FeatureKind::City || kind == rules::FeatureKind::Road;
        const bool centre = rules::is_centre(kind) && kind != rules::FeatureKind::Garden;
        if (centre && *text == "center") return i;
        if (line && *text == rules::segment_name(layout, rules::SegmentIndex(i))) return i;
    }
    return std::nullopt;
}

/// Two or more segments that meet, as bits; nothing if the list holds anything else.
std::optional<std::uint16_t> read_meeting(const rules::TileLayout& layout, const Json& group) {
    if (!group.is_array() || group.size() < 2 || group.size() > kMostSegments) return std::nullopt;
    unsigned bits = 0;
    for (const Json& word : group) {
        const auto segment = find_meeting(layout, word);
        if (!segment || *segment > 15 || (bits >> *segment & 1U) != 0) return std::nullopt;
        bits |= 1U << *segment;
    }
    return static_cast<std::uint16_t>(bits);
}

void read_meets(FieldReader& fields, rules::TileLayout& layout) {
    if (!fields.has("meets")) return;
    const Json* list = fields.list("meets", {0, kMostOfAKind});
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        const auto group = read_meeting(layout, (*list)[i]);
        if (!group) {
            return fields.refuse("meets",
                                 "a list of lists of different cities, roads and the centre of the "
                                 "tile, such as city0, road1, center");
        }
        layout.meets.push_back(*group);
    }
}

}  // namespace

void read_segment_marks(FieldReader& fields, rules::Segment& segment) {
    using enum rules::SegmentMark;
    read_flag(fields, "cathedral", Cathedral, segment);
    read_flag(fields, "princess", Princess, segment);
    read_flag(fields, "inn", Inn, segment);
    read_flag(fields, "tunnel", Tunnel, segment);
    read_flag(fields, "pigherd", Pigherd, segment);
    if (fields.has("cap") && !fields.boolean("cap")) segment.marks.insert(Uncapped);
    if (fields.has("goods")) segment.marks.insert(kGoods[fields.choice("goods", kGoodsWords)]);
    segment.shares = bits_of(read_words(fields, "shares", kSideWords));
}

void read_tile_marks(FieldReader& fields, rules::TileLayout& layout) {
    for (const std::size_t mark : read_words(fields, "marks", kMarkWords)) {
        if (static_cast<TileMark>(mark) == TileMark::Tower) {
            rules::add_segment(layout, {.kind = rules::FeatureKind::Tower});
        } else {
            layout.marks.insert(static_cast<TileMark>(mark));
        }
    }
    std::vector<std::string_view> art(rules::kWordsOf<TileMark>.begin() + kMarks,
                                      rules::kWordsOf<TileMark>.end());
    art.push_back(kWatertower);
    for (const std::size_t hint : read_words(fields, "art", art)) {
        if (art[hint] != kWatertower) layout.marks.insert(static_cast<TileMark>(kMarks + hint));
    }
    if (fields.has("flier")) {
        layout.flier = static_cast<rules::Direction>(fields.choice("flier", kDirectionWords));
    }
    layout.cut = bits_of(read_words(fields, "cut", kDirectionWords));
    read_meets(fields, layout);
}

}  // namespace mistward::protocol
