#include "protocol/documents.hpp"

#include "protocol/words.hpp"
#include "rules/notation.hpp"

namespace mistward::protocol {

std::string segment_text(const rules::Game& game, const rules::FeatureRef& feature) {
    const rules::TileId tile = game.tile_at(feature.position).value();
    return rules::segment_name(game.tileset()[tile].layout, feature.segment);
}

Json segment_document(const rules::Game& game, const rules::FeatureRef& feature) {
    return {{"x", feature.position.x},
            {"y", feature.position.y},
            {"segment", segment_text(game, feature)}};
}

Json position_document(rules::Position position) { return {{"x", position.x}, {"y", position.y}}; }

Json placed_meeple_document(const rules::Game& game, const rules::PlacedMeeple& meeple) {
    Json document = segment_document(game, meeple.feature);
    document["colour"] = rules::name(meeple.colour);
    document["guard"] = meeple.kind == rules::MeepleKind::Guard;
    document["ghosts"] = meeple.ghosts;
    return document;
}

Json colours_document(rules::ColourSet colours) {
    Json list = Json::array();
    for (const rules::Colour colour : colours) list.push_back(rules::name(colour));
    return list;
}

Json dealt_document(const rules::Setup& setup) {
    Json list = Json::array();
    for (const rules::Colour colour : setup.colours) list.push_back(rules::name(colour));
    return list;
}

Json modules_document(const rules::Setup& setup) {
    if (setup.mode != rules::Mode::Ghosts) return nullptr;
    return {{"ghosts", setup.modules.ghosts},
            {"castles", setup.modules.castles},
            {"cemeteries", setup.modules.cemeteries}};
}

Json reason_document(rules::EndReason reason) {
    return reason == rules::EndReason::None ? Json(nullptr) : Json(rules::name(reason));
}

Json scoring_document(const rules::Game& game, const rules::Scoring& scoring) {
    return {{"feature", rules::feature_text(game, scoring.feature)},
            {"kind", rules::name(scoring.kind)},
            {"complete", scoring.complete},
            {"tiles", scoring.tiles},
            {"coats", scoring.coats},
            {"misty", scoring.misty},
            {"cities", scoring.cities},
            {"colours", scoring.colours},
            {"value", scoring.value},
            {"points", scoring.points}};
}

Json next_document(const rules::DecisionPoint& point) {
    return {{"actor", word(kActorWords, point.actor)},
            {"player", point.player.value()},
            {"kind", word(kDecisionKindWords, point.kind)}};
}

}  // namespace mistward::protocol
