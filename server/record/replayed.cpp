#include "server/record/replayed.hpp"

#include "rules/core/invariant.hpp"
#include "server/record/fold.hpp"
#include "server/record/game_record.hpp"

#include <new>
#include <span>
#include <utility>

namespace mistward::rooms {

namespace {

/// The log up to the entry that breaks it; `after` entries are sound.
std::shared_ptr<const LoggedGame> first_entries(std::shared_ptr<const GameTerms> terms,
                                                const std::vector<store::Entry>& log,
                                                std::size_t after) {
    LoggedGame game(std::move(terms));
    return game.replay(std::span(log).first(after))
               ? std::make_shared<const LoggedGame>(std::move(game))
               : nullptr;
}

/// How many entries can be made, one after the other.
std::size_t sound_entries(const std::shared_ptr<const GameTerms>& terms,
                          const std::vector<store::Entry>& log) {
    LoggedGame game(terms);
    try {
        static_cast<void>(game.replay(log));
    } catch (const rules::BrokenInvariant&) {
        // The entry that broke it is not in the game's log.
    }
    return game.seq();
}

Replayed replayed(std::shared_ptr<const GameTerms> terms, const std::vector<store::Entry>& log) {
    std::string why;
    try {
        auto game = fold(terms, log);
        if (game) return {std::make_shared<const LoggedGame>(std::move(*game)), std::nullopt};
        why = std::move(game.error());
    } catch (const rules::BrokenInvariant& broken) {
        why = broken.what();
    }
    const std::size_t sound = sound_entries(terms, log);
    return {first_entries(std::move(terms), log, sound),
            Fault{Unplayable::LogBroken, std::move(why)}};
}

}  // namespace

Replayed replay_stored(const store::GameRecord& game, const std::vector<store::Entry>& log,
                       const std::optional<GameTiles>& tiles) try {
    if (auto playable = check_playable(game, tiles); !playable) {
        return {nullptr, std::move(playable.error())};
    }
    auto terms = game_terms(game, tiles);
    if (!terms) return {nullptr, Fault{Unplayable::RecordBroken, std::move(terms.error())}};
    return replayed(std::make_shared<const GameTerms>(std::move(*terms)), log);
} catch (const std::bad_alloc&) {
    throw;
} catch (const std::exception& error) {
    return {nullptr, Fault{Unplayable::RecordBroken, error.what()}};
}

}  // namespace mistward::rooms
