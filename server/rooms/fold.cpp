#include "server/rooms/fold.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

/// The one fold: replays `log`, encodes the updates after `since` and shows the game to `on_update`
/// after each of them.
template <class OnUpdate>
tl::expected<LoggedGame, std::string> replay(std::shared_ptr<const GameTerms> terms,
                                             const std::vector<store::Entry>& log,
                                             std::uint64_t since, OnUpdate on_update) {
    LoggedGame game(std::move(terms));
    for (const store::Entry& entry : log) {
        const Updates updates = game.seq() < since ? Updates::Skip : Updates::Encode;
        if (const auto replayed = game.replay(entry, updates); !replayed) {
            return tl::unexpected("entry " + std::to_string(game.seq() + 1) + " (" +
                                  entry.decision + "): " + replayed.error().message);
        }
        if (updates == Updates::Encode) {
            on_update(game);
        }
    }
    if (game.game().point().actor == rules::Actor::Chance) {
        return tl::unexpected(std::string("the log ends before a draw"));
    }
    return game;
}

}  // namespace

tl::expected<LoggedGame, std::string> fold(std::shared_ptr<const GameTerms> terms,
                                           const std::vector<store::Entry>& log,
                                           std::size_t updates) {
    const std::size_t kept = std::min(log.size(), updates);
    return replay(std::move(terms), log, log.size() - kept, [](const LoggedGame&) {});
}

tl::expected<std::vector<Frame>, std::string> updates_after(std::shared_ptr<const GameTerms> terms,
                                                            const std::vector<store::Entry>& log,
                                                            std::uint64_t since) {
    std::vector<Frame> updates;
    const auto keep = [&updates](const LoggedGame& game) {
        updates.push_back(game.recent().newest());
    };
    const auto game = replay(std::move(terms), log, since, keep);
    if (!game) {
        return tl::unexpected(game.error());
    }
    return updates;
}

}  // namespace mistward::rooms
