#include "tests/rules/dealing.hpp"

#include "rules/core/overloaded.hpp"

#include <utility>

namespace mistward::rules {
namespace {

Colour renamed(const Setup& setup, Colour colour) {
    return setup.colours[static_cast<std::size_t>(colour)];
}

}  // namespace

Setup dealt(Setup setup, Random random) {
    for (std::size_t i = kColourCount; i > 1; --i) {
        std::swap(setup.colours[i - 1], setup.colours[random.below(i)]);
    }
    ColourSet scoring;
    for (const Colour colour : setup.scoring) scoring.insert(renamed(setup, colour));
    setup.scoring = scoring;
    return setup;
}

Decision renamed(const Setup& setup, Decision decision) {
    const auto rename = [&](Colour& colour) { colour = renamed(setup, colour); };
    std::visit(Overloaded{[&](PlaceMeeple& made) { rename(made.colour); },
                          [&](BuryFromSupply& made) { rename(made.colour); },
                          [&](AssignPoints& made) { rename(made.track); }, [](auto&) {}},
               decision);
    return decision;
}

}  // namespace mistward::rules
