#pragma once

#include "companion/search/random.hpp"
#include "companion/train/checkpoint.hpp"
#include "companion/train/course.hpp"
#include "companion/train/replay_buffer.hpp"

namespace mistward::companion::train {

/// A network that learns from the positions that it remembers, whatever game they are from; beside
/// it its running mean, and the best that this has been so far.
class Learner {
public:
    /// Begins anew. `names` are the features.
    Learner(std::vector<std::string_view> names, const Course& course, std::uint64_t seed);

    /// Begins with what a network with some of these features has learned.
    void begin_with(const Network& network, std::span<const std::string_view> features);

    /// Goes on from a checkpoint.
    void resume(const Checkpoint& checkpoint);

    /// All but what belongs to one game alone.
    Checkpoint checkpoint(const std::string& tileset);

    /// Learns from what is remembered, once there is enough; `rate` times the course's rate.
    void learn(float rate);

    /// The running mean becomes the best network, with that mark.
    void keep_average(double mark);

    /// The best network was examined anew.
    void mark_best(double mark) { best_mark_ = mark; }

    /// One more game was played.
    void count_game() { ++games_; }

    const Course& course() const { return course_; }
    Random& random() { return random_; }
    ReplayBuffer& memory() { return memory_; }
    const Network& network() const { return network_; }
    const Network& average() const { return average_; }
    const Network& best() const { return best_; }
    double best_mark() const { return best_mark_; }
    std::uint64_t games() const { return games_; }

private:
    static constexpr std::size_t kEnough = 500;  ///< positions to begin with

    std::vector<std::string_view> names_;
    Course course_;
    Random random_;
    Network network_;
    Network average_;
    Network best_;
    double best_mark_ = -1;
    std::uint64_t games_ = 0;
    Optimizer optimizer_;
    ReplayBuffer memory_;
    std::vector<float> slope_;
};

}  // namespace mistward::companion::train
