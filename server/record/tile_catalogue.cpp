#include "server/record/tile_catalogue.hpp"

#include "protocol/sha256.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace mistward::rooms {

namespace {

using SharedSet = std::shared_ptr<const rules::TileSet>;

constexpr rules::Boxes kMists{rules::Mode::Mists, {}};
constexpr rules::Boxes kGhosts{rules::Mode::Ghosts, {}};

rules::Boxes with_everything() {
    rules::Boxes boxes = kGhosts;
    for (const rules::Expansion expansion : rules::kExpansions) boxes.expansions.insert(expansion);
    return boxes;
}

/// Whether some boxes' tiles are the same whatever the mists tiles are.
bool is_of_binary(const rules::Boxes& boxes) { return boxes.mode == rules::Mode::Base; }

/// Why games cannot be played with these mists tiles. Those of expansions always fit into the game
/// that they are added to; only their names may be taken.
std::vector<std::string> faults_with(const rules::TileSet& mists) {
    const auto joined = protocol::tiles_of(kGhosts, mists);
    if (!joined) return joined.error();
    auto faults = rules::check_capacity(kMists, mists);
    for (std::string& fault : rules::check_capacity(kGhosts, *joined)) {
        // What no game knows, both say.
        if (std::ranges::find(faults, fault) == faults.end()) faults.push_back(std::move(fault));
    }
    if (!faults.empty()) return faults;
    const auto everything = protocol::tiles_of(with_everything(), mists);
    return everything ? faults : everything.error();
}

}  // namespace

/// Sets with the same mists tiles, made when they are first asked for and never given up.
class TileCatalogue::Joined {
public:
    explicit Joined(SharedSet mists) : mists_(std::move(mists)) {}

    const rules::TileSet& mists() const { return *mists_; }

    const GameTiles& operator[](const rules::Boxes& boxes) {
        const std::lock_guard lock(mutex_);
        const auto found = made_.find(boxes);
        if (found != made_.end()) return found->second;
        auto tiles = boxes == kMists ? mists_
                                     : std::make_shared<const rules::TileSet>(
                                           protocol::tiles_of(boxes, *mists_).value());
        return made_.emplace(boxes, game_tiles(std::move(tiles))).first->second;
    }

    /// Those of every version.
    static const std::vector<std::shared_ptr<Joined>>& shipped() {
        static const auto kShipped = [] {
            std::vector<std::shared_ptr<Joined>> versions;
            for (const SharedSet& mists : protocol::embedded_mists_tilesets()) {
                versions.push_back(std::make_shared<Joined>(mists));
            }
            return versions;
        }();
        return kShipped;
    }

    static const GameTiles* find_shipped(const rules::Boxes& boxes, std::string_view digest) {
        for (const auto& version : shipped()) {
            const GameTiles& tiles = (*version)[boxes];
            if (tiles.digest == digest) return &tiles;
        }
        return nullptr;
    }

private:
    const SharedSet mists_;
    std::mutex mutex_;
    std::map<rules::Boxes, GameTiles> made_;
};

GameTiles game_tiles(std::shared_ptr<const rules::TileSet> tiles) {
    auto text = std::make_shared<const std::string>(protocol::canonical_text(*tiles));
    std::string digest = protocol::hex(protocol::sha256(*text));
    return {std::make_shared<const rules::Tables>(std::move(tiles)), std::move(digest),
            std::move(text)};
}

TileCatalogue::TileCatalogue() : joined_(Joined::shipped().back()) {}

tl::expected<TileCatalogue, std::vector<std::string>> TileCatalogue::with_mists(SharedSet mists) {
    for (const auto& version : Joined::shipped()) {
        if (version->mists() == *mists) return TileCatalogue(version);
    }
    auto faults = faults_with(*mists);
    if (!faults.empty()) return tl::unexpected(std::move(faults));
    return TileCatalogue(std::make_shared<Joined>(std::move(mists)));
}

const GameTiles& TileCatalogue::operator[](const rules::Boxes& boxes) const {
    // Made once for all.
    return is_of_binary(boxes) ? (*Joined::shipped().back())[boxes] : (*joined_)[boxes];
}

const GameTiles* TileCatalogue::find(const rules::Boxes& boxes, std::string_view digest) const {
    const GameTiles& own = (*this)[boxes];
    if (own.digest == digest) return &own;
    return is_of_binary(boxes) ? nullptr : Joined::find_shipped(boxes, digest);
}

const GameTiles* TileCatalogue::find(std::string_view digest) const {
    for (const rules::Mode mode : rules::kAllOf<rules::Mode>) {
        if (const GameTiles* tiles = find({mode, {}}, digest)) return tiles;
    }
    return nullptr;
}

const GameTiles* TileCatalogue::find_new(std::string_view digest) const {
    for (const rules::Boxes& boxes : rules::all_boxes()) {
        const GameTiles& tiles = (*this)[boxes];
        if (tiles.digest == digest) return &tiles;
    }
    return nullptr;
}

std::vector<GameTiles> TileCatalogue::all() const {
    std::vector<GameTiles> all;
    for (const rules::Mode mode : rules::kAllOf<rules::Mode>) {
        all.push_back((*this)[mode]);
        for (const auto& version : Joined::shipped()) all.push_back((*version)[{mode, {}}]);
    }
    return all;
}

bool TileCatalogue::is_shipped(const rules::Boxes& boxes, std::string_view digest) {
    return Joined::find_shipped(boxes, digest) != nullptr;
}

}  // namespace mistward::rooms
