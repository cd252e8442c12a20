#pragma once

#include "companion/train/learner.hpp"
#include "companion/train/rivals/rival_exam.hpp"
#include "companion/train/rivals/rival_progress.hpp"

namespace mistward::companion::train {

/// Teaches one network the base game and the competitive one, with and without its modules, for two
/// to six players, by play with itself.
class RivalTraining {
public:
    /// Begins anew. The tables must outlive it.
    RivalTraining(const rules::Tables& base, const rules::Tables& ghosts, const Course& course,
                  std::uint64_t seed);

    /// Goes on from a checkpoint.
    void resume(const Checkpoint& checkpoint) { learner_.resume(checkpoint); }
    Checkpoint checkpoint(const std::string& tileset) { return learner_.checkpoint(tileset); }

    /// Plays one game and learns from this and earlier ones; `rate` times the course's rate. While
    /// the rate is high, points count as well as the win, for they say more.
    void step(float rate, RivalProgress& progress);

    /// Lets the averaged network play the best one so far; it takes its place if it wins more than
    /// half. The mark is what was won then.
    RivalMarks examine();

    const Network& network() const { return learner_.network(); }
    const Network& best() const { return learner_.best(); }
    std::uint64_t games() const { return learner_.games(); }

private:
    rules::Setup any_setup();

    Learner learner_;
    RivalPlay base_;
    RivalPlay ghosts_;
};

}  // namespace mistward::companion::train
