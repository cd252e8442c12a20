#include "server/record/game_file.hpp"

#include "protocol/sha256.hpp"
#include "server/record/game_record.hpp"
#include "server/record/setup_record.hpp"

#include <array>
#include <span>

namespace mistward::rooms {

namespace {

using protocol::Json;

/// In the order of `store::RoomFate`.
constexpr std::array<std::string_view, 3> kFateWords{"there", "closed", "removed"};

std::vector<std::optional<protocol::FilePlayer>> file_players(const std::string& players) {
    std::vector<std::optional<protocol::FilePlayer>> result;
    for (const Json& player : Json::parse(players)) {
        auto& written = result.emplace_back();
        if (!player.is_null()) {
            written = {player.at("name"),
                       protocol::parse_seat_kind(player.at("kind").get<std::string>()).value()};
        }
    }
    return result;
}

protocol::GameFile without_log(const store::GameRecord& record) {
    protocol::GameFile file;
    file.rules = record.rules;
    file.game = record.id;
    file.setup = read_setup_record(record.setup);
    file.tileset = record.tileset;
    file.tileset_digest = record.tileset_digest;
    file.commitment = record.commitment;
    if (record.fork) file.forked_from = {record.fork->game, record.fork->seq};
    file.players = file_players(record.players);
    file.players.resize(file.setup.players);
    file.started_ms = record.started_ms;
    return file;
}

Json result_document(const store::GameEnd& end) {
    Json result = Json::parse(end.result);
    result["outcome"] = end.outcome;
    result["reason"] = end.reason;
    return result;
}

std::vector<std::string> faces(const GameTerms& terms) {
    std::vector<std::string> deck;
    for (const rules::TileId tile : terms.deck) {
        deck.push_back(rules::face_name(terms.tiles.set(), tile));
    }
    return deck;
}

protocol::FileEntry file_entry(const store::Entry& entry) {
    return {entry.player, entry.decision, entry.author.has_value(), entry.at_ms};
}

}  // namespace

protocol::GameFile game_file(const store::GameRecord& record, const LoggedGame& game,
                             const std::string& server_version) {
    protocol::GameFile file = without_log(record);
    file.server = server_version;
    for (const store::Entry& entry : game.entries()) file.log.push_back(file_entry(entry));
    if (record.end) {
        // The points come from the game itself: a version that did not record them may have ended
        // it.
        const auto result = result_document(game_end(game, record.end->ended_ms));
        file.end = {record.end->ended_ms, result, protocol::hex(record.seed), faces(game.terms())};
    }
    return file;
}

Json game_document(const store::GameSummary& summary) {
    Json document = encode(without_log(summary.game));
    for (const char* of_files : {"format", "version", "server", "log", "seed", "deck"}) {
        document.erase(of_files);
    }
    document["room"] = summary.room;
    document["room_status"] = kFateWords.at(static_cast<std::size_t>(summary.fate));
    document["seq"] = summary.seq;
    if (const auto& end = summary.game.end) {
        document["ended_ms"] = end->ended_ms;
        document["result"] = result_document(*end);
    }
    return document;
}

}  // namespace mistward::rooms
