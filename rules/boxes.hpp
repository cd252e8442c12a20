#pragma once

#include "rules/core/enum_set.hpp"
#include "rules/core/indexed_by.hpp"
#include "rules/core/setup.hpp"

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace mistward::rules {

using Expansions = EnumSet<Expansion>;

/// The boxes that the tiles of a game come from: those of its mode, and those of the expansions
/// that are played with. Games of the same boxes are played with the same tiles, but for those that
/// a game leaves in the box (`is_drawn_in`).
struct Boxes {
    Mode mode = Mode::Mists;
    Expansions expansions = {};
    auto operator<=>(const Boxes&) const = default;
};

/// Those of a setup: every expansion of which any part is played (E-SET-1, E-SET-2).
Boxes boxes_of(const Setup& setup);

/// All that there are.
std::vector<Boxes> all_boxes();

/// The sets that tiles come from.
struct TileSources {
    const TileSet& mists;
    const TileSet& base;
    ByEnum<Expansion, const TileSet*> added;
};

/// The tiles of these boxes as one set (`join_tilesets`): the base set, the mists set, then the
/// expansions in their order; each as far as the boxes have it. On failure: which faces have one
/// name, and which gardens are on no tile.
tl::expected<TileSet, std::vector<std::string>> tiles_of(const Boxes& boxes,
                                                         const TileSources& sources);

/// Why a game cannot be played with the tiles of these boxes, one sentence each; empty if it can.
std::vector<std::string> check_capacity(const Boxes& boxes, const TileSet& tiles);

/// What of a set that adds to others no game knows, one sentence for each thing.
std::vector<std::string> check_addition(const TileSet& set);

}  // namespace mistward::rules
