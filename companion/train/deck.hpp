#pragma once

#include "companion/search/ended.hpp"
#include "companion/search/random.hpp"
#include "rules/mists/state.hpp"
#include "rules/rivals/state.hpp"

#include <numeric>
#include <vector>

namespace mistward::companion::train {

/// How many tiles are left to draw, those that may yet be laid face down among them.
inline std::size_t tiles_left(const rules::mists::State& state) {
    return std::accumulate(state.piles.begin(), state.piles.end(), std::size_t{0});
}
template <rules::rivals::AnyState S>
std::size_t tiles_left(const S& state) {
    return state.pile;
}

/// The order in which the tiles of a game come.
class Deck {
public:
    /// All that is unseen before the first draw, shuffled.
    template <class State>
    Deck(const State& start, Random& random) {
        for (std::size_t face = 0; face < start.unseen.size(); ++face) {
            tiles_.insert(tiles_.end(), start.unseen[face], rules::TileId(face));
        }
        random.shuffle(tiles_);
    }

    /// The tile that the next draw brings.
    template <class State>
    rules::DrawTile next(const State& state) const {
        return {tiles_[tiles_.size() - tiles_left(state)]};
    }

    /// The same, where a tile that cannot come yet waits for the next draw (PD-SET-2).
    template <class State>
    rules::DrawTile next(const rules::Tables& tables, const State& state) {
        const std::size_t place = tiles_.size() - tiles_left(state);
        for (std::size_t i = place; i < tiles_.size(); ++i) {
            if (!can_come(tables, state, tiles_[i])) continue;
            std::swap(tiles_[place], tiles_[i]);
            break;
        }
        return {tiles_[place]};
    }

private:
    std::vector<rules::TileId> tiles_;
};

}  // namespace mistward::companion::train
