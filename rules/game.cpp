#include "rules/game.hpp"

#include "rules/mists/game.hpp"
#include "rules/tables.hpp"

#include <stdexcept>
#include <utility>

namespace mistward::rules {
namespace {

mists::State checked_start(const Tables& tables, const mists::Setup& setup) {
    if (!mists::level(setup.level)) throw std::invalid_argument("this level is not played here");
    if (setup.players < 1 || setup.players > mists::kMaxPlayers) {
        throw std::invalid_argument("the co-operative game is for 1 to 5 players");
    }
    const auto errors = mists::check_capacity(tables.tileset());
    if (!errors.empty()) throw std::invalid_argument(errors.front());
    return mists::start(tables, setup);
}

}  // namespace

Game::Game(std::shared_ptr<const TileSet> tiles, const mists::Setup& setup)
    : Game(std::make_shared<const Tables>(std::move(tiles)), setup) {}

Game::Game(std::shared_ptr<const Tables> tables, const mists::Setup& setup)
    : tables_(std::move(tables)), state_(checked_start(*tables_, setup)) {}

const TileSet& Game::tileset() const { return tables_->tileset(); }
const mists::Setup& Game::setup() const { return state_.setup; }
const mists::State& Game::state() const { return state_; }
const Tables& Game::tables() const { return *tables_; }

DecisionPoint Game::point() const { return mists::point(state_); }

std::vector<Decision> Game::legal() const {
    mists::DecisionList list;
    mists::legal(*tables_, state_, list);
    return {list.begin(), list.end()};
}

Result<std::vector<Event>> Game::apply(const Decision& decision) {
    mists::EventList events;
    const auto made = mists::apply(*tables_, state_, decision, events);
    if (!made) return tl::make_unexpected(made.error());
    return std::vector<Event>(events.begin(), events.end());
}

View Game::view() const { return mists::view(*tables_, state_); }

std::vector<TileId> Game::deck() const {
    std::vector<TileId> deck;
    for (std::size_t i = 0; i < tileset().tiles.size(); ++i) {
        const Tile& tile = tileset().tiles[i];
        if (mists::is_drawn_in(setup(), tile)) deck.insert(deck.end(), tile.copies, TileId(i));
    }
    return deck;
}

}  // namespace mistward::rules
