#include "server/service/advice.hpp"

#include "protocol/consequences.hpp"
#include "protocol/wire/json.hpp"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <stdexcept>

namespace mistward::rooms {

namespace {

constexpr std::size_t kHintedTurns = 3;
constexpr std::ptrdiff_t kMostReasons = 6;

/// More digits would say more than an estimate knows.
protocol::wire::Real rounded(double number) { return {std::round(number * 1e4) / 1e4}; }

protocol::wire::Reason reason_document(const companion::Reason& reason) {
    protocol::wire::Reason document;
    document.theme = companion::name(reason.theme);
    document.feature = reason.feature;
    document.before = rounded(reason.before);
    document.after = rounded(reason.after);
    document.effect = rounded(reason.effect);
    if (reason.where) document.at = protocol::wire::point(*reason.where);
    return document;
}

}  // namespace

protocol::wire::Chances chances_document(const std::vector<double>& chances) {
    protocol::wire::Chances document;
    std::ranges::transform(chances, std::back_inserter(document), rounded);
    return document;
}

protocol::wire::Advice advice_document(const rules::Game& game, const companion::Option& option) {
    protocol::wire::Advice document;
    protocol::Consequences consequences(game);
    rules::Game after = game;
    for (const rules::Decision& decision : option.turn) {
        document.decisions.push_back(protocol::wire::legal_decision(after, decision));
        const auto events = after.apply(decision);
        if (!events) throw std::logic_error("a companion's turn is legal");
        consequences.add(*events);
    }
    document.consequences = consequences.document(after);
    document.chance = rounded(option.chance);
    const auto weightiest = option.reasons | std::views::take(kMostReasons);
    std::ranges::transform(weightiest, std::back_inserter(document.reasons), reason_document);
    return document;
}

protocol::Json hint_document(const LoggedGame& game, const companion::Strength& strength,
                             std::stop_token stop) {
    const rules::Game now = game.game();
    const auto options = companion::best_turns(companion::Mind::built_in(), now, kHintedTurns,
                                               strength, std::move(stop));
    protocol::wire::Hint hint;
    hint.seq = game.seq();
    hint.decision = protocol::wire::legal_decision(now, options.at(0).turn.at(0));
    for (const auto& option : options) hint.turns.push_back(advice_document(now, option));
    return protocol::wire::json_of(hint);
}

}  // namespace mistward::rooms
