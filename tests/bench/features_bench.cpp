#include "protocol/tileset_file.hpp"
#include "protocol/wire/feature.hpp"
#include "protocol/wire/write.hpp"
#include "rules/rivals/tilesets.hpp"
#include "tests/bench/rules_bench.hpp"
#include "tests/rules/simulation.hpp"

#include <cstdio>
#include <memory>

namespace mistward::bench {
namespace {

using namespace rules;

/// A game in the moment in which its last tile has been placed: nothing has been sent home yet.
Game full_board(const Setup& setup, std::shared_ptr<const TileSet> tiles) {
    Random random(setup.players);
    Game game(std::move(tiles), setup);
    Game before = game;
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
        before = game;
        if (!game.apply(choose(game, legal, Policy::Any, random))) break;
    }
    return before;
}

void measure(const char* what, const Game& game) {
    constexpr std::size_t kTimes = 500;
    std::size_t features = 0;
    double begin = processor_time();
    for (std::size_t i = 0; i < kTimes; ++i) features = game.feature_views().size();
    const double core = (processor_time() - begin) / kTimes;
    std::size_t bytes = 0;
    begin = processor_time();
    for (std::size_t i = 0; i < kTimes; ++i) {
        bytes = protocol::wire::text_of(protocol::wire::features(game)).size();
    }
    const double document = (processor_time() - begin) / kTimes;
    std::printf("%-32s %3zu tiles, %3zu features: %6.1f us; as JSON of %zu bytes %6.1f us\n", what,
                game.view().tiles.size(), features, core * 1e6, bytes, document * 1e6);
}

}  // namespace

void measure_features() {
    const auto mists = protocol::embedded_mists_tileset();
    const auto both = std::make_shared<const TileSet>(
        join_tilesets(*protocol::embedded_base_tileset(), *mists).value());
    measure("features, competitive, 4 players",
            full_board({.mode = Mode::Ghosts, .players = 4}, both));
    measure("features, level 1, 4 players", full_board({.level = 1, .players = 4}, mists));
}

}  // namespace mistward::bench
