#pragma once

#include "companion/rivals/observer.hpp"
#include "rules/game.hpp"

#include <set>
#include <string>
#include <string_view>

namespace mistward::companion::rivals {

/// What a player sees in a position of a small box, in which chances can be counted by hand.
class RivalLook {
public:
    /// The position that a state text describes, seen by a player; the box has its tiles and,
    /// unseen, those of `unseen`, one for each word.
    RivalLook(std::string_view unseen, std::string_view state, std::size_t player = 0);

    /// The value of the feature of that name; throws `std::out_of_range` if there is none.
    float operator[](std::string_view feature) const;

    /// The features that any look was asked for.
    static const std::set<std::string, std::less<>>& asked();

private:
    rules::Game game_;
    rules::PlayerId player_;
};

}  // namespace mistward::companion::rivals
