#include "protocol/game_file.hpp"

#include "protocol/wire/read_file_kinds.hpp"

#include <utility>

namespace mistward::protocol {

void deal_colours(GameHead& game) {
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        if (!game.players[seat]) continue;
        const rules::PlayerId player(static_cast<std::uint8_t>(seat));
        game.players[seat]->colours = wire::colours(rules::colour_set(game.setup, player));
    }
}

Result<GameFile> decode_game_file(std::string_view text) {
    return wire::decode<GameFile>(text).map([](GameFile file) {
        deal_colours(file);
        return file;
    });
}

}  // namespace mistward::protocol
