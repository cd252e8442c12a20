#include "companion/mists/observer.hpp"
#include "protocol/tileset_file.hpp"
#include "tests/bench/rules_bench.hpp"
#include "tests/rules/simulation.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

namespace mistward::bench {
namespace {

using namespace rules;
using companion::mists::Observer;

/// The positions in which a tile is drawn in some random games of a level, by the tiles on the
/// board: an early, a middle and a late third of 60.
using Thirds = std::array<std::vector<mists::State>, 3>;

Thirds positions(const std::shared_ptr<const Tables>& tables, std::uint8_t level) {
    Thirds thirds;
    Random random(level);
    for (std::uint8_t i = 0; i < 40; ++i) {
        Game game(tables, {.level = level, .players = static_cast<std::uint8_t>(1 + i % 5)});
        while (game.point().actor != Actor::Nobody) {
            const mists::State& state = *game.mists();
            const std::size_t third = (state.board.size() - 4) / 20;
            if (game.point().actor == Actor::Chance && third < 3) thirds[third].push_back(state);
            if (!game.apply(choose(game, game.legal(), Policy::Greedy, random))) std::abort();
        }
    }
    return thirds;
}

/// Nanoseconds that each observation takes; each position as often as a turn has candidates.
double measure(Observer& observer, const std::vector<mists::State>& states, std::size_t times) {
    std::array<float, Observer::kFeatures> values{};
    const double begin = processor_time();
    for (const mists::State& state : states) {
        observer.begin_turn(state);
        for (std::size_t i = 0; i < times; ++i) observer.observe(state, values);
    }
    return (processor_time() - begin) * 1e9 / static_cast<double>(states.size() * times);
}

}  // namespace
}  // namespace mistward::bench

/// mistward_observer_bench: what an observation of a position of the co-operative game takes.
int main() {
    using namespace mistward;
    const auto tables = std::make_shared<const rules::Tables>(protocol::embedded_mists_tileset());
    companion::mists::Observer observer(*tables);
    constexpr const char* kThirds[]{"early", "middle", "late"};
    for (std::uint8_t level = 1; level <= rules::kHighestLevel; ++level) {
        const auto thirds = bench::positions(tables, level);
        for (std::size_t third = 0; third < thirds.size(); ++third) {
            if (thirds[third].empty()) continue;
            std::printf(
                "level %u, %-6s board: %6.0f ns an observation, first of a turn %6.0f ns (%zu)\n",
                level, kThirds[third], bench::measure(observer, thirds[third], 100),
                bench::measure(observer, thirds[third], 1), thirds[third].size());
        }
    }
}
