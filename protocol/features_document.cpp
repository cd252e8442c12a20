#include "protocol/documents.hpp"
#include "rules/notation.hpp"

namespace mistward::protocol {
namespace {

Json feature_document(const rules::Game& game, const rules::FeatureView& view) {
    Json segments = Json::array();
    for (const auto& segment : view.segments) segments.push_back(segment_document(game, segment));
    Json needs = Json::array();
    for (const auto space : view.needs) needs.push_back(position_document(space));
    Json meeples = Json::array();
    for (const auto& meeple : view.meeples) meeples.push_back(placed_meeple_document(game, meeple));
    return {{"feature", rules::feature_text(game, view.segments.front())},
            {"kind", rules::name(view.kind)},
            {"segments", std::move(segments)},
            {"complete", view.complete},
            {"needs", std::move(needs)},
            {"closable", view.closable},
            {"meeples", std::move(meeples)},
            {"colours", colours_document(view.colours)},
            {"ghosts", view.ghosts},
            {"scoring", view.scoring ? scoring_document(game, *view.scoring) : Json(nullptr)}};
}

}  // namespace

Json features_document(const rules::Game& game) {
    Json list = Json::array();
    for (const auto& view : game.feature_views()) list.push_back(feature_document(game, view));
    return list;
}

}  // namespace mistward::protocol
