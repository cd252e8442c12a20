#pragma once

#include "rules/game.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace mistward::rooms {

/// A game that nobody plays right now. A state has room for all that a game can ever hold, and most
/// of that is zero; only the rest is kept, so that a game takes as much memory as was played of it.
/// A value; copies share what they hold.
class PackedGame {
public:
    PackedGame() = default;  ///< of no game; not to be unpacked
    explicit PackedGame(const rules::Game& game);

    /// The game that was packed; `tables` are those of its tiles.
    rules::Game unpack(std::shared_ptr<const rules::Tables> tables) const {
        return unpack_(content_.get(), std::move(tables));
    }

    std::size_t bytes() const { return words_ * sizeof(std::uint64_t); }

private:
    using Unpack = rules::Game (*)(const std::uint64_t* content,
                                   std::shared_ptr<const rules::Tables> tables);

    /// For each block of the state's words a mask of those that are not zero, then these.
    std::shared_ptr<const std::uint64_t[]> content_;
    std::uint32_t words_ = 0;
    Unpack unpack_ = nullptr;  ///< makes the type of state that was packed
};

}  // namespace mistward::rooms
