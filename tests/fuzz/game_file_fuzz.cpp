// Reads the bytes as a game file. What reads is written as a file that reads as the same; what
// replays holds together, and a room can be made of it.
#include "protocol/game_file.hpp"
#include "protocol/rules_version.hpp"
#include "server/record/game_file.hpp"
#include "server/service/imported_room.hpp"
#include "server/service/records.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/rooms/catalogue.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace mistward;

namespace {

void check_text(const protocol::GameFile& file) {
    const std::string document = protocol::wire::text_of(file);
    const auto again = protocol::decode_game_file(document);
    fuzz::require(again.has_value(), "what is written of a file is one");
    fuzz::require(protocol::wire::text_of(*again) == document, "a file is what is written of it");
}

/// As if it had been written today, so that files that are kept go on being played.
protocol::GameFile brought_up_to_date(protocol::GameFile file) {
    file.rules = std::string(protocol::kRulesVersion);
    file.tileset.digest = test::catalogue()[rules::boxes_of(file.setup)].digest;
    return file;
}

void check_replay(const protocol::GameFile& file) {
    const auto game = rooms::replay_file(file, test::known_tiles(file));
    if (!game) return fuzz::require(!game.error().empty(), "an error says what is wrong");
    fuzz::require_none(game->game().check());
    fuzz::require(game->seq() == file.log.size(), "a replay has the entries of the file");
    const auto room = rooms::imported_room(file, *game, "abcdefghjk", 1000);
    fuzz::require(room.game && room.game->seq() >= game->seq(), "a room has the file's game");
    fuzz::require_none(room.game->game().check());
    rooms::room_record(room);
    rooms::start_game(room, room.game->entries().all());
}

}  // namespace

void mistward::fuzz_game_file(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto file = protocol::decode_game_file(text);
    if (!file) {
        fuzz::require(!file.error().message.empty(), "an error says what is wrong");
        return;
    }
    check_text(*file);
    check_replay(brought_up_to_date(*file));
}
