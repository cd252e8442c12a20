#include "rules/rehearsal.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rules {

namespace {

using SharedTables = std::shared_ptr<const Tables>;

/// The pile of the next draw; null if there is no tile left.
std::uint8_t* next_pile(mists::State& state) {
    const auto pile = std::ranges::find_if(state.piles, [](std::uint8_t left) { return left > 0; });
    return pile == state.piles.end() ? nullptr : &*pile;
}

template <rivals::AnyState S>
std::uint16_t* next_pile(S& state) {
    return state.pile > 0 ? &state.pile : nullptr;
}

/// The tile that waits to be placed leaves the game, as one does that fits nowhere (P-3).
Game without_drawn(const Game& game, const SharedTables& tables) {
    return game.visit([&](auto state) {
        state.discarded.push_back(std::exchange(state.drawn, {}));
        state.phase = decltype(state.phase)::Draw;
        return Game(tables, state);
    });
}

/// The game after the decision that does least; nothing if each of them ends it.
std::optional<Game> after_quiet_decision(const Game& game) {
    auto legal = game.legal();
    std::ranges::stable_partition(
        legal, [](const Decision& decision) { return std::holds_alternative<Pass>(decision); });
    for (const Decision& decision : legal) {
        Game after = game;
        if (after.apply(decision) && after.outcome() == Outcome::Undecided) return after;
    }
    return std::nullopt;
}

/// The game when the turn under way has ended, before the draw of the next.
std::optional<Game> settled(const Game& today, const SharedTables& tables) {
    if (drawn_tile(today)) return without_drawn(today, tables);
    std::optional<Game> game = today;
    while (game && game->outcome() == Outcome::Undecided &&
           game->point().kind != DecisionKind::DrawTile) {
        game = after_quiet_decision(*game);
    }
    return game && game->outcome() == Outcome::Undecided ? game : std::nullopt;
}

}  // namespace

Rehearsal::Rehearsal(const Game& today, std::shared_ptr<const Tables> tables)
    : tables_(std::move(tables)), settled_(settled(today, tables_)) {}

std::optional<Game> Rehearsal::turn(PlayerId player, TileId tile) const {
    if (!settled_) return std::nullopt;
    const auto draws = settled_->legal();
    if (std::ranges::find(draws, Decision(DrawTile{tile})) == draws.end()) return std::nullopt;
    return settled_->visit([&](auto state) -> std::optional<Game> {
        auto* const pile = next_pile(state);
        if (pile == nullptr) return {};
        --state.unseen[tile.value()];
        --*pile;
        const std::size_t players = state.setup.players;
        const std::size_t turns = (player.value() + players - state.active.id.value()) % players;
        state.turn = static_cast<std::uint16_t>(state.turn + turns);
        state.active.id = player;
        state.drawn = decltype(state.drawn)(tile);
        state.phase = decltype(state.phase)::Place;
        return Game(tables_, state);
    });
}

std::optional<TileId> drawn_tile(const Game& game) {
    return game.visit([](const auto& state) -> std::optional<TileId> {
        if (state.phase != decltype(state.phase)::Place) return std::nullopt;
        return state.drawn;
    });
}

}  // namespace mistward::rules
