#pragma once

#include "companion/train/learner.hpp"
#include "companion/train/rivals/rival_play.hpp"
#include "companion/train/rivals/rival_progress.hpp"
#include "rules/boxes.hpp"

#include <functional>
#include <map>

namespace mistward::companion::train {

/// Teaches one network the games with parts, by play with itself: one part, all of them or any,
/// with the tiles of their expansions, base games more often than competitive ones. It begins with
/// a network that knows the games without parts.
class PartTraining {
public:
    /// The tiles of boxes, made ready for play.
    using MakeTables = std::function<rules::Tables(const rules::Boxes&)>;

    PartTraining(MakeTables make_tables, const Network& without_parts, const Course& course,
                 std::uint64_t seed);

    /// Goes on from a checkpoint.
    void resume(const Checkpoint& checkpoint) { learner_.resume(checkpoint); }
    Checkpoint checkpoint(const std::string& tileset) { return learner_.checkpoint(tileset); }

    /// Plays one game and learns from this and earlier ones; `rate` times the course's rate.
    void step(float rate, RivalProgress& progress);

    /// Lets the averaged network play the best one so far, each part alone and all together in
    /// turn; it takes its place if it wins more than half. The value: the part that was won.
    double examine();

    static std::vector<std::string_view> names();
    const Network& network() const { return learner_.network(); }
    const Network& best() const { return learner_.best(); }
    std::uint64_t games() const { return learner_.games(); }

private:
    using State = rules::rivals::LargeState;

    rules::Setup any_setup();
    const rules::Tables& tables_of(const rules::Setup& setup);

    MakeTables make_tables_;
    Learner learner_;
    std::map<rules::Boxes, rules::Tables> tables_;
};

}  // namespace mistward::companion::train
