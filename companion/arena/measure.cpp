#include "companion/arena/measure.hpp"

#include <algorithm>
#include <stdexcept>

namespace mistward::arena {
namespace {

/// Who sits where; with `shift` 1, whoever is beside the player has seat 0.
Seats seating(const Question& question, std::size_t shift) {
    Seats seats{.players = {question.player}, .seats = {}};
    if (question.beside) seats.players.push_back(*question.beside);
    for (std::size_t seat = 0; seat < question.setup.players; ++seat) {
        seats.seats.push_back((seat + shift) % seats.players.size());
    }
    return seats;
}

Pace merged(const Pace& a, const Pace& b) {
    return {.turn_ms = (a.turn_ms + b.turn_ms) / 2,
            .slowest_ms = std::max(a.slowest_ms, b.slowest_ms)};
}

}  // namespace

Measured measure(const TileShelf& tiles, const Question& question, const Range& range,
                 const engine::EngineLimits& limits) {
    const bool team = question.setup.mode == rules::Mode::Mists;
    if (!team && !question.beside) throw std::invalid_argument("rivals need somebody to beat");
    const Tiles set = tiles[question.setup];
    Measured measured{.question = question, .result = Tally{}, .pace = {}, .games = {}};
    std::vector<Seats> seatings{seating(question, 0)};
    if (question.beside && question.setup.players > 1) seatings.push_back(seating(question, 1));
    for (const Seats& seats : seatings) {
        measured.games.push_back(play_series(set, question.setup, seats, range, limits));
        const Pace one = pace(measured.games.back(), seats.seats);
        measured.pace = measured.games.size() == 1 ? one : merged(measured.pace, one);
    }
    if (team) {
        std::vector<PlayedGame> all;
        for (const auto& games : measured.games) all.insert(all.end(), games.begin(), games.end());
        measured.result = tally(all);
    } else {
        measured.result =
            duel({measured.games[0], measured.games[1]}, {seatings[0].seats, seatings[1].seats});
    }
    return measured;
}

}  // namespace mistward::arena
