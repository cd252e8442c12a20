#include "server/record/fold.hpp"

#include <algorithm>
#include <utility>

namespace mistward::rooms {

tl::expected<LoggedGame, std::string> fold(std::shared_ptr<const GameTerms> terms,
                                           const std::vector<store::Entry>& log,
                                           std::size_t updates) {
    const std::size_t first_update = log.size() - std::min(log.size(), updates);
    LoggedGame game(std::move(terms));
    for (const store::Entry& entry : log) {
        const auto kind = game.seq() < first_update ? Updates::Skip : Updates::Encode;
        if (const auto replayed = game.replay(entry, kind); !replayed) {
            return tl::unexpected("entry " + std::to_string(game.seq() + 1) + " (" +
                                  entry.decision + "): " + replayed.error().message);
        }
    }
    if (game.game().point().actor == rules::Actor::Chance) {
        return tl::unexpected(std::string("the log ends before a draw"));
    }
    return game;
}

}  // namespace mistward::rooms
