#pragma once

#include "rules/core/tileset.hpp"

#include <tl/expected.hpp>

#include <array>
#include <span>

namespace mistward::rules {

/// The published facts of the base set: 24 types and how many tiles show each, what the sides of
/// the 72 tiles add up to, coats of arms, monasteries, the start tile D (G-SET-2). One sentence for
/// each that does not hold.
std::vector<std::string> check_base_facts(const TileSet& set);

/// The tiles of all sets, in their order, as one set named after them all. The start tile is that
/// of the last set that has one; what only the start tiles of others show stays out (G-SET-1).
/// Copies that a set says to have a garden become a face of their own at its place, named
/// `ID-garden`. On failure: which faces have one name, and which gardens are on no tile.
tl::expected<TileSet, std::vector<std::string>> join_tilesets(std::span<const TileSet* const> sets);

/// The tiles of the competitive game: those of both sets, and the start tile of the expansion; that
/// of the base set stays out (G-SET-1). The faces of the base set come first.
inline tl::expected<TileSet, std::vector<std::string>> join_tilesets(const TileSet& base,
                                                                     const TileSet& expansion) {
    return join_tilesets(std::array{&base, &expansion});
}

}  // namespace mistward::rules
