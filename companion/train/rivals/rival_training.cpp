#include "companion/train/rivals/rival_training.hpp"

#include <algorithm>

namespace mistward::companion::train {
namespace {

std::vector<std::string_view> feature_names() {
    std::vector<std::string_view> names;
    for (const auto& row : rivals::rows()) names.push_back(row.name);
    return names;
}

/// The share of the win in what is learned: all of it once the rate is down to a half.
float win_part_at(float rate) { return std::min(1.0F, 0.3F + 1.4F * (1 - rate)); }

}  // namespace

RivalTraining::RivalTraining(const rules::Tables& base, const rules::Tables& ghosts,
                             const Course& course, std::uint64_t seed)
    : learner_(feature_names(), course, seed),
      base_(base, learner_.network()),
      ghosts_(ghosts, learner_.network()) {}

/// Base games are played more often, for they take a tenth of the time.
rules::Setup RivalTraining::any_setup() {
    constexpr std::array<std::uint8_t, 12> kPlayers{2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6};
    Random& random = learner_.random();
    rules::Setup setup{.mode = random.below(5) < 3 ? rules::Mode::Base : rules::Mode::Ghosts};
    setup.players = kPlayers[random.below(kPlayers.size())];
    if (setup.mode == rules::Mode::Ghosts && random.below(3) == 0) {
        for (const rules::Part part : rules::kParts) {
            if (rules::kPartsToLeaveOut.contains(part) && random.below(2) != 0) {
                setup.changed.insert(part);
            }
        }
    }
    return setup;
}

void RivalTraining::step(float rate, RivalProgress& progress) {
    const rules::Setup setup = any_setup();
    RivalPlay& player = setup.mode == rules::Mode::Base ? base_ : ghosts_;
    const std::size_t before = player.positions();
    const auto end = player.play(rules::rivals::start(player.tables(), setup), learner_.random(),
                                 learner_.course().whim);
    player.teach(end, learner_.course().lambda, win_part_at(rate), learner_.memory());
    learner_.count_game();
    ++progress.games;
    progress.positions += player.positions() - before;
    progress.surprise += player.surprise(end);
    learner_.learn(rate);
}

RivalMarks RivalTraining::examine() {
    const RivalMarks marks = examine_rivals(base_.tables(), ghosts_.tables(), learner_.average(),
                                            learner_.best(), learner_.course().exam_games);
    if (marks.mean() > 0.5) learner_.keep_average(marks.mean());
    return marks;
}

}  // namespace mistward::companion::train
