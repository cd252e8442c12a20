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

std::vector<std::uint64_t> turn_ends(const LoggedGame& game) {
    const History& history = game.history();
    const auto line = history.line(game.seq());
    const auto draws_tile = [&](std::size_t i) {
        const std::size_t before = history.drawn_at(i == 0 ? 0 : line[i - 1]);
        return !game.entries()[line[i] - 1].player && history.drawn_at(line[i]) > before;
    };
    std::vector<std::uint64_t> ends;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool is_last = i + 1 == line.size();
        const bool goes_on = is_last ? !game.is_over() : !draws_tile(i + 1);
        if (!goes_on && !draws_tile(i)) ends.push_back(line[i]);
    }
    return ends;
}

}  // namespace mistward::rooms
