#include "server/record/check_game.hpp"

#include "protocol/json_text.hpp"
#include "server/record/fold.hpp"
#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"

namespace mistward::rooms {

namespace {

using protocol::Json;

tl::expected<LoggedGame, std::string> replay(const store::StoredGame& stored,
                                             const std::optional<GameTiles>& tiles) {
    auto terms = game_terms(stored.game, tiles);
    if (!terms) return tl::unexpected(terms.error());
    return fold(std::make_shared<const GameTerms>(std::move(*terms)), stored.entries);
}

/// Whether what the row says of the end is what the log comes to. An older version recorded no
/// result.
bool ends_as_recorded(const LoggedGame& game, const std::optional<store::GameEnd>& recorded) {
    if (!recorded) return !game.is_over();
    const store::GameEnd end = game_end(game, recorded->ended_ms);
    const Json result = protocol::parse_own_json(recorded->result);
    return game.is_over() && end.outcome == recorded->outcome && end.reason == recorded->reason &&
           (result.empty() || result == protocol::parse_own_json(end.result));
}

}  // namespace

GameCheck check_game(const store::StoredGame& stored, const std::optional<GameTiles>& tiles) try {
    if (const auto playable = check_playable(stored.game, tiles); !playable) {
        const auto& [reason, why] = playable.error();
        return {reason == Unplayable::RecordBroken ? Verdict::Broken : Verdict::Foreign, why};
    }
    const auto game = replay(stored, tiles);
    if (!game) return {Verdict::Broken, game.error()};
    if (!ends_as_recorded(*game, stored.game.end)) {
        return {Verdict::Broken, "the log and the recorded end of the game disagree"};
    }
    return {};
} catch (const std::exception& error) {
    return {Verdict::Broken, error.what()};
}

tl::expected<protocol::GameFile, std::string> export_game(const store::StoredGame& stored,
                                                          const std::optional<GameTiles>& tiles) {
    const auto game = replay(stored, tiles);
    if (!game) return tl::unexpected(game.error());
    return game_file(stored.game, *game, MISTWARD_VERSION);
}

}  // namespace mistward::rooms
