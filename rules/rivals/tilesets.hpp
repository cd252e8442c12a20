#pragma once

#include "rules/core/tileset.hpp"

#include <tl/expected.hpp>

namespace mistward::rules {

/// The published facts of the base set: 24 types and how many tiles show each, what the sides of
/// the 72 tiles add up to, coats of arms, monasteries, the start tile D (G-SET-2). One sentence for
/// each that does not hold.
std::vector<std::string> check_base_facts(const TileSet& set);

/// The tiles of the competitive game: those of both sets, and the start tile of the expansion; that
/// of the base set stays out (G-SET-1). The faces of the base set come first. On failure: which
/// faces have one name.
tl::expected<TileSet, std::vector<std::string>> join_tilesets(const TileSet& base,
                                                              const TileSet& expansion);

}  // namespace mistward::rules
