#pragma once

#include "companion/engine/engine.hpp"
#include "companion/engine/fault.hpp"
#include "rules/game.hpp"

#include <optional>
#include <span>
#include <string>

namespace mistward::players {

using engine::Expected;
using engine::Seating;

/// Somebody who plays one game after the other, in one seat or in several. One thread uses it at a
/// time. Only what plays as a program of its own can have a fault, and is of no use after it.
class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    /// A game begins, before its first draw.
    virtual Expected<void> begin(const rules::Game& /*game*/, const Seating& /*seating*/) {
        return {};
    }

    /// A decision was made, by anybody.
    virtual Expected<void> follow(const std::string& /*decision*/, const rules::Game& /*after*/,
                                  std::span<const rules::Event> /*events*/) {
        return {};
    }

    /// What it decides for whoever is to decide; the value is legal.
    virtual Expected<rules::Decision> decide(const rules::Game& game) = 0;

    /// How likely it is to win, whoever's turn it is: the team, or the one that sits there. Nothing
    /// from a player that does not say so.
    virtual std::optional<double> chance(const rules::Game& /*game*/, rules::PlayerId /*seat*/) {
        return std::nullopt;
    }

    /// The game is over, or is broken off.
    virtual Expected<void> end(const rules::Game& /*game*/) { return {}; }

    /// From now on, how much to think of a turn; for those that have such a budget.
    virtual void set_budget(std::size_t /*positions*/) {}

    /// Seconds of the processor that it has used; differences count. Ask on the thread that it
    /// thinks on.
    virtual double processor_seconds() const;
};

}  // namespace mistward::players
