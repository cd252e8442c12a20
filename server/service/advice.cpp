#include "server/service/advice.hpp"

#include "protocol/consequences.hpp"
#include "protocol/wire/json.hpp"
#include "server/service/thinking.hpp"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <stdexcept>

namespace mistward::rooms {

namespace {

constexpr std::size_t kHintedTurns = 3;
constexpr std::size_t kConsideredTurns = 24;
constexpr std::ptrdiff_t kMostReasons = 24;

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

/// The turn with a meeple of any colour where it has one.
std::vector<rules::Decision> without_colours(std::vector<rules::Decision> turn) {
    for (rules::Decision& decision : turn) {
        if (auto* const meeple = std::get_if<rules::PlaceMeeple>(&decision)) meeple->colour = {};
    }
    return turn;
}

/// The best of them that a player would call different: another space, another segment.
std::vector<companion::Option> best_different(std::vector<companion::Option> options) {
    std::vector<companion::Option> best;
    std::vector<std::vector<rules::Decision>> seen;
    for (companion::Option& option : options) {
        auto turn = without_colours(option.turn);
        if (std::ranges::find(seen, turn) != seen.end()) continue;
        seen.push_back(std::move(turn));
        best.push_back(std::move(option));
        if (best.size() == kHintedTurns) break;
    }
    return best;
}

/// What the turns have in common that were looked at: against that, the best of them are told.
protocol::wire::Considered considered_document(const std::vector<companion::Option>& options) {
    protocol::wire::Considered document;
    document.turns = static_cast<int>(options.size());
    const auto by_chance = std::ranges::min_element(options, {}, &companion::Option::chance);
    document.least_chance = rounded(by_chance->chance);
    const auto [least, most] =
        std::ranges::minmax_element(options, {}, &companion::Option::ghosts_out);
    document.least_ghosts = least->ghosts_out;
    document.most_ghosts = most->ghosts_out;
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
    const rules::Game now = game.game().as_seen_by(game.point().player);
    const auto considered = companion::best_turns(companion::Mind::built_in(), now,
                                                  kConsideredTurns, strength, std::move(stop));
    const auto options = best_different(considered);
    protocol::wire::Hint hint;
    hint.seq = game.seq();
    hint.considered = considered_document(considered);
    hint.effort = {strength.positions, kHintStrength.positions};
    hint.decision = protocol::wire::legal_decision(now, options.at(0).turn.at(0));
    for (const auto& option : options) hint.turns.push_back(advice_document(now, option));
    return protocol::wire::json_of(hint);
}

}  // namespace mistward::rooms
