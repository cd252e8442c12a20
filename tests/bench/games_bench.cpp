#include "protocol/tileset_file.hpp"
#include "rules/mists/game.hpp"
#include "rules/rivals/game.hpp"
#include "rules/rivals/tilesets.hpp"
#include "tests/bench/rules_bench.hpp"
#include "tests/rules/simulation.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>

namespace mistward::bench {
namespace {

using namespace rules;

/// What random games were like.
struct Tally {
    std::size_t decisions = 0;  ///< of players, those made by the core among them, and draws
    std::size_t tiles = 0;
    std::size_t placements = 0;  ///< legal ones, summed over the turns
    std::size_t meeples = 0;
    std::size_t points = 0;       ///< of all totals together
    std::size_t farm_points = 0;  ///< a field that is tied counts once
};

std::size_t tiles_left(const mists::State& state) {
    return std::accumulate(state.piles.begin(), state.piles.end(), std::size_t{0});
}
template <rivals::AnyState State>
std::size_t tiles_left(const State& state) {
    return state.pile;
}

void count(std::span<const Event> events, Tally& tally) {
    ++tally.decisions;
    for (const Event& event : events) {
        if (const auto* forced = std::get_if<DecisionForced>(&event)) {
            ++tally.decisions;
            tally.placements += std::holds_alternative<PlaceTile>(forced->decision) ? 1 : 0;
        } else if (std::holds_alternative<MeeplePlaced>(event)) {
            ++tally.meeples;
        } else if (const auto* scored = std::get_if<FeatureScored>(&event)) {
            const bool farm = scored->scoring.kind == FeatureKind::Field;
            tally.farm_points += farm ? scored->scoring.value : 0;
        }
    }
}

/// A number below `n`, without a division.
std::size_t pick(Random& random, std::size_t n) { return (random.next() >> 32U) * n >> 32U; }

const Decision& read(const mists::DecisionList& list, std::size_t number, Decision&) {
    return list[number];
}
template <class Limits>
const Decision& read(const rivals::trunk::DecisionList<Limits>& list, std::size_t number,
                     Decision& space) {
    list.read(number, space);
    return space;
}

/// One game at random: at every decision of a player all that are legal are listed and one is made;
/// the tiles come in the order of a shuffled list. `tally` may be null.
template <class State, class Decisions, class Events>
void play(const Tables& tables, State& state, std::span<TileId> deck, Random& random,
          Decisions& decisions, Events& events, Tally* tally) {
    Decision space;
    // Tiles that cannot be drawn yet are passed over (PD-SET-2).
    const auto draw = [&] {
        const auto first =
            deck.begin() + static_cast<std::ptrdiff_t>(deck.size() - tiles_left(state));
        for (auto next = first; next != deck.end(); ++next) {
            if (!apply(tables, state, DrawTile{*next}, events)) continue;
            std::rotate(first, next, next + 1);
            return;
        }
        std::abort();
    };
    for (DecisionPoint now = point(state); now.actor != Actor::Nobody; now = point(state)) {
        events.clear();
        if (now.actor == Actor::Chance) {
            draw();
        } else {
            legal(tables, state, decisions);
            const bool places = tally != nullptr && now.kind == DecisionKind::PlaceTile;
            if (places) tally->placements += decisions.size();
            const std::size_t choice = pick(random, decisions.size());
            if (!apply(tables, state, read(decisions, choice, space), events)) std::abort();
        }
        if (tally != nullptr) count(events.span(), *tally);
    }
    if (tally == nullptr) return;
    tally->tiles += state.board.size() - tables.tileset().start.size();
    tally->points += std::accumulate(state.points.begin(), state.points.end(), std::size_t{0});
}

std::vector<TileId> tiles_of(const Tables& tables, const Setup& setup) {
    std::vector<TileId> deck;
    for (std::size_t i = 0; i < tables.faces(); ++i) {
        const Tile& tile = tables.tileset()[TileId(i)];
        if (is_drawn_in(setup, tile)) deck.insert(deck.end(), tile.copies, TileId(i));
    }
    return deck;
}

void shuffle(std::vector<TileId>& deck, Random& random) {
    for (std::size_t i = deck.size(); i > 1; --i) std::swap(deck[i - 1], deck[pick(random, i)]);
}

template <class Decisions, class Events>
void play_games(const Tables& tables, const Setup& setup, std::size_t games, auto start,
                Tally* tally) {
    static Decisions decisions;
    static Events events;
    Random random(setup.players);
    std::vector<TileId> deck = tiles_of(tables, setup);
    for (std::size_t game = 0; game < games; ++game) {
        shuffle(deck, random);
        auto state = start(tables, setup);
        play(tables, state, deck, random, decisions, events, tally);
    }
}

/// Measures games, then plays the same again to see what they were like.
template <class Decisions, class Events>
void measure(const char* what, const Tables& tables, const Setup& setup, std::size_t games,
             auto start) {
    const double begin = processor_time();
    play_games<Decisions, Events>(tables, setup, games, start, nullptr);
    const double seconds = processor_time() - begin;
    Tally tally;
    play_games<Decisions, Events>(tables, setup, games, start, &tally);
    const auto count = static_cast<double>(games);
    const auto a_game = [&](std::size_t n) { return static_cast<double>(n) / count; };
    std::printf(
        "%-32s %8.0f games/s %6.2f M decisions/s; a game: %6.2f tiles %5.2f meeples %5.2f points "
        "%5.2f farm points; a turn: %5.2f placements\n",
        what, count / seconds, static_cast<double>(tally.decisions) / seconds / 1e6,
        a_game(tally.tiles), a_game(tally.meeples), a_game(tally.points), a_game(tally.farm_points),
        static_cast<double>(tally.placements) / static_cast<double>(tally.tiles));
}

void measure_mists(const char* what, const Tables& tables, const Setup& setup, std::size_t games) {
    measure<mists::DecisionList, mists::EventList>(what, tables, setup, games, mists::start);
}

template <rivals::AnyState State = rivals::State>
void measure_ghosts(const char* what, const Tables& tables, const Setup& setup, std::size_t games) {
    measure<rivals::DecisionsOf<State>, rivals::EventsOf<State>>(what, tables, setup, games,
                                                                 rivals::start<State>);
}

/// Copies states round a ring, so that they do not come from the nearest cache alone.
template <class State>
void measure_clone(const char* what, const State& state) {
    constexpr std::size_t kStates = 64;
    constexpr std::size_t kClones = 2'000'000;
    std::vector<State> ring(kStates, state);
    const double begin = processor_time();
    for (std::size_t i = 0; i < kClones; ++i) {
        ring[i % kStates] = ring[(i * 7 + 1) % kStates];
        asm volatile("" ::: "memory");
    }
    const double seconds = processor_time() - begin;
    std::printf("%-32s %zu bytes, clone %.1f ns\n", what, sizeof(State),
                seconds / static_cast<double>(kClones) * 1e9);
}

Tables joined_tables() {
    return Tables(std::make_shared<const TileSet>(
        join_tilesets(*protocol::embedded_base_tileset(), *protocol::embedded_mists_tileset())
            .value()));
}

}  // namespace

void measure_games(std::size_t games) {
    const Tables base(protocol::embedded_base_tileset());
    const Tables both = joined_tables();
    const Tables mists(protocol::embedded_mists_tileset());
    measure_ghosts("base, 2 players", base, {.mode = Mode::Base, .players = 2}, games);
    measure_ghosts("competitive, 2 players", both, {.mode = Mode::Ghosts, .players = 2}, games);
    measure_ghosts("competitive, 4 players", both, {.mode = Mode::Ghosts, .players = 4}, games);
    PartSet parts;
    for (const Expansion each : kExpansions) parts = parts | (parts_of(each) & kPartsToAdd);
    const Setup with_parts{.mode = Mode::Base, .players = 2, .changed = parts};
    const Tables all(std::make_shared<const TileSet>(
        protocol::tiles_of(boxes_of(with_parts), *protocol::embedded_mists_tileset()).value()));
    measure_ghosts<rivals::LargeState>("all expansions, 2 players", all, with_parts, games);
    measure_mists("level 1, 4 players", mists, {.level = 1, .players = 4}, games);
    measure_mists("level 3, 4 players", mists, {.level = 3, .players = 4}, games);
    measure_mists("level 6, 4 players", mists, {.level = 6, .players = 4}, games);
}

void measure_clones() {
    const Tables base(protocol::embedded_base_tileset());
    const Tables mists(protocol::embedded_mists_tileset());
    measure_clone("co-operative state", mists::start(mists, {.level = 6, .players = 4}));
    measure_clone("competitive state", rivals::start(base, {.mode = Mode::Base, .players = 2}));
}

}  // namespace mistward::bench
