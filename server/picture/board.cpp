#include "server/picture/board.hpp"

namespace mistward::picture {
namespace {

using protocol::Json;

Board::Space space_of(const Json& place) {
    return {place.at("x").get<int>(), place.at("y").get<int>()};
}

Board::Piece meeple_of(const Json& meeple) {
    std::string figure = meeple.at("colour").get<std::string>();
    if (meeple.at("guard").get<bool>()) figure += "-guard";
    if (meeple.contains("figure")) figure += "-" + meeple.at("figure").get<std::string>();
    return {space_of(meeple), std::move(figure), meeple.at("segment").get<std::string>(),
            meeple.at("ghosts").get<std::size_t>()};
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

}  // namespace

std::optional<Board> board_of(const Atlas& atlas, std::string_view digest, const Json& state) {
    const Atlas::Faces* faces = atlas.faces_of(digest);
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
    for (const Json& supply : state.at("supplies")) board.players.push_back(colours_of(supply));
    if (state.at("outcome") == "undecided") board.to_move = state.at("player").get<std::size_t>();
    board.ghosts_in_all = state.at("ghosts").at("total").get<int>();
    board.ghosts_left = state.at("ghosts").at("supply").get<int>();
    return board;
}

}  // namespace mistward::picture
