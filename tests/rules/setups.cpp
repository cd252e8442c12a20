#include "tests/rules/setups.hpp"

namespace mistward::rules {

std::vector<Setup> team_setups() {
    std::vector<Setup> setups;
    for (std::uint8_t level = 1; level <= kHighestLevel; ++level) {
        for (std::uint8_t players = 1; players <= 5; ++players) {
            setups.push_back({.level = level, .players = players});
        }
    }
    setups.push_back(
        {.level = 6, .players = 2, .scoring = {Colour::Red, Colour::Blue, Colour::Yellow}});
    setups.push_back(
        {.level = 6, .players = 5, .scoring = {Colour::Green, Colour::Yellow, Colour::Black}});
    setups.push_back({.level = 5, .players = 3, .rules = 2});
    setups.push_back({.level = 6, .players = 2, .rules = 2});
    return setups;
}

std::vector<Setup> all_setups() {
    std::vector<Setup> setups = team_setups();
    for (std::uint8_t players = 2; players <= 6; ++players) {
        setups.push_back({.mode = Mode::Base, .players = players});
        for (unsigned parts = 0; parts < 8; ++parts) {
            const Modules modules{(parts & 1U) != 0, (parts & 2U) != 0, (parts & 4U) != 0};
            setups.push_back({.mode = Mode::Ghosts, .players = players, .modules = modules});
        }
    }
    return setups;
}

}  // namespace mistward::rules
