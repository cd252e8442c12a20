#include "server/service/turning_points.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

namespace mistward::rooms {

namespace {

namespace wire = protocol::wire;

constexpr std::size_t kTurningPoints = 5;
/// A smaller change of the chance is none that a player would remember.
constexpr double kLeastChange = 0.03;

double chance_of(const wire::Chances& chances, const wire::ReviewedTurn& turn) {
    return chances.size() == 1 ? chances[0].value : chances.at(turn.player).value;
}

}  // namespace

std::vector<wire::TurningPoint> turning_points(const wire::Review& review) {
    std::vector<wire::TurningPoint> points;
    const wire::Chances* before = &review.start;
    for (auto turn = review.turns.begin(); turn != review.turns.end();) {
        const auto next = std::find_if(turn, review.turns.end(), [turn](const auto& other) {
            return other.turn != turn->turn;
        });
        const double was = chance_of(*before, *turn);
        const double drawn = (turn->better ? *turn->better : turn->played).chance.value;
        before = &std::prev(next)->decisions.back().chances;
        const double is = chance_of(*before, *turn);
        if (std::abs(is - was) >= kLeastChange) {
            points.push_back({turn->turn, {is - was}, {drawn - was}});
        }
        turn = next;
    }
    std::ranges::stable_sort(points, std::greater{},
                             [](const auto& point) { return std::abs(point.change.value); });
    points.resize(std::min(points.size(), kTurningPoints));
    return points;
}

}  // namespace mistward::rooms
