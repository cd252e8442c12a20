#include "companion/companion.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/text/setup_words.hpp"
#include "tests/bench/rules_bench.hpp"
#include "tests/rules/simulation.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <string_view>
#include <vector>

namespace mistward::bench {
namespace {

using namespace rules;

/// Which players are companions; the others decide at random.
enum class Table { Companions, OneCompanion, Random };

/// What became of some games.
struct Tally {
    std::size_t won = 0;
    std::size_t points = 0;         ///< of the team, or of player 0
    std::size_t others = 0;         ///< of player 1 of a competitive game
    std::vector<double> decisions;  ///< seconds that the companion took for each
};

std::shared_ptr<const Tables> newest_tables(const Setup& setup) {
    return std::make_shared<const Tables>(std::make_shared<const TileSet>(
        protocol::tiles_of(boxes_of(setup), *protocol::embedded_mists_tileset()).value()));
}

Decision draw(const Game& game, const std::vector<TileId>& deck, Random& random) {
    if (game.point().kind == DecisionKind::DrawTile) return DrawTile{deck[game.drawn_count()]};
    return choose(game, game.legal(), Policy::Any, random);
}

Decision think(const Game& game, Tally& tally) {
    const double begin = processor_time();
    const Decision decision = companion::choose(companion::Mind::built_in(), game);
    tally.decisions.push_back(processor_time() - begin);
    return decision;
}

Decision decide(const Game& game, Table table, Random& random, Tally& tally) {
    const bool companion = table == Table::Companions ||
                           (table == Table::OneCompanion && game.point().player.value() == 0);
    return companion ? think(game, tally) : choose(game, game.legal(), Policy::Any, random);
}

void count(const Game& game, Tally& tally) {
    const View view = game.view();
    if (game.mists() == nullptr) {
        tally.won += view.winners.contains(Colour::Red) ? 1 : 0;
        tally.points += view.tracks[0].points;
        tally.others += view.tracks[1].points;
        return;
    }
    tally.won += view.outcome == Outcome::Won ? 1 : 0;
    for (const Track& track : view.tracks) tally.points += track.points;
}

Tally play(const std::shared_ptr<const Tables>& tables, const Setup& setup, Table table,
           std::size_t games) {
    Tally tally;
    Random random(setup.level);
    for (std::size_t i = 0; i < games; ++i) {
        Game game(tables, setup);
        std::vector<TileId> deck = game.deck();
        for (std::size_t k = deck.size(); k > 1; --k) std::swap(deck[k - 1], deck[random.below(k)]);
        while (game.point().actor != Actor::Nobody) {
            const bool chance = game.point().actor == Actor::Chance;
            const Decision decision =
                chance ? draw(game, deck, random) : decide(game, table, random, tally);
            if (!game.apply(decision)) std::abort();
        }
        count(game, tally);
    }
    return tally;
}

void print(const Setup& setup, Table table, std::size_t games, Tally tally) {
    constexpr const char* kTables[]{"companions", "one companion", "random"};
    const auto a_game = [&](std::size_t n) {
        return static_cast<double>(n) / static_cast<double>(games);
    };
    std::printf("%-28s %-14s %5.1f %% won %6.1f points", setup_words(setup).c_str(),
                kTables[static_cast<std::size_t>(table)], 100 * a_game(tally.won),
                a_game(tally.points));
    if (setup.mode != Mode::Mists) std::printf(" against %5.1f", a_game(tally.others));
    if (!tally.decisions.empty()) {
        std::sort(tally.decisions.begin(), tally.decisions.end());
        const double all = std::accumulate(tally.decisions.begin(), tally.decisions.end(), 0.0);
        std::printf("; a decision: mean %.2f ms, median %.2f ms, worst %.1f ms",
                    1e3 * all / static_cast<double>(tally.decisions.size()),
                    1e3 * tally.decisions[tally.decisions.size() / 2],
                    1e3 * tally.decisions.back());
    }
    std::printf("\n");
}

void compare(const Setup& setup, Table companions, std::size_t games) {
    const auto tables = newest_tables(setup);
    for (const Table table : {companions, Table::Random}) {
        print(setup, table, games, play(tables, setup, table, games));
    }
}

}  // namespace
}  // namespace mistward::bench

/// mistward_companion_bench [GAMES [WORDS]]: how the companion plays beside players who decide at
/// random, that many games of each kind; of those only whose words begin so, such as "base".
int main(int argc, char** argv) {
    using namespace mistward::bench;
    const std::size_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 100;
    const std::string_view words = argc > 2 ? argv[2] : "";
    const auto compare_if_wanted = [&](const Setup& setup, Table companions) {
        if (setup_words(setup).starts_with(words)) compare(setup, companions, games);
    };
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{4}}) {
        for (std::uint8_t level = 1; level <= kHighestLevel; ++level) {
            compare_if_wanted({.level = level, .players = players}, Table::Companions);
        }
        for (const Mode mode : {Mode::Base, Mode::Ghosts}) {
            for (const PartSet parts : {PartSet{}, PartSet{Part::TestGifts}}) {
                compare_if_wanted({.mode = mode, .players = players, .changed = parts},
                                  Table::OneCompanion);
            }
        }
    }
}
