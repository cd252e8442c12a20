#include "protocol/foresight.hpp"

#include "protocol/consequences.hpp"
#include "protocol/messages.hpp"
#include "rules/notation.hpp"

namespace mistward::protocol {

namespace {

/// A game in which decisions are tried, and what they did.
struct Trial {
    Trial(const rules::Game& start, rules::Viewer looks)
        : game(start.as_seen_by(looks)), consequences(game), viewer(looks) {}

    rules::Game game;
    Consequences consequences;
    wire::Foreseen document;
    rules::Viewer viewer;
};

/// Whether the same player decides as in the beginning, and not chance.
bool is_still_to_decide(const rules::DecisionPoint& now, const rules::DecisionPoint& start) {
    return now.actor == rules::Actor::Nobody || now.decider() == start.player;
}

Result<void> decide(Trial& trial, const std::string& text, const rules::DecisionPoint& start) {
    const auto decision = rules::parse_decision(trial.game, text);
    if (!decision) return tl::unexpected(malformed_decision(text, decision.error()));
    const rules::Game before = trial.game;
    if (!is_still_to_decide(before.point(), start)) {
        return tl::unexpected(illegal_decision(before, text, rules::Refusal::WrongKind));
    }
    const auto events = trial.game.apply(*decision);
    if (!events) return tl::unexpected(illegal_decision(before, text, events.error()));
    trial.document.decisions.push_back(wire::legal_decision(before, *decision));
    for (const rules::Event& event : *events) {
        trial.document.events.push_back(wire::happen(trial.game, event, trial.viewer));
    }
    trial.consequences.add(*events);
    return {};
}

}  // namespace

Result<Foresight> foresee(const rules::Game& game, const std::vector<std::string>& decisions,
                          rules::Viewer viewer) {
    Trial trial(game, viewer);
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        if (auto decided = decide(trial, decisions[i], game.point()); !decided) {
            decided.error().params["index"] = i;
            return tl::unexpected(std::move(decided.error()));
        }
    }
    trial.document.consequences = trial.consequences.document(trial.game);
    return Foresight{std::move(trial.document), std::move(trial.game)};
}

}  // namespace mistward::protocol
