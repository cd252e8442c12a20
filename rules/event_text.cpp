#include "rules/notation.hpp"
#include "rules/overloaded.hpp"

namespace mistward::rules {
namespace {

std::string text(Position position) {
    return std::to_string(position.x) + "," + std::to_string(position.y);
}

std::string_view text(EndReason reason) {
    switch (reason) {
        case EndReason::GoalReached:
            return "M-END-1";
        case EndReason::GhostsMissing:
            return "M-END-2";
        case EndReason::TilesExhausted:
            return "M-END-3";
        case EndReason::None:
            break;
    }
    return "none";
}

struct EventWriter {
    const Game& game;

    std::string face(TileId tile) const { return face_name(game.tileset(), tile); }
    std::string feature(const FeatureRef& ref) const { return feature_text(game, ref); }

    std::string operator()(const TurnStarted& e) const {
        return "turn:" + std::to_string(e.turn) + ":player" + std::to_string(e.player.value());
    }
    std::string operator()(const TileDrawn& e) const { return "drawn:" + face(e.tile); }
    std::string operator()(const TileDiscarded& e) const { return "discarded:" + face(e.tile); }
    std::string operator()(const DecisionForced& e) const {
        return "forced:" + decision_text(game, e.decision);
    }
    std::string operator()(const TilePlaced& e) const {
        return "placed:" + face(e.tile) + ":" + text(e.position) + "," +
               std::to_string(e.rotation.quarter_turns());
    }
    std::string operator()(const BankCompleted& e) const {
        return "bank:" + feature(e.bank) + ":" + std::to_string(e.tiles);
    }
    std::string operator()(const GhostsRemoved& e) const {
        const char* const cause = e.cause == GhostsRemovedBy::Bank ? ":bank" : ":scoring";
        return "ghosts:" + text(e.position) + ":-" + std::to_string(e.count) + cause;
    }
    std::string operator()(const GhostsPlaced& e) const {
        return "ghosts:" + text(e.position) + ":+" + std::to_string(e.count);
    }
    std::string operator()(const GhostsMissing& e) const {
        return "missing:" + std::to_string(e.supply) + "of" + std::to_string(e.needed);
    }
    std::string operator()(const MeeplePlaced& e) const {
        return "meeple:" + feature(e.feature) + ":" + std::string(name(e.colour));
    }
    std::string operator()(const MeepleReturned& e) const {
        return "returned:" + feature(e.feature) + ":" + std::string(name(e.colour));
    }
    std::string operator()(const FeatureScored& e) const {
        const Scoring& s = e.scoring;
        return "scored:" + feature(s.feature) + ":" + std::to_string(s.value) + "x" +
               std::to_string(s.colours) + (e.for_points ? ":points" : ":ghosts");
    }
    std::string operator()(const ScoreChanged& e) const {
        return "score:" + std::string(name(e.colour)) + ":+" + std::to_string(e.points) + ":" +
               std::to_string(e.total);
    }
    std::string operator()(const GameEnded& e) const {
        return (e.outcome == Outcome::Won ? "won:" : "lost:") + std::string(text(e.reason));
    }
};

}  // namespace

std::string event_text(const Game& after, const Event& event) {
    return std::visit(EventWriter{after}, event);
}

}  // namespace mistward::rules
