#pragma once

#include "companion/train/options.hpp"
#include "companion/train/rivals/rival_training.hpp"

namespace mistward::companion::train {

/// What is trained: the companion of the competitive and the base game.
class RivalSubject {
public:
    static constexpr const char* kGame = "ghosts";

    explicit RivalSubject(const Options& options);

    static std::vector<std::string_view> names();
    const std::string& tileset() const { return digest_; }

    void step(float rate) { training_.step(rate, progress_); }

    /// Prints what was seen since the last time, after so many seconds in all.
    void tell(double seconds, double since_last);

    /// Examines the network and prints its marks.
    void examine();

    void resume(const Checkpoint& checkpoint) { training_.resume(checkpoint); }
    Checkpoint checkpoint() { return training_.checkpoint(digest_); }
    const Network& best() const { return training_.best(); }
    std::uint64_t games() const { return training_.games(); }

private:
    rules::Tables base_;
    rules::Tables ghosts_;
    std::string digest_;  ///< of the tiles of the expansion
    RivalTraining training_;
    RivalProgress progress_;
};

}  // namespace mistward::companion::train
