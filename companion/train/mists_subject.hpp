#pragma once

#include "companion/mists/observer.hpp"
#include "companion/train/options.hpp"
#include "companion/train/training.hpp"

namespace mistward::companion::train {

/// What is trained: the companion of the co-operative game.
class MistsSubject {
public:
    static constexpr const char* kGame = "mists";

    explicit MistsSubject(const Options& options);

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
    std::shared_ptr<const rules::TileSet> tiles_;
    rules::Tables tables_;
    std::string digest_;
    Training<mists::Observer> training_;
    Progress progress_;
};

}  // namespace mistward::companion::train
