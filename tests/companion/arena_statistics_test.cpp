#include "companion/arena/calibration.hpp"
#include "companion/arena/statistics.hpp"
#include "companion/arena/tally.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

namespace mistward::arena {
namespace {

doctest::Approx about(double value) { return doctest::Approx(value).epsilon(5e-4); }

}  // namespace

TEST_CASE("shares have Wilson's interval") {
    // Worked out by hand: (p + z2/2n -+ z sqrt(p(1-p)/n + z2/4n2)) / (1 + z2/n), z = 1.96.
    const Estimate half = share(50, 100);
    CHECK(half.value == about(0.5));
    CHECK(half.low == about(0.4038));
    CHECK(half.high == about(0.5962));
    const Estimate all = share(10, 10);
    CHECK(all.low == about(0.7225));
    CHECK(all.high == about(1.0));
    const Estimate none = share(0, 10);
    CHECK(none.low == 0);
    CHECK(none.high == about(0.2775));
    CHECK(share(0, 0).low == 0);
    CHECK(share(0, 0).high == 1);
}

TEST_CASE("means have the interval of a normal distribution") {
    // Deviation 1, so 1.96 / sqrt(3) to either side.
    const Estimate two = mean(std::vector<double>{1, 2, 3});
    CHECK(two.value == about(2));
    CHECK(two.low == about(2 - 1.1316));
    CHECK(two.high == about(2 + 1.1316));
    CHECK(mean(std::vector<double>{4}).high > 1e300);
    CHECK(mean({}).value == 0);
}

namespace {

/// On each deck the first player wins in the first seat, and on those of `both` in the second, too.
Duel duel_of(const std::vector<bool>& both) {
    std::array<std::vector<PlayedGame>, 2> games;
    for (const bool twice : both) {
        games[0].push_back({});
        games[0].back().shares = {1.0, 0.0};
        games[0].back().points = {60, 50};
        games[1].push_back(games[0].back());
        if (twice) games[1].back().shares = {0.0, 1.0};
    }
    return duel(games, {{{0, 1}, {1, 0}}});
}

}  // namespace

TEST_CASE("a share of the wins stays between none and all") {
    const Duel one = duel_of({false});
    CHECK(one.share.value == 0.5);
    CHECK(one.share.low == 0);
    CHECK(one.share.high == 1);
    // Deviation 0.3536, so 1.96 * 0.25 to either side of 0.75.
    const Duel two = duel_of({true, false});
    CHECK(two.share.low == about(0.26));
    CHECK(two.share.high == 1);
}

TEST_CASE("whoever won everything may yet lose: the interval is that of a share") {
    const Duel ten = duel_of(std::vector<bool>(10, true));
    CHECK(ten.share.value == 1);
    CHECK(ten.share.low == about(0.7225));
    CHECK(ten.share.high == about(1));
    const Paired paired{.only_second = 10};
    CHECK(paired.difference().value == -1);
    CHECK(paired.difference().low == about(-1));
    CHECK(paired.difference().high == about(-1 + 2 * 0.2775));
    CHECK(mean_between(0, 1, {}).high == 1);
}

TEST_CASE("the test of McNemar is exact and of both sides") {
    CHECK(mcnemar(0, 9) == about(2.0 / 512));
    CHECK(mcnemar(9, 0) == about(2.0 / 512));
    CHECK(mcnemar(3, 7) == about(2.0 * (1 + 10 + 45 + 120) / 1024));
    CHECK(mcnemar(5, 5) == 1);
    CHECK(mcnemar(0, 0) == 1);
}

TEST_CASE("chances are held against what happened, in bins") {
    // 100 predictions of 0.82, of which 70 came true, 100 of 0.1 in games that were lost, and a few
    // of which too little is known.
    std::vector<PlayedGame> games(201);
    for (std::size_t i = 0; i < 201; ++i) {
        games[i].shares = {i < 70 || i == 200 ? 1.0 : 0.0};
        games[i].predictions = {{0, i < 100 ? 0.82 : i < 200 ? 0.1 : 1.0}};
    }
    const Calibration all = calibration(std::span<const PlayedGame>(games));
    CHECK(all.bins[8].predictions == 100);
    CHECK(all.bins[8].predicted == about(0.82));
    CHECK(all.bins[8].happened == about(0.7));
    CHECK(all.bins[1].predictions == 100);
    CHECK(all.bins[1].happened == 0);
    CHECK(all.bins[9].predictions == 1);
    CHECK(all.largest_deviation() == about(0.12));
    CHECK(all.average_deviation() == about(0.22 * 100 / 201));
    games[200].shares = {0.0};
    CHECK(calibration(std::span<const PlayedGame>(games)).largest_deviation() == about(0.12));
}

namespace {

/// Of 100 games, each with so many predictions of 0.55, 70 were won.
std::vector<PlayedGame> seventy_of_hundred(std::size_t predictions) {
    std::vector<PlayedGame> games(100);
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].shares = {i < 70 ? 1.0 : 0.0};
        games[i].predictions.assign(predictions, {.seat = 0, .chance = 0.55});
    }
    return games;
}

}  // namespace

