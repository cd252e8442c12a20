#pragma once

#include "rules/decision.hpp"
#include "rules/event.hpp"
#include "rules/mists/setup.hpp"
#include "rules/mists/state.hpp"
#include "rules/result.hpp"
#include "rules/tileset.hpp"
#include "rules/view.hpp"

#include <memory>
#include <vector>

namespace mistward::rules {

class Tables;

/// One game: its rules (shared, immutable) and its state (a value). Copying a `Game` copies the
/// state and shares the rules; equal games have equal states. Deterministic: no clock, no chance of
/// its own.
///
/// This is the convenient face of the core for rooms, clients and tests, and it allocates. Search
/// works on `mists::State` directly with the functions of `rules/mists/game.hpp`, which do not.
class Game {
public:
    /// A new game before its first draw. The set must have passed `check_tileset`; throws
    /// `std::invalid_argument` if it is too large or the setup is not one that is played (M-SET-1,
    /// M-SET-3).
    Game(std::shared_ptr<const TileSet> tiles, const mists::Setup& setup);

    /// The same with tables that other games share.
    Game(std::shared_ptr<const Tables> tables, const mists::Setup& setup);

    const TileSet& tileset() const;
    const mists::Setup& setup() const;
    const mists::State& state() const;
    const Tables& tables() const;

    DecisionPoint point() const;

    /// Every legal decision of this moment, in a fixed order; at a chance point, the draws that the
    /// unseen tiles allow. Empty when the game is over.
    std::vector<Decision> legal() const;

    /// Makes the decision and everything that follows from it without a choice. Refused decisions
    /// leave the game unchanged.
    Result<std::vector<Event>> apply(const Decision& decision);

    View view() const;

    /// The tiles that may be drawn in this game (by level), before the first draw: in tile-set
    /// order, each copy once. A committed deck is a permutation of this list.
    std::vector<TileId> deck() const;

    friend bool operator==(const Game& a, const Game& b) { return a.state_ == b.state_; }

private:
    std::shared_ptr<const Tables> tables_;
    mists::State state_;
};

}  // namespace mistward::rules
