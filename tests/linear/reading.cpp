#include "tests/linear/reading.hpp"

#include "protocol/game_file.hpp"
#include "protocol/json_text.hpp"
#include "protocol/tileset_file.hpp"
#include "protocol/undo.hpp"
#include "protocol/wire/write.hpp"
#include "rules/notation.hpp"
#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"
#include "server/record/read_tiles.hpp"
#include "server/service/tileset_check.hpp"

#include <memory>
#include <optional>
#include <stdexcept>

namespace mistward::linear {
namespace {

using protocol::Error;
using protocol::ErrorCode;

const rooms::TileCatalogue& catalogue() {
    static const auto kCatalogue = [] {
        const rooms::TileCatalogue made;
        made.all();
        made.find_new("none");
        return made;
    }();
    return kCatalogue;
}

/// As an import finds them, but that nothing is stored.
tl::expected<std::optional<rooms::GameTiles>, std::string> tiles_of(
    const protocol::GameFile& file) {
    const auto* known = catalogue().find(rules::boxes_of(file.setup), file.tileset.digest);
    if (known != nullptr) return std::optional(*known);
    if (!file.tiles) return std::nullopt;
    const protocol::wire::CanonicalTileset& set = *file.tiles;
    return rooms::read_tiles(rules::boxes_of(file.setup), file.tileset.digest,
                             protocol::wire::text_of(set));
}

std::optional<Error> import_file(std::string_view text) {
    const auto file = protocol::decode_game_file(text);
    if (!file) return file.error();
    const auto game = tiles_of(*file).and_then(
        [&](const auto& tiles) { return rooms::replay_file(*file, tiles); });
    if (game) return std::nullopt;
    return Error{ErrorCode::InvalidGameFile, game.error()};
}

std::optional<Error> check_tileset(std::string_view text) {
    const auto body = protocol::parse_json(text);
    if (!body) return body.error();
    rooms::checked_tileset(body->is_object() ? body->value("tileset", protocol::Json())
                                             : protocol::Json());
    return std::nullopt;
}

}  // namespace

std::vector<protocol::Sent> everything_done() {
    // What is joined once for all is no work of whoever comes first.
    catalogue();
    auto all = protocol::everything_sent();
    for (protocol::Sent& sent : all) {
        if (sent.name == "game_file") sent.read = import_file;
        if (sent.name == "check_tileset") sent.read = check_tileset;
    }
    return all;
}

std::string long_file(std::size_t entries) {
    const rules::Setup setup{.mode = rules::Mode::Base, .players = 2};
    const rooms::GameTiles& tiles = catalogue()[setup.mode];
    rooms::LoggedGame game(
        std::make_shared<const rooms::GameTerms>(rooms::agree("room1", 1, setup, tiles, {}, 1000)));
    game.draw(1000);
    const auto decide = [&](const std::string& decision) {
        const auto player = static_cast<std::uint8_t>(game.game().point().player.value());
        const store::Entry entry{player, decision, std::nullopt, 1000};
        if (!game.replay({&entry, 1})) throw std::logic_error(decision);
    };
    while (game.seq() < entries) {
        decide(rules::decision_text(game.game(), game.game().legal().front()));
        decide(protocol::undo_text(1));
    }
    store::GameRecord record = rooms::game_record(game.terms());
    record.players = R"([{"name":"Ana","kind":"human"},null])";
    return protocol::wire::text_of(rooms::game_file(record, game, "1.0.0"));
}

}  // namespace mistward::linear
