#include "protocol/game_file.hpp"

#include "protocol/documents.hpp"
#include "protocol/messages.hpp"
#include "protocol/setup_document.hpp"
#include "protocol/words.hpp"

namespace mistward::protocol {
namespace {

Json player_document(const GameFile& file, std::size_t seat) {
    const auto& player = file.players[seat];
    if (!player) return nullptr;
    const rules::PlayerId id(static_cast<std::uint8_t>(seat));
    return {{"name", player->name},
            {"kind", name(player->kind)},
            {"colours", colours_document(rules::colour_set(file.setup, id))}};
}

Json players_document(const GameFile& file) {
    Json players = Json::array();
    for (std::size_t seat = 0; seat < file.players.size(); ++seat) {
        players.push_back(player_document(file, seat));
    }
    return players;
}

Json entry_document(const FileEntry& entry) {
    return {{"player", entry.player ? Json(*entry.player) : Json(nullptr)},
            {"decision", entry.decision},
            {"companion", entry.companion},
            {"at_ms", entry.at_ms}};
}

Json log_document(const std::vector<FileEntry>& log) {
    Json entries = Json::array();
    for (const FileEntry& entry : log) entries.push_back(entry_document(entry));
    return entries;
}

Json fork_document(const std::optional<FileFork>& fork) {
    return fork ? Json{{"game_id", fork->game}, {"seq", fork->seq}} : Json(nullptr);
}

}  // namespace

Json encode(const GameFile& file) {
    const auto at_end = [&](auto value) {
        return file.end ? Json(value(*file.end)) : Json(nullptr);
    };
    return {{"format", kGameFileFormat},
            {"version", kGameFileVersion},
            {"server", file.server},
            {"rules", file.rules},
            {"game_id", file.game},
            {"setup", encode(file.setup)},
            {"tileset", {{"name", file.tileset}, {"digest", file.tileset_digest}}},
            {"commitment", file.commitment},
            {"forked_from", fork_document(file.forked_from)},
            {"players", players_document(file)},
            {"started_ms", file.started_ms},
            {"log", log_document(file.log)},
            {"ended_ms", at_end([](const FileEnd& end) { return end.ended_ms; })},
            {"result", at_end([](const FileEnd& end) { return end.result; })},
            {"seed", at_end([](const FileEnd& end) { return end.seed; })},
            {"deck", at_end([](const FileEnd& end) { return end.deck; })}};
}

}  // namespace mistward::protocol
