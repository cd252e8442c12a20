#pragma once

#include "protocol/wire/event.hpp"
#include "protocol/wire/feature.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/tileset.hpp"

namespace mistward::protocol {

// Documents of a game as trees, so that tests can look into them.

inline Json state_document(const rules::Game& game, rules::Viewer viewer = std::nullopt) {
    return wire::json_of(wire::state(game, viewer));
}

inline Json next_document(const rules::DecisionPoint& point) {
    return wire::json_of(wire::next(point));
}

inline Json legal_document(const rules::Game& game) {
    return wire::json_of(wire::legal(game, game.point().player));
}

/// `game` is the game before the decision.
inline Json decision_document(const rules::Game& game, const rules::Decision& decision) {
    return wire::json_of(wire::decide(game, decision, std::nullopt));
}

/// `after` is the game after the decision that caused it.
inline Json event_document(const rules::Game& after, const rules::Event& event) {
    return wire::json_of(wire::happen(after, event, std::nullopt));
}

inline Json features_document(const rules::Game& game) {
    return wire::json_of(wire::features(game));
}

inline Json tileset_document(const rules::TileSet& set) {
    return wire::json_of(wire::tileset(set));
}

inline Json reason_document(rules::EndReason reason) { return wire::json_of(wire::reason(reason)); }

}  // namespace mistward::protocol
