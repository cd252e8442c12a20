#include "protocol/documents.hpp"
#include "rules/notation.hpp"

#include <algorithm>

namespace mistward::protocol {
namespace {

/// What decisions say besides their ids: one overload for each, so that a new decision does not
/// compile before it has a document. Looks the meeples up once for a whole list of decisions.
class DecisionWriter {
public:
    explicit DecisionWriter(const rules::Game& game) : game_(game) {}

    Json document(const rules::Decision& decision) {
        Json document{{"id", rules::decision_text(game_, decision)}};
        document.update(std::visit(*this, decision));
        return document;
    }

    Json operator()(const rules::DrawTile& draw) const {
        return {{"type", "draw_tile"}, {"tile", rules::face_name(game_.tileset(), draw.tile)}};
    }
    Json operator()(const rules::PlaceTile& place) const {
        Json document = at("place_tile", place.position);
        document["rotation"] = place.rotation.quarter_turns();
        return document;
    }
    Json operator()(const rules::BuryMeeple& bury) { return of("bury_meeple", bury.meeple); }
    Json operator()(const rules::BuryFromSupply& bury) const {
        return {{"type", "bury_from_supply"}, {"colour", rules::name(bury.colour)}};
    }
    Json operator()(const rules::HauntCemetery& haunt) const {
        return at("haunt_cemetery", haunt.position);
    }
    Json operator()(const rules::HauntMeeple& haunt) { return of("haunt_meeple", haunt.meeple); }
    Json operator()(const rules::PlaceMeeple& place) const {
        return {{"type", "place_meeple"},
                {"segment", segment_text(game_, {game_.last_position(), place.segment})},
                {"colour", rules::name(place.colour)},
                {"guard", place.kind == rules::MeepleKind::Guard}};
    }
    Json operator()(const rules::Pass&) const { return {{"type", "pass"}}; }
    Json operator()(const rules::TakePoints& take) const {
        return {{"type", "take_points"}, {"feature", rules::feature_text(game_, take.feature)}};
    }
    Json operator()(const rules::RemoveGhosts& remove) const {
        return {{"type", "remove_ghosts"},
                {"feature", rules::feature_text(game_, remove.feature)},
                {"x", remove.position.x},
                {"y", remove.position.y},
                {"count", remove.count}};
    }
    Json operator()(const rules::AssignPoints& assign) const {
        return {{"type", "assign_points"}, {"colour", rules::name(assign.track)}};
    }
    Json operator()(const rules::PlaceHound& place) { return of("place_hound", place.meeple); }
    Json operator()(const rules::ChaseGhosts& chase) const {
        Json document = at("chase_ghosts", chase.position);
        document["count"] = chase.count;
        return document;
    }
    Json operator()(const rules::PlaceFaceDown& place) const {
        return at("place_face_down", place.position);
    }

private:
    static Json at(std::string_view type, rules::Position position) {
        return {{"type", type}, {"x", position.x}, {"y", position.y}};
    }

    Json of(std::string_view type, const rules::FeatureRef& meeple) {
        Json document{{"type", type}};
        document.update(segment_document(game_, meeple));
        if (const auto colour = colour_of(meeple)) document["colour"] = rules::name(*colour);
        return document;
    }

    std::optional<rules::Colour> colour_of(const rules::FeatureRef& feature) {
        if (!meeples_) meeples_ = game_.view().meeples;
        const auto found = std::find_if(meeples_->begin(), meeples_->end(),
                                        [&](const auto& m) { return m.feature == feature; });
        return found == meeples_->end() ? std::nullopt : std::optional(found->colour);
    }

    const rules::Game& game_;
    std::optional<std::vector<rules::PlacedMeeple>> meeples_;
};

}  // namespace

Json decision_document(const rules::Game& game, const rules::Decision& decision) {
    return DecisionWriter(game).document(decision);
}

Json legal_document(const rules::Game& game) {
    Json list = Json::array();
    if (game.point().actor != rules::Actor::Player) return list;
    DecisionWriter writer(game);
    for (const rules::Decision& decision : game.legal()) {
        list.push_back(writer.document(decision));
    }
    return list;
}

}  // namespace mistward::protocol
