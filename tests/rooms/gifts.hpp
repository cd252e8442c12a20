#pragma once

#include "tests/rooms/scene.hpp"

namespace mistward::test {

/// A room whose game has hidden tokens, a die, and decisions of others than the active player: it
/// is played with the part for tests, which no request can name.
struct Gifts : Scene {
    explicit Gifts(std::uint8_t seed = 42)
        : Scene(3,
                {.mode = rules::Mode::Ghosts, .players = 3, .changed = {rules::Part::TestGifts}}) {
        seat("Ana");
        seat("Ben");
        seat("Cleo");
        attach(0, "Ana");
        attach(1, "Ben");
        attach(2, "Cleo");
        attach(3);
        start(seed);
    }
    void play_to_end() {
        while (!room.game->is_over()) play(room.game->seq() * 29);
    }
};

}  // namespace mistward::test
