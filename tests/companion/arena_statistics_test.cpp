#include "companion/arena/calibration.hpp"
#include "companion/arena/statistics.hpp"

#include <doctest/doctest.h>

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

}  // namespace mistward::arena
