#include "server/service/tile_shelf.hpp"

#include "server/log/log.hpp"
#include "server/record/read_tiles.hpp"
#include "server/record/setup_record.hpp"
#include "server/service/on_worker.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

std::optional<GameTiles> TileShelf::find(const rules::Boxes& boxes, std::string_view digest) {
    const SharedCatalogue now = catalogue();
    if (const GameTiles* known = now->find(boxes, digest)) return *known;
    const std::lock_guard lock(mutex_);
    return find_read(boxes, digest);
}

std::optional<GameTiles> TileShelf::find_read(const rules::Boxes& boxes, std::string_view digest) {
    const auto slot = std::ranges::find_if(slots_, [&](const Slot& read) {
        return read.boxes == boxes && read.tiles.digest == digest;
    });
    if (slot == slots_.end()) return std::nullopt;
    slots_.splice(slots_.begin(), slots_, slot);
    return slots_.front().tiles;
}

tl::expected<GameTiles, std::string> TileShelf::read(const rules::Boxes& boxes,
                                                     std::string_view digest,
                                                     std::string_view text) {
    auto tiles = read_tiles(boxes, digest, text);
    if (!tiles) return tiles;
    const std::lock_guard lock(mutex_);
    // Somebody else may have read it meanwhile.
    if (auto kept = find_read(boxes, digest)) return std::move(*kept);
    slots_.push_front({boxes, *tiles});
    if (slots_.size() > kMostRead) slots_.pop_back();
    return tiles;
}

std::optional<WantedTiles> wanted_tiles(const store::GameRecord& game) {
    const auto setup = try_setup_record(game.setup);
    if (!setup) return std::nullopt;
    return WantedTiles{rules::boxes_of(*setup), game.tileset_digest};
}

AsyncResult<std::optional<GameTiles>> find_tiles(const Services& services, TileShelf& shelf,
                                                 WantedTiles wanted, work::Key key) {
    using Found = protocol::Result<std::optional<GameTiles>>;
    if (auto at_hand = shelf.find(wanted.boxes, wanted.digest)) co_return std::move(at_hand);
    const auto stored = co_await services.store.find_tileset(wanted.digest);
    if (!stored) co_return tl::unexpected(storage_error(stored.error()));
    if (!*stored) co_return std::nullopt;
    const auto read = [&shelf, &wanted, &text = **stored]() -> Found {
        auto tiles = shelf.read(wanted.boxes, wanted.digest, text);
        if (tiles) return std::optional(std::move(*tiles));
        return tl::unexpected(protocol::Error{protocol::ErrorCode::GameUnreadable, tiles.error()});
    };
    co_return co_await on_worker(services.workers, std::move(key), read);
}

AsyncResult<TileShelf::SharedCatalogue> find_catalogue(store::Store& store,
                                                       work::WorkerPool& workers,
                                                       std::string digest) {
    using Found = protocol::Result<TileShelf::SharedCatalogue>;
    const auto stored = co_await store.find_tileset(digest);
    if (!stored) co_return tl::unexpected(storage_error(stored.error()));
    if (!*stored) co_return nullptr;
    const auto read = [&digest, &text = **stored]() -> Found {
        auto catalogue = read_catalogue({rules::Mode::Mists, {}}, digest, text);
        if (catalogue) return std::make_shared<const TileCatalogue>(std::move(*catalogue));
        return tl::unexpected(
            protocol::Error{protocol::ErrorCode::GameUnreadable, catalogue.error()});
    };
    work::Key key({}, digest);
    co_return co_await on_worker(workers, std::move(key), read);
}

asio::awaitable<void> keep_known_tiles(store::Store& store, const TileCatalogue& catalogue,
                                       std::int64_t now_ms) {
    std::vector<store::TilesetRecord> records;
    for (const GameTiles& tiles : catalogue.all()) {
        records.push_back({tiles.digest, now_ms, tiles.text});
    }
    const auto kept = co_await store.keep_named_tilesets(std::move(records));
    if (!kept) log::warn("the tile sets of older games cannot be kept: {}", name(kept.error()));
}

}  // namespace mistward::rooms
