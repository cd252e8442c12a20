#include "clients/environment/kind.hpp"

namespace mistward::environment {

const Kind& kind_of(rules::Mode mode) {
    static const Kind team{ActionSpace(rules::Mode::Mists), ObservationLayout(rules::Mode::Mists)};
    static const Kind rivals{ActionSpace(rules::Mode::Ghosts),
                             ObservationLayout(rules::Mode::Ghosts)};
    return mode == rules::Mode::Mists ? team : rivals;
}

/// For each tile: drawn, placed or face down, a ghost or two, a meeple, and later the scoring of
/// that meeple and the choice of whom its colour's points move. Besides, a burial for each cemetery
/// and four decisions for each hound.
std::size_t most_decisions(const Match& match) {
    constexpr std::size_t kForATile = 8;
    constexpr std::size_t kBesides = rules::mists::Limits::kCentres + 2 * 5;
    return kForATile * match.first_moment().deck().size() + kBesides;
}

}  // namespace mistward::environment
