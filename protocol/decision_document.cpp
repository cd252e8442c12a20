#include "protocol/documents.hpp"
#include "rules/notation.hpp"
#include "rules/overloaded.hpp"

namespace mistward::protocol {
namespace {

/// What a decision says besides its id.
Json fields(const rules::Game& game, const rules::Decision& decision) {
    const auto last = [&] {
        const auto& state = game.state();
        return state.board.position(state.last());
    };
    return std::visit(rules::Overloaded{
                          [&](const rules::DrawTile& draw) -> Json {
                              return {{"type", "draw_tile"},
                                      {"tile", rules::face_name(game.tileset(), draw.tile)}};
                          },
                          [](const rules::PlaceTile& place) -> Json {
                              return {{"type", "place_tile"},
                                      {"x", place.position.x},
                                      {"y", place.position.y},
                                      {"rotation", place.rotation.quarter_turns()}};
                          },
                          [&](const rules::PlaceMeeple& place) -> Json {
                              return {{"type", "place_meeple"},
                                      {"segment", segment_text(game, {last(), place.segment})},
                                      {"colour", rules::name(place.colour)}};
                          },
                          [](const rules::Pass&) -> Json {
                              return {{"type", "pass"}};
                          },
                          [&](const rules::TakePoints& take) -> Json {
                              return {{"type", "take_points"},
                                      {"feature", rules::feature_text(game, take.feature)}};
                          },
                          [&](const rules::RemoveGhosts& remove) -> Json {
                              return {{"type", "remove_ghosts"},
                                      {"feature", rules::feature_text(game, remove.feature)},
                                      {"x", remove.position.x},
                                      {"y", remove.position.y},
                                      {"count", remove.count}};
                          },
                      },
                      decision);
}

}  // namespace

Json decision_document(const rules::Game& before, const rules::Decision& decision) {
    Json document{{"id", rules::decision_text(before, decision)}};
    document.update(fields(before, decision));
    return document;
}

Json legal_document(const rules::Game& game) {
    Json list = Json::array();
    if (game.point().actor != rules::Actor::Player) return list;
    for (const rules::Decision& decision : game.legal()) {
        list.push_back(decision_document(game, decision));
    }
    return list;
}

}  // namespace mistward::protocol
