#include "protocol/documents.hpp"

#include "protocol/words.hpp"
#include "rules/notation.hpp"

namespace mistward::protocol {
namespace {

Json position_document(rules::Position position) { return {{"x", position.x}, {"y", position.y}}; }

/// A list of documents, one for each value.
template <class Values, class Document>
Json each(const Values& values, Document document) {
    Json list = Json::array();
    for (const auto& value : values) list.push_back(document(value));
    return list;
}

Json track_document(const rules::Track& track) {
    return {{"colour", rules::name(track.colour)}, {"points", track.points}};
}

Json unseen_document(const rules::TileSet& set, const std::vector<rules::UnseenTile>& unseen) {
    Json counts = Json::object();
    for (const auto& [tile, count] : unseen) counts[rules::face_name(set, tile)] = count;
    return counts;
}

Json supply_document(const std::vector<rules::ColourCount>& supply) {
    Json counts = Json::object();
    for (const auto& [colour, count] : supply) counts[std::string(rules::name(colour))] = count;
    return counts;
}

Json tile_document(const rules::TileSet& set, const rules::PlacedTile& placed) {
    return {{"x", placed.position.x},
            {"y", placed.position.y},
            {"tile", rules::face_name(set, placed.tile)},
            {"rotation", placed.rotation.quarter_turns()},
            {"ghosts", placed.ghosts}};
}

Json meeple_document(const rules::Game& game, const rules::PlacedMeeple& meeple) {
    return {{"x", meeple.feature.position.x},
            {"y", meeple.feature.position.y},
            {"segment", segment_text(game, meeple.feature)},
            {"colour", rules::name(meeple.colour)}};
}

}  // namespace

std::string segment_text(const rules::Game& game, const rules::FeatureRef& feature) {
    const auto& board = game.state().board;
    const rules::TileId tile = board.face(board.at(feature.position));
    return rules::segment_name(game.tileset()[tile].layout, feature.segment);
}

Json reason_document(rules::EndReason reason) {
    switch (reason) {
        case rules::EndReason::None:
            return nullptr;
        case rules::EndReason::GoalReached:
            return "M-END-1";
        case rules::EndReason::GhostsMissing:
            return "M-END-2";
        case rules::EndReason::TilesExhausted:
            return "M-END-3";
    }
    return nullptr;
}

Json scoring_document(const rules::Game& game, const rules::Scoring& scoring) {
    return {{"feature", rules::feature_text(game, scoring.feature)},
            {"kind", rules::name(scoring.kind)},
            {"tiles", scoring.tiles},
            {"coats", scoring.coats},
            {"misty", scoring.misty},
            {"colours", scoring.colours},
            {"value", scoring.value},
            {"points", scoring.points}};
}

Json next_document(const rules::DecisionPoint& point) {
    return {{"actor", word(kActorWords, point.actor)},
            {"player", point.player.value()},
            {"kind", word(kDecisionKindWords, point.kind)}};
}

Json state_document(const rules::Game& game) {
    const rules::TileSet& set = game.tileset();
    const rules::View view = game.view();
    const auto face = [&](rules::TileId tile) { return Json(rules::face_name(set, tile)); };
    return {
        {"game", "mists"},
        {"level", game.setup().level},
        {"players", game.setup().players},
        {"outcome", word(kOutcomeWords, view.outcome)},
        {"reason", reason_document(view.reason)},
        {"turn", view.turn},
        {"player", view.point.player.value()},
        {"drawn", view.drawn ? face(*view.drawn) : Json(nullptr)},
        {"last", view.last_placed ? position_document(*view.last_placed) : Json(nullptr)},
        {"tracks", each(view.tracks, track_document)},
        {"goal", view.goal},
        {"ghosts", {{"total", view.ghosts_total}, {"supply", view.ghosts_supply}}},
        {"piles", view.piles},
        {"unseen", unseen_document(set, view.unseen)},
        {"discarded", each(view.discarded, face)},
        {"supplies", each(view.supplies, supply_document)},
        {"tiles", each(view.tiles, [&](const auto& tile) { return tile_document(set, tile); })},
        {"meeples", each(view.meeples, [&](const auto& m) { return meeple_document(game, m); })},
        {"pending", each(view.pending, [&](const auto& s) { return scoring_document(game, s); })},
    };
}

}  // namespace mistward::protocol
