#include "server/service/advice.hpp"

#include "protocol/consequences.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace mistward::rooms {

namespace {

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
    std::ranges::transform(option.reasons, std::back_inserter(document.reasons), reason_document);
    return document;
}

}  // namespace mistward::rooms
