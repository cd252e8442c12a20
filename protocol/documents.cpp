#include "protocol/documents.hpp"

#include "protocol/wire/event.hpp"
#include "protocol/wire/json.hpp"
#include "rules/notation.hpp"

namespace mistward::protocol {

Json state_document(const rules::Game& game) { return wire::json_of(wire::state(game)); }

Json next_document(const rules::DecisionPoint& point) { return wire::json_of(wire::next(point)); }

Json legal_document(const rules::Game& game) { return wire::json_of(wire::legal(game)); }

Json decision_document(const rules::Game& game, const rules::Decision& decision) {
    return wire::json_of(wire::decide(game, decision));
}

Json event_document(const rules::Game& after, const rules::Event& event) {
    return wire::json_of(wire::happen(after, event));
}

Json scoring_document(const rules::Game& game, const rules::Scoring& scoring) {
    return wire::json_of(wire::scoring(game, scoring));
}

Json segment_document(const rules::Game& game, const rules::FeatureRef& feature) {
    return wire::json_of(wire::segment(game, feature));
}

Json position_document(rules::Position position) { return wire::json_of(wire::point(position)); }

Json placed_meeple_document(const rules::Game& game, const rules::PlacedMeeple& meeple) {
    return wire::json_of(wire::board_meeple(game, meeple));
}

Json colours_document(rules::ColourSet colours) { return wire::json_of(wire::colours(colours)); }

Json dealt_document(const rules::Setup& setup) {
    Json list = Json::array();
    for (const rules::Colour colour : setup.colours) list.push_back(rules::name(colour));
    return list;
}

Json modules_document(const rules::Setup& setup) { return wire::json_of(wire::modules(setup)); }

Json reason_document(rules::EndReason reason) { return wire::json_of(wire::reason(reason)); }

}  // namespace mistward::protocol
