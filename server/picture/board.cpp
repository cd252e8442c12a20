#include "server/picture/board.hpp"

#include "server/picture/drawn_faces.hpp"

#include <algorithm>
#include <array>

namespace mistward::picture {
namespace {

using protocol::Json;

Board::Space space_of(const Json& place) {
    return {place.at("x").get<int>(), place.at("y").get<int>()};
}

/// What stands in a field, too; all others lie there.
constexpr std::array<std::string_view, 3> kStanding{"pig", "barn", "wagon"};

/// What a meeple is, by the words of facts.
std::string kind_of(const Json& meeple) {
    if (meeple.at("guard").get<bool>()) return "guard";
    return meeple.value("figure", "ordinary");
}

Board::Piece meeple_of(const Json& meeple) {
    std::string figure = meeple.at("colour").get<std::string>();
    const std::string kind = kind_of(meeple);
    if (kind != "ordinary") figure += '-' + kind;
    std::string segment = meeple.at("segment").get<std::string>();
    const bool lies =
        segment.starts_with("field") && std::ranges::find(kStanding, kind) == kStanding.end();
    return {space_of(meeple), std::move(figure), std::move(segment),
            meeple.at("ghosts").get<std::size_t>(), lies};
}

std::vector<std::string> colours_of(const Json& supply) {
    std::vector<std::string> colours;
    for (const auto& [colour, count] : supply.items()) colours.push_back(colour);
    return colours;
}

/// The pieces that stand on tiles.
void add_pieces(Board& board, const Json& state) {
    for (const Json& meeple : state.at("meeples")) board.meeples.push_back(meeple_of(meeple));
    for (const Json& buried : state.at("buried")) {
        board.buried.push_back(
            {space_of(buried), buried.at("colour").get<std::string>(), "cemetery", 0});
    }
    for (const Json& hound : state.at("hounds")) {
        const Json& with = hound.at("meeple");
        if (with.is_null()) continue;
        board.hounds.push_back({space_of(with), hound.at("hound").get<std::string>(),
                                with.at("segment").get<std::string>()});
    }
}

/// What parts have beside the figures of players.
void add_facts(Board& board, const Json& state) {
    const Json facts = state.value("facts", Json::object());
    const Json none = Json::object();
    const Json dragon = facts.value("dragon", none).value("dragon", Json());
    if (!dragon.is_null()) board.dragon = space_of(dragon);
    const Json fairy = facts.value("fairy", none);
    if (const Json at = fairy.value("fairy", Json()); !at.is_null()) {
        board.fairy = {space_of(at), ""};
        for (const Json& meeple : state.at("meeples")) {
            const bool is_hers = meeple.at("x") == at.at("x") && meeple.at("y") == at.at("y") &&
                                 meeple.at("colour") == fairy.value("fairy_colour", Json()) &&
                                 Json(kind_of(meeple)) == fairy.value("fairy_kind", Json());
            if (is_hers) board.fairy->beside = meeple.at("segment").get<std::string>();
        }
    }
    const Json towers = facts.value("towers", none);
    const Json heights = towers.value("heights", Json::array());
    std::size_t at = 0;
    for (const Json& space : towers.value("towers", Json::array())) {
        board.towers.push_back({space_of(space), heights.at(at++).get<int>()});
    }
}

}  // namespace

std::optional<Board> board_of(const Atlas& atlas, std::string_view digest, const Json& state) {
    const Atlas::Faces* faces = drawn_faces(atlas, digest, state);
    if (faces == nullptr) return std::nullopt;
    Board board;
    for (const Json& tile : state.at("tiles")) {
        const auto face = faces->find(tile.at("tile").get<std::string>());
        if (face == faces->end()) return std::nullopt;
        board.tiles.push_back({space_of(tile), &atlas.face(face->second),
                               tile.at("rotation").get<int>(),
                               tile.at("ghosts").get<std::size_t>()});
    }
    for (const Json& space : state.at("face_down")) board.face_down.push_back(space_of(space));
    if (const Json& last = state.at("last"); !last.is_null()) board.last = space_of(last);
    add_pieces(board, state);
    add_facts(board, state);
    for (const Json& supply : state.at("supplies")) board.players.push_back(colours_of(supply));
    if (state.at("outcome") == "undecided") board.to_move = state.at("player").get<std::size_t>();
    board.ghosts_in_all = state.at("ghosts").at("total").get<int>();
    board.ghosts_left = state.at("ghosts").at("supply").get<int>();
    return board;
}

}  // namespace mistward::picture
