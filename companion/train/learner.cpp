#include "companion/train/learner.hpp"

#include <algorithm>

namespace mistward::companion::train {
namespace {

/// The hidden units begin with small weights that differ; the linear part with none.
Network first_network(std::size_t features, Random& random) {
    Network network(features);
    const auto weights = network.weights();
    const std::size_t rows = features * (Network::kHidden + 1);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const bool linear = i < rows && i % (Network::kHidden + 1) == 0;
        if (!linear) weights[i] = (random.unit() - 0.5F) * 0.2F;
    }
    return network;
}

void copy(const Network& from, std::vector<float>& to) {
    std::copy(from.weights().begin(), from.weights().end(), to.begin());
}

}  // namespace

Learner::Learner(std::vector<std::string_view> names, const Course& course, std::uint64_t seed)
    : names_(std::move(names)),
      course_(course),
      random_(seed),
      network_(first_network(names_.size(), random_)),
      average_(network_),
      best_(network_),
      optimizer_(network_.weights().size()),
      memory_(names_.size(), course.memory),
      slope_(network_.weights().size()) {}

void Learner::begin_with(const Network& network, std::span<const std::string_view> features) {
    network_ = for_features(network, {features.begin(), features.end()}, names_);
    average_ = network_;
    best_ = network_;
}

void Learner::resume(const Checkpoint& c) {
    network_ = for_features(c.network, c.names, names_);
    average_ = for_features(c.average, c.names, names_);
    copy(for_features(c.mean, c.names, names_), optimizer_.mean());
    copy(for_features(c.square, c.names, names_), optimizer_.square());
    optimizer_.set_steps(c.steps);
    random_ = Random(c.seed);
    games_ = c.games;
    best_ = for_features(c.best, c.names, names_);
    best_mark_ = c.best_mark;
}

Checkpoint Learner::checkpoint(const std::string& tileset) {
    Checkpoint c{.tileset = tileset,
                 .names = {names_.begin(), names_.end()},
                 .games = games_,
                 .seed = random_.state(),
                 .hardness = {},
                 .best_mark = best_mark_,
                 .network = network_,
                 .average = average_,
                 .best = best_,
                 .mean = Network(names_.size()),
                 .square = Network(names_.size()),
                 .steps = optimizer_.steps()};
    std::copy(optimizer_.mean().begin(), optimizer_.mean().end(), c.mean.weights().begin());
    std::copy(optimizer_.square().begin(), optimizer_.square().end(), c.square.weights().begin());
    return c;
}

void Learner::keep_average(double mark) {
    best_mark_ = mark;
    best_ = average_;
}

void Learner::learn(float rate) {
    if (memory_.size() <= kEnough) return;
    for (std::size_t i = 0; i < course_.batches_a_game; ++i) {
        std::fill(slope_.begin(), slope_.end(), 0.0F);
        for (std::size_t k = 0; k < course_.batch; ++k) {
            const auto sample = memory_.any(random_);
            add_gradient(network_, sample.values, sample.target, slope_);
        }
        for (float& slope : slope_) slope /= static_cast<float>(course_.batch);
        optimizer_.step(network_, average_, slope_, rate * course_.rate);
    }
}

}  // namespace mistward::companion::train
