#include "clients/environment/kind.hpp"

#include <array>

namespace mistward::environment {

const Kind& kind_of(KindId id) {
    const auto make = [](KindId kind) { return Kind{ActionSpace(kind), ObservationLayout(kind)}; };
    static const std::array kinds{make(KindId::Team), make(KindId::Rivals),
                                  make(KindId::WithParts)};
    return kinds[static_cast<std::size_t>(id)];
}

/// For each tile: drawn, placed or face down, a ghost or two, a meeple, and later the scoring of
/// that meeple and the choice of whom its colour's points move. Besides, a burial for each cemetery
/// and four decisions for each hound. With parts a ransom, a capture, an exchange, six moves of the
/// dragon, a wagon of each player and an abbey, too, and a turn in which each abbey is placed.
std::size_t most_decisions(const Match& match) {
    const bool parts = kind_id(match.setup()) == KindId::WithParts;
    const std::size_t for_a_tile = parts ? 24 : 8;
    const std::size_t besides =
        parts ? for_a_tile * kMostPlayers : rules::mists::Limits::kCentres + 2 * 5;
    return for_a_tile * match.first_moment().deck().size() + besides;
}

}  // namespace mistward::environment
