#include "server/record/logged_turns.hpp"

namespace mistward::rooms {

std::vector<LoggedTurn> turns_of(const LoggedGame& game) {
    const History& history = game.history();
    std::vector<LoggedTurn> turns;
    std::uint64_t before = 0;
    bool goes_on = false;
    for (const std::uint64_t seq : history.line(game.seq())) {
        const bool decided = history.player_decides_at(before);
        if (decided && !goes_on) turns.push_back({before, {}});
        if (decided) turns.back().decisions.push_back(seq);
        goes_on = decided;
        before = seq;
    }
    return turns;
}

}  // namespace mistward::rooms
