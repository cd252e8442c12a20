#include "server/backup_check.hpp"

#include "server/commands/replay.hpp"
#include "server/store/read_only_database.hpp"
#include "server/tileset_source.hpp"

#include <stdexcept>

namespace mistward {

void check_restored(const std::filesystem::path& file, const std::filesystem::path& tileset) {
    rooms::TileShelf tiles(load_catalogue(tileset));
    store::ReadOnlyDatabase database(file.string());
    if (const auto damage = database.damage(); !damage.empty()) {
        throw std::runtime_error("it is damaged: " + damage.front());
    }
    const commands::GameSource source{
        [&](const std::string& id) { return database.find_game(id); },
        [&](const std::string& digest) { return database.find_tileset(digest); }};
    for (const std::string& id : database.game_ids()) {
        const auto [verdict, why] = commands::replay(id, source, tiles);
        if (verdict != rooms::Verdict::Broken) continue;
        throw std::runtime_error("game " + id + " does not replay: " + why);
    }
}

}  // namespace mistward