TEST_CASE("predictions of one game say no more than one of them") {
    const auto once = seventy_of_hundred(1);
    const auto often = seventy_of_hundred(9);
    const Bin few = calibration(std::span<const PlayedGame>(once)).bins[5];
    const Bin many = calibration(std::span<const PlayedGame>(often)).bins[5];
    CHECK(few.error == about(1.96 * std::sqrt(0.7 * 0.3 / 99)));
    CHECK(many.predictions == 900);
    CHECK(many.games == 100);
    CHECK(many.error == about(few.error));
}

TEST_CASE("the fit tells by how much odds were too low, and whether too bold") {
    std::vector<PlayedGame> games;
    const auto add = [&](double chance, int count, int won) {
        for (int i = 0; i < count; ++i) {
            games.push_back({});
            games.back().shares = {i < won ? 1.0 : 0.0};
            games.back().predictions = {{.seat = 0, .chance = chance}};
        }
    };
    const auto fit = [&] { return calibration(std::span<const PlayedGame>(games)).fit; };
    // Odds of 1 to 4, of 1 and of 4, where they were 1, 4 and 16.
    add(0.2, 1700, 850);
    add(0.5, 1700, 1360);
    add(0.8, 1700, 1600);
    CHECK(fit().scale == doctest::Approx(1).epsilon(0.01));
    CHECK(fit().shift == doctest::Approx(std::log(4)).epsilon(0.01));
    games.clear();
    // Odds of 1 to 16 and 16, where they were 1 to 4 and 4.
    add(1.0 / 17, 1000, 200);
    add(16.0 / 17, 1000, 800);
    CHECK(fit().scale == doctest::Approx(0.5).epsilon(0.01));
    CHECK(std::abs(fit().shift) < 0.01);
}

TEST_CASE("games that are lost early do not make chances look too high") {
    std::vector<PlayedGame> games(400);
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].shares = {i % 2 == 0 ? 1.0 : 0.0};
        games[i].predictions = {{.seat = 0, .chance = 0.5}};
        // Whoever wins plays on for long, and knows it.
        if (i % 2 == 0) games[i].predictions.resize(20, {.seat = 0, .chance = 1.0});
    }
    const Fit fit = calibration(std::span<const PlayedGame>(games)).fit;
    CHECK(std::abs(fit.shift) < 0.05);
}

TEST_CASE("the fit of games that were all won stays finite") {
    std::vector<PlayedGame> games(50);
    for (PlayedGame& game : games) {
        game.shares = {1.0};
        game.predictions = {{.seat = 0, .chance = 1.0}, {.seat = 0, .chance = 0.9}};
    }
    const Fit fit = calibration(std::span<const PlayedGame>(games)).fit;
    CHECK(std::isfinite(fit.scale));
    CHECK(fit.shift > 0);
    CHECK(fit.shift < 5);
}

}  // namespace mistward::arena
