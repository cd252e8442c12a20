#include "companion/arena/tally.hpp"

#include <algorithm>

namespace mistward::arena {
namespace {

constexpr std::size_t kMostFaults = 20;

bool is_won(const PlayedGame& game) { return !game.fault && game.outcome == rules::Outcome::Won; }

/// A table of sentences does not grow with whatever an engine says.
void note(const PlayedGame& game, std::map<std::string, std::size_t>& faults) {
    if (!game.fault) return;
    const std::string sentence =
        std::string(engine::name(game.fault->fault.kind)) + ": " + game.fault->fault.what;
    if (faults.size() < kMostFaults || faults.contains(sentence)) ++faults[sentence];
}

/// What the first has of something, and the second, in one game.
struct Both {
    std::array<double, 2> of{};
    double difference() const { return of[0] - of[1]; }
};

Both shares_of(const PlayedGame& game, const std::vector<std::size_t>& seats) {
    Both both;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        both.of[seats[seat]] += game.shares[seat];
    }
    return both;
}

/// Points of a seat, on average.
Both points_of(const PlayedGame& game, const std::vector<std::size_t>& seats) {
    Both both;
    std::array<double, 2> count{};
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        both.of[seats[seat]] += game.points[seat];
        ++count[seats[seat]];
    }
    for (const std::size_t player : {0U, 1U}) both.of[player] /= std::max(1.0, count[player]);
    return both;
}

}  // namespace

std::string cause_of_loss(const PlayedGame& game) {
    if (game.fault) return "engine " + std::string(engine::name(game.fault->fault.kind));
    if (game.outcome != rules::Outcome::Lost) return "";
    const bool ghosts = game.reason == rules::EndReason::GhostsMissing;
    return (ghosts ? "ghosts missing, pile " : "no tile left, pile ") + std::to_string(game.pile);
}

Pace pace(std::span<const PlayedGame> games, std::span<const std::size_t> seats) {
    Usage all;
    for (const PlayedGame& game : games) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            if (seats[seat] != 0) continue;
            all.seconds += game.usage[seat].seconds;
            all.turns += game.usage[seat].turns;
            all.slowest = std::max(all.slowest, game.usage[seat].slowest);
        }
    }
    return {.turn_ms = 1e3 * all.seconds / static_cast<double>(std::max<std::size_t>(1, all.turns)),
            .slowest_ms = 1e3 * all.slowest};
}

Tally tally(std::span<const PlayedGame> games) {
    Tally tally;
    tally.games = games.size();
    for (const PlayedGame& game : games) {
        if (is_won(game)) {
            ++tally.won;
        } else {
            ++tally.lost[cause_of_loss(game)];
        }
        note(game, tally.faults);
        tally.points += *std::min_element(game.points.begin(), game.points.end());
        tally.turns += game.turns;
    }
    const auto count = static_cast<double>(std::max<std::size_t>(1, games.size()));
    tally.points /= count;
    tally.turns /= count;
    return tally;
}

Estimate Paired::difference() const {
    std::vector<double> differences(both + neither, 0);
    differences.insert(differences.end(), only_first, 1);
    differences.insert(differences.end(), only_second, -1);
    return mean_between(-1, 1, differences);
}

Paired paired(std::span<const PlayedGame> first, std::span<const PlayedGame> second) {
    Paired paired;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
        const bool a = is_won(first[i]);
        const bool b = is_won(second[i]);
        ++(a ? (b ? paired.both : paired.only_first) : (b ? paired.only_second : paired.neither));
    }
    return paired;
}

Duel duel(const std::array<std::vector<PlayedGame>, 2>& games,
          const std::array<std::vector<std::size_t>, 2>& seats) {
    Duel duel;
    std::vector<double> shares;
    std::vector<double> points;
    for (std::size_t deck = 0; deck < games[0].size(); ++deck) {
        double share_of_deck = 0;
        double points_of_deck = 0;
        for (const std::size_t seating : {0U, 1U}) {
            const PlayedGame& game = games[seating][deck];
            const double won = shares_of(game, seats[seating]).of[0];
            ++(won >= 1 ? duel.won : won > 0 ? duel.shared : duel.lost);
            ++duel.games;
            share_of_deck += won / 2;
            points_of_deck += points_of(game, seats[seating]).difference() / 2;
            note(game, duel.faults);
        }
        shares.push_back(share_of_deck);
        points.push_back(points_of_deck);
    }
    duel.share = mean_between(0, 1, shares);
    duel.points = mean(points);
    return duel;
}

}  // namespace mistward::arena
