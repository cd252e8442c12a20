#pragma once

#include "rules/boxes.hpp"
#include "rules/core/tables.hpp"
#include "rules/core/tokens.hpp"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace mistward::arena {

/// The tiles of one game, and what an engine is told of them.
struct Tiles {
    std::shared_ptr<const rules::Tables> tables;
    std::string digest;    ///< hex
    std::string document;  ///< as GET /api/v1/tilesets/{game} tells them; one line
};

/// The tiles of all games.
class TileShelf {
public:
    /// With the mists tiles of a file, or the built-in ones without; or everything that is wrong
    /// with it, one sentence each.
    static tl::expected<TileShelf, std::vector<std::string>> open(const std::string& file);

    /// Those of a game, joined anew.
    Tiles operator[](const rules::Setup& setup) const;

private:
    std::shared_ptr<const rules::TileSet> mists_;
};

/// An order of the tiles of a game that has not begun, the first to be drawn first: a deck by its
/// number, the same on every platform.
std::vector<rules::TileId> deck_of(std::vector<rules::TileId> tiles, std::uint64_t number);

/// What comes of a stream when `drawn` of it have been drawn: with a deck come an order of every
/// bag and of what each die shows.
std::uint8_t token_of(const rules::TokenStream& stream, std::size_t drawn, std::uint64_t number);

}  // namespace mistward::arena
