#include "protocol/wire/decision.hpp"

#include "protocol/undo.hpp"
#include "protocol/wire/field_writer.hpp"

#include <stdexcept>
#include <string>
#include <variant>

namespace mistward::protocol::wire {

Decision decide(const rules::Game& game, const rules::Decision& decision, rules::Viewer viewer) {
    return {FieldWriter(game).decision(rules::seen_by(viewer, game.point().player, decision))};
}

LegalDecision legal_decision(const rules::Game& game, const rules::Decision& decision) {
    if (std::holds_alternative<rules::DrawTile>(decision) ||
        std::holds_alternative<rules::DrawToken>(decision)) {
        throw std::logic_error("chance draws, nobody else");
    }
    return {FieldWriter(game).decision(decision)};
}

Decision undo(std::uint64_t seq) {
    return {R"({"id":")" + undo_text(seq) + R"(","type":"undo","seq":)" + std::to_string(seq) +
            "}"};
}

std::vector<LegalDecision> legal(const rules::Game& game, rules::Viewer viewer) {
    std::vector<LegalDecision> list;
    if (game.point().actor != rules::Actor::Player) return list;
    if (rules::is_choice_hidden(game.point(), viewer)) return list;
    FieldWriter writer(game);
    const auto decisions = game.legal();
    list.reserve(decisions.size());
    for (const rules::Decision& decision : decisions) list.push_back({writer.decision(decision)});
    return list;
}

}  // namespace mistward::protocol::wire
