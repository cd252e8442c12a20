#include "server/record/read_tiles.hpp"

#include "protocol/json_text.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"
#include "server/work/effort.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace mistward::rooms {

namespace {

using rules::TileSet;

tl::unexpected<std::string> not_its_tiles(std::string_view digest, const std::string& why) {
    return tl::unexpected("the tile set " + std::string(digest) + " cannot be played with: " + why);
}

/// What lies around the mists set in a set that was joined: the base tiles before it, and behind it
/// those of expansions, after which only the start tile's faces come.
struct Around {
    std::string name_before;
    std::string name_behind;
    std::vector<rules::Tile> before;
    std::vector<rules::Tile> behind;
};

Around around_mists(const rules::Boxes& boxes) {
    const TileSet& base = *protocol::embedded_base_tileset();
    const auto of_base =
        std::ranges::count_if(base.tiles, [](const rules::Tile& tile) { return tile.copies != 0; });
    TileSet others = protocol::tiles_of({rules::Mode::Base, boxes.expansions}, {}).value();
    const auto first_behind = others.tiles.begin() + of_base;
    return {base.name + "+",
            others.name.substr(base.name.size()),
            {others.tiles.begin(), first_behind},
            {first_behind, others.tiles.end()}};
}

/// The mists set between them; nothing if the set was not joined so.
std::optional<TileSet> mists_in(const TileSet& joined, const Around& around) {
    const std::span all(joined.tiles);
    const std::size_t before = around.before.size();
    const std::size_t behind = around.behind.size();
    const std::string_view name = joined.name;
    const bool is_named = name.size() > around.name_before.size() + around.name_behind.size() &&
                          name.starts_with(around.name_before) &&
                          name.ends_with(around.name_behind);
    if (!is_named) return std::nullopt;
    std::set<std::size_t> start_faces;
    for (const rules::StartTile& start : joined.start) {
        const std::size_t tile = start.tile.value();
        if (all[tile].copies == 0) start_faces.insert(tile);
    }
    if (all.size() < before + behind + start_faces.size()) return std::nullopt;
    const std::size_t end = all.size() - start_faces.size();
    const std::size_t tail = end - behind;
    if (!std::ranges::equal(around.before, all.first(before)) ||
        !std::ranges::equal(around.behind, all.subspan(tail, behind))) {
        return std::nullopt;
    }
    const auto length = name.size() - around.name_before.size() - around.name_behind.size();
    TileSet mists{joined.name.substr(around.name_before.size(), length), {}, joined.start};
    mists.tiles.assign(all.begin() + before, all.begin() + tail);
    mists.tiles.insert(mists.tiles.end(), all.begin() + end, all.end());
    for (rules::StartTile& start : mists.start) {
        const std::size_t tile = start.tile.value();
        const bool is_between = tile >= before && tile < tail;
        if (!is_between && tile < end) return std::nullopt;
        start.tile = rules::TileId(tile - before - (is_between ? 0 : behind));
    }
    return mists;
}

/// The mists tiles of a set for such a game. The base game has no others than those in the binary.
std::optional<TileSet> mists_of(const rules::Boxes& boxes, TileSet set) {
    if (boxes.mode == rules::Mode::Mists) return set;
    if (boxes.mode == rules::Mode::Base) return std::nullopt;
    return mists_in(set, around_mists(boxes));
}

}  // namespace

tl::expected<TileCatalogue, std::string> read_catalogue(const rules::Boxes& boxes,
                                                        std::string_view digest,
                                                        std::string_view text) {
    work::note_read(text.size());
    const auto document = protocol::parse_json(text);
    if (!document) return not_its_tiles(digest, document.error().message);
    auto set = protocol::read_tileset_document(*document);
    if (!set) return not_its_tiles(digest, set.error());
    auto mists = mists_of(boxes, std::move(*set));
    if (!mists) return not_its_tiles(digest, "it is for another game");
    auto catalogue = TileCatalogue::with_mists(std::make_shared<const TileSet>(std::move(*mists)));
    if (!catalogue) return not_its_tiles(digest, catalogue.error().front());
    if ((*catalogue)[boxes].digest != digest) return not_its_tiles(digest, "it has another digest");
    return std::move(*catalogue);
}

tl::expected<GameTiles, std::string> read_tiles(const rules::Boxes& boxes, std::string_view digest,
                                                std::string_view text) {
    return read_catalogue(boxes, digest, text).map([&boxes](const TileCatalogue& catalogue) {
        return catalogue[boxes];
    });
}

}  // namespace mistward::rooms
