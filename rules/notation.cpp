#include "rules/notation.hpp"

#include "rules/overloaded.hpp"
#include "rules/text_reader.hpp"

namespace mistward::rules {
namespace {

std::string text(Position position) {
    return std::to_string(position.x) + "," + std::to_string(position.y);
}

const TileLayout& layout(const Game& game, Slot slot) {
    return game.tileset()[game.state().board.face(slot)].layout;
}

struct Writer {
    const Game& game;

    std::string operator()(const DrawTile& d) const {
        return "draw:" + face_name(game.tileset(), d.tile);
    }
    std::string operator()(const PlaceTile& d) const {
        return "place:" + text(d.position) + "," + std::to_string(d.rotation.quarter_turns());
    }
    std::string operator()(const PlaceMeeple& d) const {
        const TileLayout& tile = layout(game, game.state().last());
        return "meeple:" + segment_name(tile, d.segment) + ":" + std::string(name(d.colour));
    }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const TakePoints& d) const {
        return "points:" + feature_text(game, d.feature);
    }
    std::string operator()(const RemoveGhosts& d) const {
        return "ghosts:" + feature_text(game, d.feature) + ":" + text(d.position) + ":" +
               std::to_string(d.count);
    }
};

class DecisionReader {
public:
    DecisionReader(const Game& game, std::string_view text) : game_(game), in_(text) {}

    tl::expected<Decision, NotationError> read() {
        const Decision decision = any();
        in_.expect_end();
        if (in_.error()) return tl::make_unexpected(*in_.error());
        return decision;
    }

private:
    Decision any() {
        if (in_.take("draw:")) return DrawTile{face()};
        if (in_.take("place:")) return placement();
        if (in_.take("meeple:")) return meeple();
        if (in_.take("pass")) return Pass{};
        if (in_.take("points:")) return TakePoints{feature()};
        if (in_.take("ghosts:")) return ghosts();
        in_.fail("draw:, place:, meeple:, pass, points: or ghosts:");
        return Pass{};
    }

    TileId face() {
        const std::size_t start = in_.offset();
        const auto face = find_face(game_.tileset(), in_.word(' '));
        if (!face) in_.fail_at(start, "the name of a tile, such as 14.3");
        return face.value_or(TileId{});
    }

    Position position() {
        constexpr auto kWhat = "a space, such as 2,-1";
        const auto x = in_.number<std::int16_t>(kWhat);
        in_.expect(",");
        return {x, in_.number<std::int16_t>(kWhat)};
    }

    Decision placement() {
        constexpr auto kWhat = "a rotation from 0 to 3";
        const Position space = position();
        in_.expect(",");
        const std::size_t start = in_.offset();
        const auto turns = in_.number<std::uint8_t>(kWhat);
        if (turns > 3) in_.fail_at(start, kWhat);
        return PlaceTile{space, Rotation(turns)};
    }

    SegmentIndex segment(const TileLayout& tile, std::string_view word, std::size_t start) {
        const auto segment = find_segment(tile, word);
        if (!segment) in_.fail_at(start, "a segment of that tile, such as road0");
        return segment.value_or(SegmentIndex{});
    }

    Decision meeple() {
        const std::size_t start = in_.offset();
        const TileLayout& tile = layout(game_, game_.state().last());
        const SegmentIndex on = segment(tile, in_.word(':'), start);
        in_.expect(":");
        const std::size_t at = in_.offset();
        const auto colour = parse_colour(in_.word(' '));
        if (!colour) in_.fail_at(at, "red, green, blue, yellow, black or pink");
        return PlaceMeeple{on, colour.value_or(Colour::Red)};
    }

    FeatureRef feature() {
        const std::size_t start = in_.offset();
        const std::string_view word = in_.word('@');
        in_.expect("@");
        const std::size_t at = in_.offset();
        const Position space = position();
        const Slot slot = game_.state().board.at(space);
        if (slot == kNoSlot) {
            in_.fail_at(at, "the space of a tile on the board");
            return {};
        }
        return {space, segment(layout(game_, slot), word, start)};
    }

    Decision ghosts() {
        const FeatureRef scored = feature();
        in_.expect(":");
        const Position space = position();
        in_.expect(":");
        return RemoveGhosts{scored, space, in_.number<std::uint8_t>("a number of ghosts")};
    }

    const Game& game_;
    TextReader in_;
};

}  // namespace

std::string feature_text(const Game& game, const FeatureRef& feature) {
    const TileLayout& tile = layout(game, game.state().board.at(feature.position));
    return segment_name(tile, feature.segment) + "@" + text(feature.position);
}

std::string decision_text(const Game& game, const Decision& decision) {
    return std::visit(Writer{game}, decision);
}

tl::expected<Decision, NotationError> parse_decision(const Game& game, std::string_view text) {
    return DecisionReader(game, text).read();
}

}  // namespace mistward::rules
