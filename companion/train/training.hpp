#pragma once

#include "companion/train/examination.hpp"
#include "companion/train/handicap.hpp"
#include "companion/train/learner.hpp"

namespace mistward::companion::train {

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
          learner_(std::move(names), course, seed),
          handicap_(0.45),
          player_(tables, learner_.network()) {}

    Training(const Training&) = delete;
    Training& operator=(const Training&) = delete;

    /// Goes on from a checkpoint. Its best network sits the exam anew, for the tiles or the exam
    /// may be others than they were.
    void resume(const Checkpoint& c) {
        learner_.resume(c);
        std::copy_n(c.hardness.begin(), std::min(c.hardness.size(), handicap_.hardness().size()),
                    handicap_.hardness().begin());
        const Course& course = learner_.course();
        learner_.mark_best(train::examine<O>(tables_, learner_.best(), course.exam_games).mean());
    }

    Checkpoint checkpoint(const std::string& tileset) {
        Checkpoint c = learner_.checkpoint(tileset);
        c.hardness = {handicap_.hardness().begin(), handicap_.hardness().end()};
        return c;
    }

    /// Plays one game and learns from this and earlier ones; `rate` times the course's rate.
    void step(float rate, Progress& progress) {
        constexpr std::array<std::uint8_t, 12> kLevels{1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6};
        constexpr std::array<std::uint8_t, 10> kPlayers{1, 1, 2, 2, 2, 3, 3, 4, 4, 5};
        Random& random = learner_.random();
        rules::Setup setup;
        setup.level = kLevels[random.below(kLevels.size())];
        setup.players = kPlayers[random.below(kPlayers.size())];
        auto state = rules::mists::start(tables_, setup);
        const bool real = random.below(5) == 0;
        if (!real) handicap_.apply(state, random);
        const auto played = player_.play(state, random, learner_.course().whim);
        const float end = worth_of_end(played.end, rules::PlayerId{});
        if (!real) handicap_.learn(setup.level, end > 0.5F);
        player_.teach(end, learner_.course().lambda, learner_.memory());
        learner_.count_game();
        ++(real ? progress.real_games : progress.games)[setup.level - 1U];
        if (end > 0.5F) ++(real ? progress.real_won : progress.won)[setup.level - 1U];
        progress.surprise += player_.surprise(end);
        progress.positions += played.positions;
        learner_.learn(rate);
    }

    /// Holds the averaged network against the best one so far, on games that no training uses.
    Marks examine() {
        const Course& course = learner_.course();
        const Marks marks = train::examine<O>(tables_, learner_.average(), course.exam_games);
        if (marks.mean() > learner_.best_mark()) learner_.keep_average(marks.mean());
        return marks;
    }

    const Network& network() const { return learner_.network(); }
    const Network& best() const { return learner_.best(); }
    double best_mark() const { return learner_.best_mark(); }
    std::uint64_t games() const { return learner_.games(); }
    const Handicap& handicap() const { return handicap_; }

private:
    const rules::Tables& tables_;
    Learner learner_;
    Handicap handicap_;
    SelfPlay<O> player_;
};

}  // namespace mistward::companion::train
