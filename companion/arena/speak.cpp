#include "companion/arena/commands.hpp"
#include "companion/engine/engine_side.hpp"
#include "companion/players/make_player.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"

#include <iostream>
#include <memory>
#include <stdexcept>

namespace mistward::arena {
namespace {

tl::expected<engine::Tiles, std::string> read_tiles(std::string_view document) {
    auto set = protocol::parse_tileset_document(document);
    if (!set) return tl::unexpected(set.error());
    engine::Tiles tiles{.tables = nullptr, .digest = protocol::digest(*set)};
    tiles.tables = std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(std::move(*set)));
    return tiles;
}

/// A player of ours thinks, who knows what it has seen so far in this game.
engine::ThinkerFor thinkers(const Options& options) {
    return [options](const rules::Game& game, const engine::NewGame& begun) -> engine::Thinker {
        auto made = players::make_player(options.players[0], options.limits);
        if (!made) throw std::runtime_error(made.error());
        const std::shared_ptr<players::Player> player = std::move(*made);
        (void)player->begin(game, {.seed = begun.seed,
                                   .seats = begun.seats,
                                   .digest = begun.tileset,
                                   .tileset_document = {}});
        const bool fixed = options.players[0].positions.has_value();
        return [player, fixed](const rules::Game& now, const engine::Effort& effort) {
            if (!fixed && effort.positions != 0) player->set_budget(effort.positions);
            return player->decide(now).value();
        };
    };
}

}  // namespace

void speak(const Options& options, std::istream& in, std::ostream& out) {
    if (options.players[0].kind == players::PlayerKind::Engine) {
        throw std::runtime_error("an engine speaks for itself");
    }
    engine::EngineSide side("Mistward " + words_of(options.players[0]), read_tiles,
                            thinkers(options));
    std::string line;
    while (!side.done() && std::getline(in, line)) {
        for (const std::string& said : side.on_line(line)) out << said << "\n";
        out.flush();
    }
}

}  // namespace mistward::arena
