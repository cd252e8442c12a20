#include "server/record/read_tiles.hpp"

#include "protocol/json_text.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"
#include "server/work/effort.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace mistward::rooms {

namespace {

using rules::TileSet;

tl::unexpected<std::string> not_its_tiles(std::string_view digest, const std::string& why) {
    return tl::unexpected("the tile set " + std::string(digest) + " cannot be played with: " + why);
}

/// The mists set that was joined with the base tiles; nothing if the set is no such pair.
std::optional<TileSet> without_base(const TileSet& joined, const TileSet& base) {
    std::vector<rules::Tile> first;
    std::ranges::copy_if(base.tiles, std::back_inserter(first),
                         [](const rules::Tile& tile) { return tile.copies != 0; });
    const std::string prefix = base.name + "+";
    const bool is_joined = joined.name.starts_with(prefix) && joined.tiles.size() > first.size() &&
                           std::ranges::equal(first, std::span(joined.tiles).first(first.size()));
    if (!is_joined) return std::nullopt;
    TileSet mists{joined.name.substr(prefix.size()), {}, joined.start};
    mists.tiles.assign(joined.tiles.begin() + static_cast<std::ptrdiff_t>(first.size()),
                       joined.tiles.end());
    for (rules::StartTile& start : mists.start) {
        if (start.tile.value() < first.size()) return std::nullopt;
        start.tile = rules::TileId(start.tile.value() - first.size());
    }
    return mists;
}

/// The mists tiles of a set for such a game. The base game has no others than those in the binary.
std::optional<TileSet> mists_of(rules::Mode mode, TileSet set) {
    if (mode == rules::Mode::Mists) return set;
    if (mode == rules::Mode::Base) return std::nullopt;
    return without_base(set, *protocol::embedded_base_tileset());
}

}  // namespace

tl::expected<TileCatalogue, std::string> read_catalogue(rules::Mode mode, std::string_view digest,
                                                        std::string_view text) {
    work::note_read(text.size());
    const auto document = protocol::parse_json(text);
    if (!document) return not_its_tiles(digest, document.error().message);
    auto set = protocol::read_tileset_document(*document);
    if (!set) return not_its_tiles(digest, set.error());
    auto mists = mists_of(mode, std::move(*set));
    if (!mists) return not_its_tiles(digest, "it is for another game");
    auto catalogue = TileCatalogue::with_mists(std::make_shared<const TileSet>(std::move(*mists)));
    if (!catalogue) return not_its_tiles(digest, catalogue.error().front());
    if ((*catalogue)[mode].digest != digest) return not_its_tiles(digest, "it has another digest");
    return std::move(*catalogue);
}

tl::expected<GameTiles, std::string> read_tiles(rules::Mode mode, std::string_view digest,
                                                std::string_view text) {
    return read_catalogue(mode, digest, text).map([mode](const TileCatalogue& catalogue) {
        return catalogue[mode];
    });
}

}  // namespace mistward::rooms
