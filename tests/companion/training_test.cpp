#include "companion/train/training.hpp"
#include "tests/companion/tiny_observer.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <cmath>

using namespace mistward;
using mistward::companion::Network;
using mistward::companion::TinyObserver;
using namespace mistward::companion::train;

namespace {

const std::vector<std::string_view> kNames{"supply", "meeples", "points"};
constexpr Course kShort{.batches_a_game = 4, .memory = 2'000, .exam_games = 2};

Network random_network(std::uint64_t seed) {
    companion::Random random(seed);
    Network network(3);
    for (float& weight : network.weights()) weight = random.unit() - 0.5F;
    return network;
}

double cross_entropy(const Network& network, std::span<const float> values, double target) {
    const double logit = network.logit(values);
    return std::log1p(std::exp(logit)) - target * logit;
}

rules::mists::State started(std::uint8_t level) {
    return rules::mists::start(*rules::mists_tables(), {.level = level, .players = 2});
}

std::unique_ptr<Training<TinyObserver>> trained(std::size_t games, std::uint64_t seed) {
    auto training =
        std::make_unique<Training<TinyObserver>>(*rules::mists_tables(), kNames, kShort, seed);
    Progress progress;
    for (std::size_t i = 0; i < games; ++i) training->step(1, progress);
    return training;
}

}  // namespace

TEST_CASE("the gradient is how the cross-entropy grows with each weight") {
    const std::array<float, 3> values{0.7F, -0.4F, 1.2F};
    constexpr float kTarget = 0.3F;
    Network network = random_network(3);
    std::vector<float> slope(network.weights().size());
    add_gradient(network, values, kTarget, slope);
    constexpr float kStep = 1e-2F;
    for (std::size_t i = 0; i < slope.size(); ++i) {
        CAPTURE(i);
        const float weight = network.weights()[i];
        network.weights()[i] = weight + kStep;
        const double above = cross_entropy(network, values, kTarget);
        network.weights()[i] = weight - kStep;
        const double below = cross_entropy(network, values, kTarget);
        network.weights()[i] = weight;
        const double expected = (above - below) / (2 * static_cast<double>(kStep));
        CHECK(std::fabs(slope[i] - expected) < 2e-4);
    }
}

TEST_CASE("a network learns what it is shown") {
    Network network = random_network(1);
    Network average = network;
    Optimizer optimizer(network.weights().size());
    companion::Random random(2);
    std::vector<float> slope(network.weights().size());
    // Won if the first value is larger than the second, in other words not by one of them alone.
    const auto sample = [&] { return std::array<float, 3>{random.unit(), random.unit(), 0}; };
    for (int step = 0; step < 2'000; ++step) {
        std::fill(slope.begin(), slope.end(), 0.0F);
        const auto values = sample();
        add_gradient(network, values, values[0] > values[1] ? 1 : 0, slope);
        optimizer.step(network, average, slope, 0.01F);
    }
    int right = 0;
    for (int i = 0; i < 200; ++i) {
        const auto values = sample();
        right += (average.logit(values) > 0) == (values[0] > values[1]) ? 1 : 0;
    }
    CHECK(right > 185);
}

TEST_CASE("positions are taught between how the next one was judged and how the game ended") {
    ReplayBuffer buffer(1, 2);
    const std::array<float, 1> first{1}, second{2}, third{3};
    buffer.add(first, 0.1F);
    buffer.add(second, 0.2F);
    buffer.add(third, 0.3F);  // takes the place of the first
    CHECK(buffer.size() == 2);
    companion::Random random(1);
    for (int i = 0; i < 20; ++i) {
        const auto sample = buffer.any(random);
        CHECK(sample.target == doctest::Approx(sample.values[0] / 10));
        CHECK(sample.values[0] > 1);
    }
}

TEST_CASE("a head start counts as if it had been scored") {
    auto state = started(3);
    REQUIRE(state.piles.size() == 3);
    const unsigned tiles = state.piles[0] + state.piles[1] + state.piles[2];
    give_head_start(state, 14);
    CHECK(state.points[rules::Colour::Pink] == 14);
    CHECK(state.piles.size() == 3);
    CHECK(state.hounds[0].place == rules::HoundPlace::Waiting);
    // Past Rufus the first two piles are one (M-HOUND-4), past Ronja all are.
    give_head_start(state, 15);
    CHECK(state.piles.size() == 2);
    CHECK(state.hounds[0].place == rules::HoundPlace::Gone);
    CHECK(state.hounds[1].place == rules::HoundPlace::Waiting);
    auto far = started(3);
    give_head_start(far, 60);
    CHECK(far.piles.size() == 1);
    CHECK(far.piles[0] == tiles);
    for (auto s : {state, far}) CHECK(check(*rules::mists_tables(), s).empty());
}

TEST_CASE("in level 6 all scoring meeples have the head start") {
    auto state = started(6);
    give_head_start(state, 7);
    for (const rules::Colour colour : rules::scoring_colours(state.setup)) {
        CHECK(state.points[colour] == 7);
    }
}

TEST_CASE("games that are won become harder, those that are lost easier") {
    Handicap handicap(0.5);
    for (int i = 0; i < 10; ++i) handicap.learn(2, true);
    for (int i = 0; i < 10; ++i) handicap.learn(4, false);
    CHECK(handicap.hardness()[1] > 0.55);
    CHECK(handicap.hardness()[3] < 0.45);
    CHECK(handicap.hardness()[0] == 0.5);
}

TEST_CASE("games with a handicap are games that can be") {
    companion::Random random(5);
    Handicap handicap(0.9);
    for (std::uint8_t level = 1; level <= rules::kHighestLevel; ++level) {
        for (int game = 0; game < 30; ++game) {
            auto state = started(level);
            handicap.apply(state, random);
            CHECK(state.supply + state.ghosts.total() <= 15);
            CHECK(state.supply > 0);
        }
    }
}

TEST_CASE("equal seeds train equal networks, others do not") {
    const Network once = trained(12, 4)->network();
    CHECK(once == trained(12, 4)->network());
    CHECK(once != trained(12, 5)->network());
}

TEST_CASE("a checkpoint is read back as it was, and refused when it is damaged") {
    const auto training = trained(12, 4);
    training->examine();
    const std::string text = checkpoint_text(training->checkpoint("set"));
    const auto read = parse_checkpoint(text);
    REQUIRE(read.has_value());
    CHECK(checkpoint_text(*read) == text);
    CHECK(read->games == 12);
    CHECK(read->network == training->network());
    std::string damaged = text;
    damaged.back() = ' ';
    CHECK(parse_checkpoint(damaged).error() == "the checkpoint is damaged");
    CHECK(parse_checkpoint("").error() == "this is no checkpoint of version 1");
}

TEST_CASE("training goes on where a checkpoint was made") {
    const auto before = trained(12, 4);
    before->examine();
    const auto c = before->checkpoint("set");
    Training<TinyObserver> after(*rules::mists_tables(), kNames, kShort, 99);
    after.resume(c);
    CHECK(after.network() == before->network());
    CHECK(after.games() == 12);
    CHECK(after.best_mark() == before->best_mark());
}

TEST_CASE("a network keeps what it learned of features that are still there") {
    const Network network = random_network(8);
    const std::vector<std::string> before{"supply", "meeples", "points"};
    const std::vector<std::string_view> now{"points", "new", "supply"};
    const Network other = for_features(network, before, now);
    const std::array<float, 3> seen{0.3F, 0, 0.9F};  // supply, meeples, points
    const std::array<float, 3> seen_now{0.9F, 5, 0.3F};
    CHECK(other.logit(seen_now) == doctest::Approx(network.logit(seen)));
}

TEST_CASE("the best network of the exams is kept") {
    Training<TinyObserver> training(*rules::mists_tables(), kNames, kShort, 1);
    const double first = training.examine().mean();
    CHECK(training.best_mark() == first);
    Progress progress;
    for (int i = 0; i < 5; ++i) training.step(1, progress);
    const double second = training.examine().mean();
    CHECK(training.best_mark() == std::max(first, second));
}
