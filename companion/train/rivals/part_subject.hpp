#pragma once

#include "companion/train/options.hpp"
#include "companion/train/rivals/part_training.hpp"

namespace mistward::companion::train {

/// What is trained: the companion of games with parts.
class PartSubject {
public:
    static constexpr const char* kGame = "parts";

    explicit PartSubject(const Options& options);

    static std::vector<std::string_view> names() { return PartTraining::names(); }
    const std::string& tileset() const { return digest_; }

    void step(float rate) { training_.step(rate, progress_); }

    /// Prints what was seen since the last time, after so many seconds in all.
    void tell(double seconds, double since_last);

    /// Examines the network and prints its mark.
    void examine();

    void resume(const Checkpoint& checkpoint) { training_.resume(checkpoint); }
    Checkpoint checkpoint() { return training_.checkpoint(digest_); }
    const Network& best() const { return training_.best(); }
    std::uint64_t games() const { return training_.games(); }

private:
    std::shared_ptr<const rules::TileSet> mists_;
    std::string digest_;  ///< of these
    PartTraining training_;
    RivalProgress progress_;
};

}  // namespace mistward::companion::train
