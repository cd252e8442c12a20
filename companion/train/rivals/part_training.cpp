#include "companion/train/rivals/part_training.hpp"

#include "companion/train/rivals/match.hpp"

#include <algorithm>

namespace mistward::companion::train {
namespace {

std::vector<std::string_view> names_of(std::span<const rivals::Row> rows) {
    std::vector<std::string_view> names;
    for (const auto& row : rows) names.push_back(row.name);
    return names;
}

/// The parts that are trained, one after the other.
std::vector<rules::Part> trained_parts() {
    std::vector<rules::Part> parts;
    for (const rules::Part part : rules::kParts) {
        if (rules::kPartsOfGhosts.contains(part) || !rivals::kSeenParts.contains(part)) continue;
        parts.push_back(part);
    }
    return parts;
}

}  // namespace

std::vector<std::string_view> PartTraining::names() {
    return names_of(rivals::rows<rules::rivals::LargeState>());
}

PartTraining::PartTraining(MakeTables make_tables, const Network& without_parts,
                           const Course& course, std::uint64_t seed)
    : make_tables_(std::move(make_tables)), learner_(names(), course, seed) {
    learner_.begin_with(without_parts, names_of(rivals::rows()));
}

rules::Setup PartTraining::any_setup() {
    constexpr std::array<std::uint8_t, 10> kPlayers{2, 2, 2, 2, 2, 2, 2, 2, 3, 4};
    Random& random = learner_.random();
    rules::Setup setup{.mode = random.below(8) != 0 ? rules::Mode::Base : rules::Mode::Ghosts};
    setup.players = kPlayers[random.below(kPlayers.size())];
    const auto parts = trained_parts();
    switch (random.below(4)) {
        case 0:
        case 1:
            setup.changed.insert(parts[random.below(parts.size())]);
            break;
        case 2:
            for (const rules::Part part : parts) setup.changed.insert(part);
            break;
        default:
            setup.changed.insert(parts[random.below(parts.size())]);
            for (const rules::Part part : parts) {
                if (random.below(2) != 0) setup.changed.insert(part);
            }
    }
    return setup;
}

const rules::Tables& PartTraining::tables_of(const rules::Setup& setup) {
    const rules::Boxes boxes = rules::boxes_of(setup);
    const auto known = tables_.find(boxes);
    if (known != tables_.end()) return known->second;
    return tables_.emplace(boxes, make_tables_(boxes)).first->second;
}

void PartTraining::step(float rate, RivalProgress& progress) {
    constexpr float kWinPart = 0.6F;  // points say more about early turns, wins about late ones
    const rules::Setup setup = any_setup();
    const rules::Tables& tables = tables_of(setup);
    RivalPlayOf<State> player(tables, learner_.network());
    const State end = player.play(rules::rivals::start<State>(tables, setup), learner_.random(),
                                  learner_.course().whim);
    player.teach(end, learner_.course().lambda, std::max(kWinPart, 1 - rate), learner_.memory());
    learner_.count_game();
    ++progress.games;
    progress.positions += player.positions();
    progress.surprise += player.surprise(end);
    learner_.learn(rate);
}

double PartTraining::examine() {
    const std::size_t pairs = std::max<std::size_t>(1, learner_.course().exam_games / 2);
    const auto parts = trained_parts();
    double won = 0;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        rules::Setup setup{.mode = rules::Mode::Base, .players = 2};
        const std::size_t which = pair % (parts.size() + 2);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (which == i || which >= parts.size()) setup.changed.insert(parts[i]);
        }
        const rules::Tables& tables = tables_of(setup);
        won += 2 * part_won(tables, rules::rivals::start<State>(tables, setup), learner_.average(),
                            learner_.best(), 2, 2 * pair);
    }
    const double mark = won / (2.0 * static_cast<double>(pairs));
    if (mark > 0.5) learner_.keep_average(mark);
    return mark;
}

}  // namespace mistward::companion::train
