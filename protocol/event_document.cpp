#include "protocol/documents.hpp"
#include "protocol/words.hpp"
#include "rules/notation.hpp"

namespace mistward::protocol {
namespace {

Json ghosts_document(std::string_view type, rules::Position position, std::uint8_t count) {
    return {{"type", type}, {"x", position.x}, {"y", position.y}, {"count", count}};
}

Json space_document(std::string_view type, rules::Position position) {
    return {{"type", type}, {"x", position.x}, {"y", position.y}};
}

Json meeple_document(const rules::Game& game, std::string_view type, rules::Colour colour,
                     const rules::FeatureRef& feature) {
    Json document{{"type", type}, {"colour", rules::name(colour)}};
    document.update(segment_document(game, feature));
    return document;
}

Json hound_document(std::string_view type, rules::Hound hound) {
    return {{"type", type}, {"hound", rules::name(hound)}};
}

/// One overload for each event, so that a new event does not compile before it has a document.
class EventWriter {
public:
    explicit EventWriter(const rules::Game& after) : game_(after) {}

    Json operator()(const rules::TurnStarted& event) const {
        return {{"type", "turn_started"}, {"player", event.player.value()}, {"turn", event.turn}};
    }
    Json operator()(const rules::TileDrawn& event) const {
        return {{"type", "tile_drawn"}, {"tile", face(event.tile)}};
    }
    Json operator()(const rules::TileDiscarded& event) const {
        return {{"type", "tile_discarded"}, {"tile", face(event.tile)}};
    }
    Json operator()(const rules::DecisionForced& event) const {
        return {{"type", "decision_forced"},
                {"decision", decision_document(game_, event.decision)}};
    }
    Json operator()(const rules::TilePlaced& event) const {
        return {{"type", "tile_placed"},
                {"tile", face(event.tile)},
                {"x", event.position.x},
                {"y", event.position.y},
                {"rotation", event.rotation.quarter_turns()}};
    }
    Json operator()(const rules::BankCompleted& event) const {
        return {{"type", "bank_completed"},
                {"feature", rules::feature_text(game_, event.bank)},
                {"tiles", event.tiles}};
    }
    Json operator()(const rules::CemeteryClosed& event) const {
        return space_document("cemetery_closed", event.position);
    }
    Json operator()(const rules::MeepleBuried& event) const {
        Json document = space_document("meeple_buried", event.cemetery);
        document["colour"] = rules::name(event.colour);
        document["from"] = event.from ? segment_document(game_, *event.from) : Json(nullptr);
        return document;
    }
    Json operator()(const rules::GhostsRemoved& event) const {
        Json document = ghosts_document("ghosts_removed", event.position, event.count);
        document["cause"] = word(kGhostsRemovedByWords, event.cause);
        return document;
    }
    Json operator()(const rules::GhostsPlaced& event) const {
        Json document = ghosts_document("ghosts_placed", event.position, event.count);
        document["cause"] = word(kGhostsPlacedByWords, event.cause);
        return document;
    }
    Json operator()(const rules::GhostsMissing& event) const {
        return {{"type", "ghosts_missing"}, {"needed", event.needed}, {"supply", event.supply}};
    }
    Json operator()(const rules::MeepleHaunted& event) const {
        Json document = meeple_document(game_, "meeple_haunted", event.colour, event.feature);
        document["ghosts"] = event.ghosts;
        return document;
    }
    Json operator()(const rules::MeeplePlaced& event) const {
        Json document = meeple_document(game_, "meeple_placed", event.colour, event.feature);
        document["player"] = event.player.value();
        document["guard"] = event.kind == rules::MeepleKind::Guard;
        return document;
    }
    Json operator()(const rules::MeepleReturned& event) const {
        Json document = meeple_document(game_, "meeple_returned", event.colour, event.feature);
        document["guard"] = event.kind == rules::MeepleKind::Guard;
        document["ghosts"] = event.ghosts;
        document["cause"] = word(kMeepleReturnedByWords, event.cause);
        return document;
    }
    Json operator()(const rules::FeatureScored& event) const {
        return {{"type", "feature_scored"},
                {"scoring", scoring_document(game_, event.scoring)},
                {"for", event.for_points ? "points" : "ghosts"}};
    }
    Json operator()(const rules::ScoreChanged& event) const {
        return {{"type", "score_changed"},
                {"colour", rules::name(event.colour)},
                {"points", event.points},
                {"total", event.total},
                {"ghosts", event.ghosts},
                {"feature",
                 event.feature ? Json(rules::feature_text(game_, *event.feature)) : Json(nullptr)}};
    }
    Json operator()(const rules::GuardGained& event) const {
        return {{"type", "guard_gained"},
                {"player", event.player.value()},
                {"colour", rules::name(event.colour)}};
    }
    Json operator()(const rules::HoundReached& event) const {
        return hound_document("hound_reached", event.hound);
    }
    Json operator()(const rules::HoundPlaced& event) const {
        Json document = hound_document("hound_placed", event.hound);
        document.update(segment_document(game_, event.meeple));
        return document;
    }
    Json operator()(const rules::HoundScored& event) const {
        Json document = hound_document("hound_scored", event.hound);
        document["colour"] = rules::name(event.colour);
        document["ghosts"] = event.ghosts;
        return document;
    }
    Json operator()(const rules::HoundLeft& event) const {
        Json document = hound_document("hound_left", event.hound);
        document["cause"] = word(kHoundLeftByWords, event.cause);
        return document;
    }
    Json operator()(const rules::PilesJoined& event) const {
        return {{"type", "piles_joined"}, {"rest", event.rest}, {"tiles", event.tiles}};
    }
    Json operator()(const rules::FaceDownPlaced& event) const {
        return space_document("face_down_placed", event.position);
    }
    Json operator()(const rules::GameEnded& event) const {
        return {{"type", "game_ended"},
                {"outcome", word(kOutcomeWords, event.outcome)},
                {"reason", reason_document(event.reason)},
                {"winners", colours_document(event.winners)}};
    }

private:
    std::string face(rules::TileId tile) const { return rules::face_name(game_.tileset(), tile); }

    const rules::Game& game_;
};

}  // namespace

Json event_document(const rules::Game& after, const rules::Event& event) {
    return std::visit(EventWriter(after), event);
}

}  // namespace mistward::protocol
