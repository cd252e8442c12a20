#include "server/record/logged_turns.hpp"

namespace mistward::rooms {

std::vector<LoggedTurn> turns_of(const LoggedGame& game) {
    const History& history = game.history();
    std::vector<LoggedTurn> turns;
    std::uint64_t before = 0;
    std::optional<std::uint8_t> decided;
    for (const std::uint64_t seq : history.line(game.seq())) {
        const auto player = game.entries()[seq - 1].player;
        if (player && player != decided) turns.push_back({before, {}});
        if (player) turns.back().decisions.push_back(seq);
        decided = player;
        before = seq;
    }
    return turns;
}

}  // namespace mistward::rooms
