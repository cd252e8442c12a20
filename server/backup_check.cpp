#include "server/backup_check.hpp"

#include "server/commands/replay.hpp"
#include "server/log/log.hpp"
#include "server/store/read_only_database.hpp"
#include "server/tileset_source.hpp"

#include <optional>
#include <stdexcept>
#include <string>

namespace mistward {

namespace {

/// The games of a database file.
class Games {
public:
    explicit Games(const std::filesystem::path& file) : database_(file.string()) {}

    store::ReadOnlyDatabase& database() { return database_; }
    rooms::GameCheck replay(const std::string& id, rooms::TileShelf& tiles) {
        const commands::GameSource source{
            [this](const std::string& game) { return database_.find_game(game); },
            [this](const std::string& digest) { return database_.find_tileset(digest); }};
        return commands::replay(id, source, tiles);
    }

private:
    store::ReadOnlyDatabase database_;
};

}  // namespace

void check_restored(const std::filesystem::path& restored, const std::filesystem::path& database,
                    const std::filesystem::path& tileset) {
    rooms::TileShelf tiles(load_catalogue(tileset));
    Games copy(restored);
    if (const auto damage = copy.database().damage(); !damage.empty()) {
        throw std::runtime_error("it is damaged: " + damage.front());
    }
    std::optional<Games> original;
    for (const std::string& id : copy.database().game_ids()) {
        const auto [verdict, why] = copy.replay(id, tiles);
        if (verdict != rooms::Verdict::Broken) continue;
        if (!original) original.emplace(database);
        if (original->replay(id, tiles).verdict != rooms::Verdict::Broken) {
            throw std::runtime_error("game " + id + " does not replay: " + why);
        }
        log::error("game {} does not replay, neither from the backup nor from the database: {}", id,
                   why);
    }
}

}  // namespace mistward
