#include "server/commands/replay.hpp"

#include "server/commands/printable.hpp"

#include <iostream>
#include <stdexcept>

namespace mistward::commands {

std::optional<rooms::GameTiles> tiles_of(const store::GameRecord& game, const ReadTileset& read,
                                         rooms::TileShelf& tiles) {
    const auto wanted = rooms::wanted_tiles(game);
    if (!wanted) return std::nullopt;
    if (auto at_hand = tiles.find(wanted->boxes, wanted->digest)) return at_hand;
    const auto text = read(wanted->digest);
    if (!text) return std::nullopt;
    auto found = tiles.read(wanted->boxes, wanted->digest, *text);
    if (!found) throw std::runtime_error(found.error());
    return std::move(*found);
}

rooms::GameCheck replay(const std::string& id, const GameSource& source,
                        rooms::TileShelf& tiles) try {
    const auto stored = source.game(id);
    if (!stored) return {rooms::Verdict::Broken, "its row is not where its id says"};
    return rooms::check_game(*stored, tiles_of(stored->game, source.tileset, tiles));
} catch (const std::exception& error) {
    return {rooms::Verdict::Broken, error.what()};
}

Replays replay_all(const std::vector<std::string>& ids, const GameSource& source,
                   rooms::TileShelf& tiles) {
    Replays replays;
    for (const std::string& id : ids) {
        const auto [verdict, why] = replay(id, source, tiles);
        switch (verdict) {
            case rooms::Verdict::Sound:
                ++replays.sound;
                break;
            case rooms::Verdict::Foreign:
                ++replays.foreign;
                std::cout << "game " << printable(id) << " is not replayed: " << printable(why)
                          << '\n';
                break;
            case rooms::Verdict::Broken:
                replays.broken.push_back({id, why});
                std::cout << "game " << printable(id) << " does not replay: " << printable(why)
                          << '\n';
        }
    }
    return replays;
}

std::string told(const Replays& replays) {
    return std::to_string(replays.sound) + " games replay, " + std::to_string(replays.foreign) +
           " are of other rules or tiles, " + std::to_string(replays.broken.size()) +
           " do not replay";
}

}  // namespace mistward::commands
