#pragma once

#include "companion/train/checkpoint.hpp"
#include "companion/train/examination.hpp"
#include "companion/train/handicap.hpp"

#include <functional>

namespace mistward::companion::train {

/// How much is learned from what.
struct Course {
    float rate = 1e-3F;    ///< of learning, at its beginning
    float lambda = 0.85F;  ///< see `SelfPlay::teach`
    std::size_t whim = 25;
    std::size_t batches_a_game = 12;
    std::size_t batch = 32;
    std::size_t memory = 200'000;  ///< positions
    std::size_t exam_games = 60;   ///< a level
};

/// What was seen since the last look.
struct Progress {
    std::array<std::size_t, rules::kHighestLevel> games{}, won{};            ///< with a handicap
    std::array<std::size_t, rules::kHighestLevel> real_games{}, real_won{};  ///< without
    double surprise = 0;
    std::size_t positions = 0;
    std::size_t total() const {
        std::size_t sum = 0;
        for (const std::size_t n : games) sum += n;
        for (const std::size_t n : real_games) sum += n;
        return sum;
    }
};

/// Teaches a network the co-operative game by play with itself.
template <Observer O>
class Training {
public:
    /// Begins anew. `names` are the observer's features.
    Training(const rules::Tables& tables, std::vector<std::string_view> names, const Course& course,
             std::uint64_t seed)
        : tables_(tables),
          names_(std::move(names)),
          course_(course),
          random_(seed),
          network_(first_network(names_.size(), random_)),
          average_(network_),
          best_(network_),
          optimizer_(network_.weights().size()),
          handicap_(0.45),
          memory_(names_.size(), course.memory),
          slope_(network_.weights().size()),
          player_(tables, network_) {}

    Training(const Training&) = delete;
    Training& operator=(const Training&) = delete;

    /// Goes on from a checkpoint. Its best network sits the exam anew, for the tiles or the exam
    /// may be others than they were.
    void resume(const Checkpoint& c) {
        network_ = for_features(c.network, c.names, names_);
        average_ = for_features(c.average, c.names, names_);
        copy(for_features(c.mean, c.names, names_), optimizer_.mean());
        copy(for_features(c.square, c.names, names_), optimizer_.square());
        optimizer_.set_steps(c.steps);
        random_ = Random(c.seed);
        games_ = c.games;
        std::copy_n(c.hardness.begin(), std::min(c.hardness.size(), handicap_.hardness().size()),
                    handicap_.hardness().begin());
        best_ = for_features(c.best, c.names, names_);
        best_mark_ = train::examine<O>(tables_, best_, course_.exam_games).mean();
    }

    Checkpoint checkpoint(const std::string& tileset) {
        Checkpoint c{.tileset = tileset,
                     .names = {names_.begin(), names_.end()},
                     .games = games_,
                     .seed = random_.state(),
                     .hardness = {handicap_.hardness().begin(), handicap_.hardness().end()},
                     .best_mark = best_mark_,
                     .network = network_,
                     .average = average_,
                     .best = best_,
                     .mean = Network(names_.size()),
                     .square = Network(names_.size()),
                     .steps = optimizer_.steps()};
        std::copy(optimizer_.mean().begin(), optimizer_.mean().end(), c.mean.weights().begin());
        std::copy(optimizer_.square().begin(), optimizer_.square().end(),
                  c.square.weights().begin());
        return c;
    }

    /// Plays one game and learns from this and earlier ones; `rate` times the course's rate.
    void step(float rate, Progress& progress) {
        constexpr std::array<std::uint8_t, 12> kLevels{1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6};
        constexpr std::array<std::uint8_t, 10> kPlayers{1, 1, 2, 2, 2, 3, 3, 4, 4, 5};
        rules::Setup setup;
        setup.level = kLevels[random_.below(kLevels.size())];
        setup.players = kPlayers[random_.below(kPlayers.size())];
        auto state = rules::mists::start(tables_, setup);
        const bool real = random_.below(5) == 0;
        if (!real) handicap_.apply(state, random_);
        const auto played = player_.play(state, random_, course_.whim);
        const float end = worth_of_end(played.end, rules::PlayerId{});
        if (!real) handicap_.learn(setup.level, end > 0.5F);
        player_.teach(end, course_.lambda, memory_);
        ++games_;
        ++(real ? progress.real_games : progress.games)[setup.level - 1U];
        if (end > 0.5F) ++(real ? progress.real_won : progress.won)[setup.level - 1U];
        progress.surprise += player_.surprise(end);
        progress.positions += played.positions;
        if (memory_.size() > kEnough) learn(rate * course_.rate);
    }

    /// Holds the averaged network against the best one so far, on games that no training uses.
    Marks examine() {
        const Marks marks = train::examine<O>(tables_, average_, course_.exam_games);
        if (marks.mean() > best_mark_) {
            best_mark_ = marks.mean();
            best_ = average_;
        }
        return marks;
    }

    const Network& network() const { return network_; }
    const Network& best() const { return best_; }
    double best_mark() const { return best_mark_; }
    std::uint64_t games() const { return games_; }
    const Handicap& handicap() const { return handicap_; }

private:
    static constexpr std::size_t kEnough = 500;  ///< positions to begin with

    static Network first_network(std::size_t features, Random& random) {
        Network network(features);
        const auto weights = network.weights();
        const std::size_t rows = features * (Network::kHidden + 1);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const bool linear = i < rows && i % (Network::kHidden + 1) == 0;
            if (!linear) weights[i] = (random.unit() - 0.5F) * 0.2F;
        }
        return network;
    }

    static void copy(const Network& from, std::vector<float>& to) {
        std::copy(from.weights().begin(), from.weights().end(), to.begin());
    }

    void learn(float rate) {
        for (std::size_t i = 0; i < course_.batches_a_game; ++i) {
            std::fill(slope_.begin(), slope_.end(), 0.0F);
            for (std::size_t k = 0; k < course_.batch; ++k) {
                const auto sample = memory_.any(random_);
                add_gradient(network_, sample.values, sample.target, slope_);
            }
            for (float& slope : slope_) slope /= static_cast<float>(course_.batch);
            optimizer_.step(network_, average_, slope_, rate);
        }
    }

    const rules::Tables& tables_;
    std::vector<std::string_view> names_;
    Course course_;
    Random random_;
    Network network_;
    Network average_;
    Network best_;
    double best_mark_ = -1;
    std::uint64_t games_ = 0;
    Optimizer optimizer_;
    Handicap handicap_;
    ReplayBuffer memory_;
    std::vector<float> slope_;
    SelfPlay<O> player_;
};

}  // namespace mistward::companion::train
