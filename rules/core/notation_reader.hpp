#pragma once

#include "rules/core/colour_set.hpp"
#include "rules/core/names.hpp"
#include "rules/core/text_reader.hpp"

#include <functional>

namespace mistward::rules {

/// Reads the parts of the notation that decisions and states share: faces, spaces, colours,
/// features.
class NotationReader {
public:
    /// Which face-up tile lies on a space.
    using TileAt = std::function<std::optional<TileId>(Position)>;

    NotationReader(const TileSet& set, TileAt tile_at, std::string_view text)
        : in(text), set_(set), tile_at_(std::move(tile_at)) {}

    TextReader in;

    TileId face(std::string_view stops) {
        const std::size_t start = in.offset();
        const auto face = find_face(set_, in.word(stops));
        if (!face) in.fail_at(start, "the name of a tile, such as 14.3");
        return face.value_or(TileId{});
    }

    Position position() {
        constexpr auto kWhat = "a space, such as 2,-1";
        const auto x = in.number<std::int16_t>(kWhat);
        in.expect(",");
        return {x, in.number<std::int16_t>(kWhat)};
    }

    Rotation rotation() {
        constexpr auto kWhat = "a rotation from 0 to 3";
        const std::size_t start = in.offset();
        const auto turns = in.number<std::uint8_t>(kWhat);
        if (turns > 3) in.fail_at(start, kWhat);
        return Rotation(turns);
    }

    Colour colour() {
        const std::size_t start = in.offset();
        const auto colour = parse_colour(in.word(" :+"));
        if (!colour) in.fail_at(start, "red, green, blue, yellow, black or pink");
        return colour.value_or(Colour::Red);
    }

    /// Colours with a "+" between two.
    ColourSet colours() {
        ColourSet colours{colour()};
        while (in.take("+")) colours.insert(colour());
        return colours;
    }

    /// The segment that `word` names on a tile; `start` is where the word was read.
    SegmentIndex segment(TileId tile, std::string_view word, std::size_t start) {
        const auto segment = find_segment(set_[tile].layout, word);
        if (!segment) in.fail_at(start, "a segment of that tile, such as road0");
        return segment.value_or(SegmentIndex{});
    }

    FeatureRef feature() {
        const std::size_t start = in.offset();
        const std::string_view word = in.word("@");
        in.expect("@");
        const std::size_t at = in.offset();
        const Position space = position();
        const auto tile = tile_at_(space);
        if (!tile) in.fail_at(at, "the space of a face-up tile");
        return {space, tile ? segment(*tile, word, start) : SegmentIndex{}};
    }

private:
    const TileSet& set_;
    TileAt tile_at_;
};

}  // namespace mistward::rules
