#include "server/commands/replay.hpp"

#include "server/commands/printable.hpp"
#include "server/store/store.hpp"

#include <iostream>

namespace mistward::commands {

rooms::GameCheck replay(const std::string& id, const ReadGame& read,
                        const rooms::TileCatalogue& catalogue) try {
    const auto stored = read(id);
    if (!stored) return {rooms::Verdict::Broken, "its row is not where its id says"};
    return rooms::check_game(*stored, catalogue);
} catch (const store::OpenError& error) {
    return {rooms::Verdict::Broken, error.what()};
}

Replays replay_all(const std::vector<std::string>& ids, const ReadGame& read,
                   const rooms::TileCatalogue& catalogue) {
    Replays replays;
    for (const std::string& id : ids) {
        const auto [verdict, why] = replay(id, read, catalogue);
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
