#pragma once

#include "protocol/json.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <string>

namespace mistward::protocol {

/// STATE of the guide: everything public about a game.
Json state_document(const rules::Game& game);

/// NEXT of the guide.
Json next_document(const rules::DecisionPoint& point);

/// The legal decisions of this moment as DECISIONs; empty at a chance point and when the game is
/// over.
Json legal_document(const rules::Game& game);

/// DECISION of the guide; `game` is the game before the decision. For a decision that the core made
/// itself it may be a later moment: then the colour of a meeple that has left the board is missing.
Json decision_document(const rules::Game& game, const rules::Decision& decision);

/// EVENT of the guide; `after` is the game after the decision that caused it.
Json event_document(const rules::Game& after, const rules::Event& event);

/// Every FEATURE of the guide, as the game is now.
Json features_document(const rules::Game& game);

/// SCORING of the guide; `game` is any game of the same play that has the feature's tile on the
/// board.
Json scoring_document(const rules::Game& game, const rules::Scoring& scoring);

/// A space as `x` and `y`.
Json position_document(rules::Position position);

/// A meeple on the board, as in STATE.
Json placed_meeple_document(const rules::Game& game, const rules::PlacedMeeple& meeple);

/// A segment of a tile on the board as `x`, `y` and `segment`.
Json segment_document(const rules::Game& game, const rules::FeatureRef& feature);

/// The names of colours, in the order of `rules::Colour`.
Json colours_document(rules::ColourSet colours);

/// The names of the colours in the order in which they are dealt.
Json dealt_document(const rules::Setup& setup);

/// The modules of a competitive game; null in another.
Json modules_document(const rules::Setup& setup);

/// The tile set as data for drawing, with its digest.
Json tileset_document(const rules::TileSet& set);

/// A moment, in milliseconds since the Unix epoch, as RFC 3339 in UTC and whole seconds.
std::string time_text(std::int64_t since_epoch_ms);

/// `M-END-1` and so on; null when the game goes on.
Json reason_document(rules::EndReason reason);

}  // namespace mistward::protocol
