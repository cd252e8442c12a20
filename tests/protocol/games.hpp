#pragma once

#include "protocol/messages.hpp"
#include "rules/game.hpp"

#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <vector>

namespace mistward::protocol {

/// A generator whose numbers are the same on every platform.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : random_(seed) {}
    /// A number below `limit`.
    std::size_t below(std::size_t limit) { return random_() % limit; }

private:
    std::mt19937_64 random_;
};

/// One entry of a game's log, with the game around it.
struct Step {
    std::uint64_t seq = 0;
    const rules::Game& before;
    const rules::Game& after;
    rules::Decision decision;
    std::vector<rules::Event> events;
};

/// The tiles of a game in some order.
std::vector<rules::TileId> shuffled_deck(const rules::Game& game, Dice& dice);

/// Plays a new game to its end: draws from the deck's front, decides at random. The value
/// is the game at its end.
rules::Game play_random(const rules::Setup& setup, const std::vector<rules::TileId>& deck,
                        Dice dice, const std::function<void(const Step&)>& visit);

/// The same with a deck shuffled by the dice.
rules::Game play_random(const rules::Setup& setup, std::uint64_t seed,
                        const std::function<void(const Step&)>& visit);

/// The co-operative game of that level.
rules::Setup level(std::uint8_t number, std::uint8_t players);

/// A setup of each level and each other game, for several numbers of players.
std::vector<rules::Setup> every_kind_of_game();

rules::Game new_game(const rules::Setup& setup);

/// A new game in which the decisions of `script`, words apart by spaces, have been made.
rules::Game play(const rules::Setup& setup, const std::string& script);

/// The `update` for a step, as a viewer gets it.
std::string update_of(const Step& step, rules::Viewer viewer = {});

}  // namespace mistward::protocol
