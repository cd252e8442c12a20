#include "rules/notation.hpp"

#include "rules/core/notation_reader.hpp"
#include "rules/core/overloaded.hpp"

namespace mistward::rules {
namespace {

const TileLayout& layout(const Game& game, Position position) {
    return game.tileset()[game.tile_at(position).value()].layout;
}

struct Writer {
    const Game& game;

    std::string feature(const FeatureRef& ref) const { return feature_text(game, ref); }

    std::string operator()(const DrawTile& d) const {
        return "draw:" + face_name(game.tileset(), d.tile);
    }
    std::string operator()(const PlaceTile& d) const {
        return "place:" + position_text(d.position) + "," +
               std::to_string(d.rotation.quarter_turns());
    }
    std::string operator()(const BuryMeeple& d) const { return "bury:" + feature(d.meeple); }
    std::string operator()(const BuryFromSupply& d) const {
        return "bury:" + std::string(name(d.colour));
    }
    std::string operator()(const HauntCemetery& d) const {
        return "haunt:" + position_text(d.position);
    }
    std::string operator()(const HauntMeeple& d) const { return "haunt:" + feature(d.meeple); }
    std::string operator()(const PlaceMeeple& d) const {
        const TileLayout& tile = layout(game, game.last_position());
        return "meeple:" + segment_name(tile, d.segment) + ":" + std::string(name(d.colour)) +
               (d.kind == MeepleKind::Guard ? ":guard" : "");
    }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const TakePoints& d) const { return "points:" + feature(d.feature); }
    std::string operator()(const RemoveGhosts& d) const {
        return "ghosts:" + feature(d.feature) + ":" + position_text(d.position) + ":" +
               std::to_string(d.count);
    }
    std::string operator()(const AssignPoints& d) const {
        return "assign:" + std::string(name(d.track));
    }
    std::string operator()(const PlaceHound& d) const { return "hound:" + feature(d.meeple); }
    std::string operator()(const ChaseGhosts& d) const {
        return "chase:" + position_text(d.position) + ":" + std::to_string(d.count);
    }
    std::string operator()(const PlaceFaceDown& d) const {
        return "facedown:" + position_text(d.position);
    }
};

class DecisionReader {
public:
    DecisionReader(const Game& game, std::string_view text)
        : game_(game),
          reader_(
              game.tileset(), [&](Position space) { return game.tile_at(space); }, text),
          in_(reader_.in) {}

    tl::expected<Decision, NotationError> read() {
        const Decision decision = any();
        in_.expect_end();
        if (in_.error()) return tl::make_unexpected(*in_.error());
        return decision;
    }

private:
    Decision any() {
        if (in_.take("draw:")) return DrawTile{reader_.face(" ")};
        if (in_.take("place:")) return placement();
        if (in_.take("bury:")) return burial();
        if (in_.take("haunt:")) return haunting();
        if (in_.take("meeple:")) return meeple();
        if (in_.take("pass")) return Pass{};
        if (in_.take("points:")) return TakePoints{reader_.feature()};
        if (in_.take("ghosts:")) return ghosts();
        if (in_.take("assign:")) return AssignPoints{reader_.colour()};
        if (in_.take("hound:")) return PlaceHound{reader_.feature()};
        if (in_.take("chase:")) return chase();
        if (in_.take("facedown:")) return PlaceFaceDown{reader_.position()};
        in_.fail(
            "draw:, place:, bury:, haunt:, meeple:, pass, points:, ghosts:, assign:, hound:, "
            "chase: or facedown:");
        return Pass{};
    }

    /// What names a segment has an "@"; a space or a colour has none.
    bool names_segment() const { return in_.rest().find('@') != std::string_view::npos; }

    Decision placement() {
        const Position space = reader_.position();
        in_.expect(",");
        return PlaceTile{space, reader_.rotation()};
    }

    Decision burial() {
        if (names_segment()) return BuryMeeple{reader_.feature()};
        return BuryFromSupply{reader_.colour()};
    }

    Decision haunting() {
        if (names_segment()) return HauntMeeple{reader_.feature()};
        return HauntCemetery{reader_.position()};
    }

    Decision meeple() {
        const std::size_t start = in_.offset();
        const TileId tile = game_.tile_at(game_.last_position()).value();
        const SegmentIndex on = reader_.segment(tile, in_.word(":"), start);
        in_.expect(":");
        const Colour colour = reader_.colour();
        const bool guard = in_.take(":guard");
        return PlaceMeeple{on, colour, guard ? MeepleKind::Guard : MeepleKind::Ordinary};
    }

    std::uint8_t count() {
        in_.expect(":");
        return in_.number<std::uint8_t>("a number of ghosts");
    }

    Decision ghosts() {
        const FeatureRef scored = reader_.feature();
        in_.expect(":");
        const Position space = reader_.position();
        return RemoveGhosts{scored, space, count()};
    }

    Decision chase() {
        const Position space = reader_.position();
        return ChaseGhosts{space, count()};
    }

    const Game& game_;
    NotationReader reader_;
    TextReader& in_;
};

}  // namespace

std::string feature_text(const Game& game, const FeatureRef& feature) {
    return segment_name(layout(game, feature.position), feature.segment) + "@" +
           position_text(feature.position);
}

std::string decision_text(const Game& game, const Decision& decision) {
    return std::visit(Writer{game}, decision);
}

tl::expected<Decision, NotationError> parse_decision(const Game& game, std::string_view text) {
    return DecisionReader(game, text).read();
}

}  // namespace mistward::rules
