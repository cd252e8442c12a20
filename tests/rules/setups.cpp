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

std::vector<Setup> setups_with_parts() {
    std::vector<Setup> setups;
    for (const Part part : kParts) {
        if (!kPartsToAdd.contains(part)) continue;
        for (const Mode mode : {Mode::Base, Mode::Ghosts}) {
            for (std::uint8_t players = 2; players <= 6; players += 2) {
                setups.push_back({.mode = mode, .players = players, .changed = {part}});
            }
        }
    }
    for (std::uint8_t players = 2; players <= 6; ++players) {
        setups.push_back({.mode = Mode::Ghosts, .players = players, .changed = kPartsToAdd});
    }
    return setups;
}

std::vector<Setup> all_setups() {
    std::vector<Setup> setups = team_setups();
    for (std::uint8_t players = 2; players <= 6; ++players) {
        setups.push_back({.mode = Mode::Base, .players = players});
        for (unsigned parts = 0; parts < 8; ++parts) {
            Setup setup{.mode = Mode::Ghosts, .players = players};
            if ((parts & 1U) == 0) setup.changed.insert(Part::Ghosts);
            if ((parts & 2U) == 0) setup.changed.insert(Part::Castles);
            if ((parts & 4U) == 0) setup.changed.insert(Part::Cemeteries);
            setups.push_back(setup);
        }
    }
    return setups;
}

}  // namespace mistward::rules
