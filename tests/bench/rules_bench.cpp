#include "protocol/tileset_file.hpp"
#include "rules/mists/game.hpp"
#include "tests/rules/simulation.hpp"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace mistward::rules;

namespace {

/// Processor time of this process, in seconds.
double processor_time() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

struct Tally {
    std::size_t games = 0;
    std::size_t decisions = 0;
    std::size_t tiles = 0;
    std::size_t points = 0;
};

/// One game at random: at every point all legal decisions are listed and one is made. Draws are
/// uniform over tiles, not faces.
void play_at_random(const Tables& tables, const mists::Setup& setup, Random& random, Tally& tally) {
    static mists::DecisionList decisions;
    static mists::EventList events;
    mists::State state = mists::start(tables, setup);
    for (mists::legal(tables, state, decisions); !decisions.empty();
         mists::legal(tables, state, decisions)) {
        std::size_t choice = random.below(decisions.size());
        if (state.phase == mists::Phase::Draw) {
            std::size_t tile = random.below(state.pile);
            for (choice = 0;; ++choice) {
                const std::size_t copies =
                    state.unseen[std::get<DrawTile>(decisions[choice]).tile.value()];
                if (tile < copies) break;
                tile -= copies;
            }
        }
        events.clear();
        if (!mists::apply(tables, state, decisions[choice], events)) std::abort();
        ++tally.decisions;
    }
    ++tally.games;
    tally.tiles += state.board.size() - tables.tileset().start.size();
    tally.points += state.points;
}

void measure_games(const Tables& tables, std::uint8_t players, std::size_t games) {
    Random random(players);
    Tally tally;
    const double begin = processor_time();
    while (tally.games < games)
        play_at_random(tables, {.level = 1, .players = players}, random, tally);
    const double seconds = processor_time() - begin;
    const auto per_game = [&](std::size_t n) {
        return static_cast<double>(n) / static_cast<double>(tally.games);
    };
    std::printf(
        "level 1, %d players: %8.0f games/s %6.2f M decisions/s; a game: %.2f tiles, %.2f points\n",
        players, static_cast<double>(games) / seconds,
        static_cast<double>(tally.decisions) / seconds / 1e6, per_game(tally.tiles),
        per_game(tally.points));
}

void measure_clone(const Tables& tables) {
    constexpr std::size_t kStates = 64;
    constexpr std::size_t kClones = 5'000'000;
    std::vector<mists::State> ring(kStates, mists::start(tables, {.level = 1, .players = 4}));
    const double begin = processor_time();
    for (std::size_t i = 0; i < kClones; ++i) {
        ring[i % kStates] = ring[(i * 7 + 1) % kStates];
        asm volatile("" ::: "memory");
    }
    const double seconds = processor_time() - begin;
    std::printf("state: %zu bytes, clone %.1f ns\n", sizeof(mists::State),
                seconds / static_cast<double>(kClones) * 1e9);
}

}  // namespace

/// mistward_rules_bench [GAMES]: plays that many random games for each number of players.
int main(int argc, char** argv) {
    const std::size_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100'000;
    const Tables tables(mistward::protocol::embedded_mists_tileset());
    for (std::uint8_t players = 1; players <= mists::kMaxPlayers; ++players) {
        measure_games(tables, players, games);
    }
    measure_clone(tables);
}
