#include "protocol/wire/feature.hpp"

#include "rules/notation.hpp"

namespace mistward::protocol::wire {
namespace {

BoardFeature feature(const rules::Game& game, const rules::FeatureView& view) {
    BoardFeature feature;
    feature.feature = rules::feature_text(game, view.segments.front());
    feature.kind = view.kind;
    for (const auto& part : view.segments) feature.segments.push_back(segment(game, part));
    feature.complete = view.complete;
    for (const auto space : view.needs) feature.needs.push_back(point(space));
    feature.closable = view.closable;
    for (const auto& meeple : view.meeples) feature.meeples.push_back(board_meeple(game, meeple));
    feature.colours = colours(view.colours);
    feature.ghosts = view.ghosts;
    if (view.scoring) feature.scoring = scoring(game, *view.scoring);
    return feature;
}

}  // namespace

std::vector<BoardFeature> features(const rules::Game& game) {
    std::vector<BoardFeature> list;
    for (const auto& view : game.feature_views()) list.push_back(feature(game, view));
    return list;
}

}  // namespace mistward::protocol::wire
