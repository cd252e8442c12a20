#pragma once

#include "companion/mists/observer.hpp"
#include "rules/game.hpp"

#include <string>
#include <string_view>

namespace mistward::companion::mists {

/// What the companion sees in a position of a small box, in which chances can be counted by hand.
class Look {
public:
    /// The position that a state text describes; the box has its tiles and, unseen, those of
    /// `unseen`, one for each word. Without "piles:" they lie in as many piles as the level has.
    Look(std::string_view unseen, std::string_view state);

    /// The value of the feature of that name; throws `std::out_of_range` if there is none.
    float operator[](std::string_view feature) const;

    /// The space that the feature speaks of.
    std::optional<rules::Position> place(std::string_view feature) const;

private:
    rules::Game game_;
};

}  // namespace mistward::companion::mists
