#include "server/record/fold.hpp"

#include <utility>

namespace mistward::rooms {

tl::expected<LoggedGame, std::string> fold(std::shared_ptr<const GameTerms> terms,
                                           const std::vector<store::Entry>& log) {
    LoggedGame game(std::move(terms));
    if (const auto replayed = game.replay(log); !replayed) {
        return tl::unexpected("entry " + std::to_string(game.seq() + 1) + " (" +
                              log[game.seq()].decision + "): " + replayed.error().message);
    }
    if (game.point().actor == rules::Actor::Chance) {
        return tl::unexpected(std::string("the log ends before a draw"));
    }
    return game;
}

}  // namespace mistward::rooms
