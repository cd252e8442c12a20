#include "tests/rules/setups.hpp"

#include "tests/rules/simulation.hpp"

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
    // Every number of players with each mode in turn.
    const auto add = [&](PartSet parts) {
        if (parts.empty()) return;
        const auto number = setups.size();
        const Mode mode = number / 5 % 2 == 0 ? Mode::Base : Mode::Ghosts;
        setups.push_back({mode, 1, static_cast<std::uint8_t>(2 + number % 5), {}, parts});
    };
    for (const Part part : kParts) {
        if (!kPartsToAdd.contains(part)) continue;
        for (const Mode mode : {Mode::Base, Mode::Ghosts}) {
            const auto players = static_cast<std::uint8_t>(2 + setups.size() % 5);
            setups.push_back({.mode = mode, .players = players, .changed = {part}});
        }
    }
    for (const Expansion one : kExpansions) {
        for (const Expansion other : kExpansions) {
            if (one < other) add((parts_of(one) | parts_of(other)) & kPartsToAdd);
        }
    }
    Random random(41);
    for (int number = 0; number < 6; ++number) {
        PartSet parts;
        for (const Part part : kParts) {
            if (kPartsToAdd.contains(part) && random.below(2) == 0) parts.insert(part);
        }
        add(parts);
    }
    for (std::uint8_t players = 2; players <= 6; ++players) {
        const Mode mode = players == 3 ? Mode::Base : Mode::Ghosts;
        setups.push_back({.mode = mode, .players = players, .changed = kPartsToAdd});
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
