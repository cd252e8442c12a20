#include "companion/network.hpp"

#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

using mistward::companion::activation;
using mistward::companion::chance_of;
using mistward::companion::logit_of;
using mistward::companion::Network;

namespace {

constexpr std::size_t kRow = Network::kHidden + 1;

/// Two features: linear weights 2 and -1; hidden unit 5 takes 3 of the first and 1 of the second,
/// has the bias -1 and counts half; unit 31 takes 4 of the second and counts a quarter.
Network by_hand() {
    Network network(2);
    const auto weights = network.weights();
    weights[0] = 2;
    weights[kRow] = -1;
    weights[1 + 5] = 3;
    weights[kRow + 1 + 5] = 1;
    weights[kRow + 1 + 31] = 4;
    weights[2 * kRow + 5] = -1;
    weights[2 * kRow + Network::kHidden + 5] = 0.5F;
    weights[2 * kRow + Network::kHidden + 31] = 0.25F;
    return network;
}

}  // namespace

TEST_CASE("a network adds its linear part to what the hidden units pass on") {
    const Network network = by_hand();
    // Linear: 2*1 - 1*2 = 0. Unit 5: 3 + 2 - 1 = 4, passes on 4/5. Unit 31: 8, passes on 8/9.
    const std::array<float, 2> both{1, 2};
    CHECK(network.logit(both) == doctest::Approx(0.5 * 4 / 5 + 0.25 * 8 / 9));
    // Linear: -0.5. Unit 5: 0.5 - 1 = -0.5, passes on -1/3. Unit 31: 2, passes on 2/3.
    const std::array<float, 2> second{0, 0.5F};
    CHECK(network.logit(second) == doctest::Approx(-0.5 - 0.5 / 3 + 0.25 * 2 / 3));
}

TEST_CASE("a network shows what led to its answer") {
    Network::Insight insight;
    const std::array<float, 2> values{1, 2};
    by_hand().logit(values, insight);
    CHECK(insight.linear == 0);
    CHECK(insight.hidden[5] == 4);
    CHECK(insight.hidden[31] == 8);
    CHECK(insight.hidden[0] == 0);
}

TEST_CASE("a network's answer is the same to the last bit on every platform") {
    Network network(7);
    std::uint32_t number = 1;
    for (float& weight : network.weights()) {
        number = number * 1664525U + 1013904223U;
        weight = static_cast<float>(number >> 16U) / 65536.0F - 0.5F;
    }
    const std::array<float, 7> values{0.1F, -0.7F, 1.3F, 0, 0.33F, 2.5F, -1.1F};
    CHECK(std::bit_cast<std::uint32_t>(network.logit(values)) == 0xC002A36CU);
}

TEST_CASE("a network without weights gives even odds") {
    const std::array<float, 3> values{1, -5, 100};
    CHECK(Network(3).logit(values) == 0);
    CHECK(chance_of(0) == 0.5F);
}

TEST_CASE("hidden units pass on less and less") {
    CHECK(activation(0) == 0);
    CHECK(activation(1) == 0.5F);
    CHECK(activation(-3) == -0.75F);
}

TEST_CASE("chances are those of the logistic function") {
    for (float logit = -12; logit <= 12; logit += 0.37F) {
        CAPTURE(logit);
        const double expected = 1 / (1 + std::exp(-static_cast<double>(logit)));
        CHECK(chance_of(logit) == doctest::Approx(expected).epsilon(1e-6));
    }
    CHECK(chance_of(1000) == 1);
    CHECK(chance_of(-1000) == doctest::Approx(0));
}

TEST_CASE("the logarithm of odds is found for each chance") {
    for (const float chance : {0.001F, 0.02F, 0.3F, 0.5F, 0.77F, 0.999F}) {
        CAPTURE(chance);
        CHECK(chance_of(logit_of(chance)) == doctest::Approx(chance).epsilon(1e-5));
    }
    CHECK(logit_of(0.5F) == 0);
}
