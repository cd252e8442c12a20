#include "server/record/check_game.hpp"

#include "server/record/fold.hpp"
#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"
#include "server/record/setup_record.hpp"

namespace mistward::rooms {

namespace {

using protocol::Json;

const GameTiles& tiles_of(const store::GameRecord& game, const TileCatalogue& catalogue) {
    return catalogue.of(read_setup_record(game.setup).mode, game.tileset_digest);
}

tl::expected<LoggedGame, std::string> replay(const store::StoredGame& stored,
                                             const TileCatalogue& catalogue) {
    auto terms = game_terms(stored.game, tiles_of(stored.game, catalogue));
    if (!terms) return tl::unexpected(terms.error());
    return fold(std::make_shared<const GameTerms>(std::move(*terms)), stored.entries);
}

/// Whether what the row says of the end is what the log comes to. An older version recorded no
/// result.
bool ends_as_recorded(const LoggedGame& game, const std::optional<store::GameEnd>& recorded) {
    if (!recorded) return !game.is_over();
    const store::GameEnd end = game_end(game, recorded->ended_ms);
    const Json result = Json::parse(recorded->result);
    return game.is_over() && end.outcome == recorded->outcome && end.reason == recorded->reason &&
           (result.empty() || result == Json::parse(end.result));
}

}  // namespace

GameCheck check_game(const store::StoredGame& stored, const TileCatalogue& catalogue) try {
    const GameTiles& tiles = tiles_of(stored.game, catalogue);
    if (const auto playable = check_playable(stored.game, tiles); !playable) {
        return {Verdict::Foreign, playable.error()};
    }
    const auto game = replay(stored, catalogue);
    if (!game) return {Verdict::Broken, game.error()};
    if (!ends_as_recorded(*game, stored.game.end)) {
        return {Verdict::Broken, "the log and the recorded end of the game disagree"};
    }
    return {};
} catch (const std::exception& error) {
    return {Verdict::Broken, error.what()};
}

tl::expected<protocol::GameFile, std::string> export_game(const store::StoredGame& stored,
                                                          const TileCatalogue& catalogue) {
    const auto game = replay(stored, catalogue);
    if (!game) return tl::unexpected(game.error());
    return game_file(stored.game, *game, MISTWARD_VERSION);
}

}  // namespace mistward::rooms
