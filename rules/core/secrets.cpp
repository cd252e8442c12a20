#include "rules/core/secrets.hpp"

#include <algorithm>

namespace mistward::rules {
namespace {

void add_unseen(View& view, Stream stream, std::uint8_t value) {
    const auto at = std::ranges::find_if(view.tokens, [&](const TokensLeft& left) {
        return left.stream > stream || (left.stream == stream && left.value >= value);
    });
    if (at != view.tokens.end() && at->stream == stream && at->value == value) {
        ++at->count;
    } else {
        view.tokens.insert(at, {stream, value, 1});
    }
}

/// Takes out of a list by player what others have.
void hide_from(Viewer viewer, FactValue::List& list) {
    for (std::size_t player = 0; player < list.size(); ++player) {
        if (!viewer.sees(PlayerId(player))) list[player] = {};
    }
}

}  // namespace

Decision seen_by(Viewer viewer, PlayerId player, const Decision& decision) {
    const auto* const drawn = std::get_if<DrawToken>(&decision);
    if (drawn == nullptr || !is_hidden(drawn->stream) || viewer.sees(player)) return decision;
    return DrawToken{drawn->stream, std::nullopt};
}

Event seen_by(Viewer viewer, const Event& event) {
    const auto* const drawn = std::get_if<TokenDrawn>(&event);
    if (drawn == nullptr || !is_hidden(drawn->stream) || viewer.sees(drawn->player)) return event;
    return TokenDrawn{drawn->player, drawn->stream, std::nullopt};
}

void hide_from(Viewer viewer, View& view) {
    for (HeldTokens& held : view.held) {
        if (!is_hidden(held.stream) || viewer.sees(held.player)) continue;
        for (const std::uint8_t value : held.values) add_unseen(view, held.stream, value);
        held.values.clear();
    }
    for (PartFacts& part : view.facts) {
        for (Fact& fact : part.facts) {
            if (fact.own) hide_from(viewer, std::get<FactValue::List>(fact.value.value));
        }
    }
}

}  // namespace mistward::rules
