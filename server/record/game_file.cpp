#include "server/record/game_file.hpp"

#include "protocol/json_text.hpp"
#include "protocol/sha256.hpp"
#include "protocol/wire/json.hpp"
#include "protocol/wire/result.hpp"
#include "server/record/setup_record.hpp"
#include "server/record/tokens.hpp"

#include <utility>

namespace mistward::rooms {

namespace {

using protocol::Json;

protocol::RoomFate fate_of(store::RoomFate fate) {
    switch (fate) {
        case store::RoomFate::There:
            return protocol::RoomFate::There;
        case store::RoomFate::Closed:
            return protocol::RoomFate::Closed;
        case store::RoomFate::Removed:
            break;
    }
    return protocol::RoomFate::Removed;
}

std::vector<std::optional<protocol::FilePlayer>> file_players(const std::string& players) {
    std::vector<std::optional<protocol::FilePlayer>> result;
    for (const Json& player : protocol::parse_own_json(players)) {
        auto& written = result.emplace_back();
        if (!player.is_null()) {
            written = protocol::FilePlayer{
                player.at("name").get<std::string>(),
                protocol::parse_seat_kind(player.at("kind").get<std::string>()).value()};
        }
    }
    return result;
}

/// Fills in what is known from the beginning, but for the setup and what follows from it.
void begin(protocol::GameHead& head, const store::GameRecord& record) {
    head.rules = record.rules;
    head.game_id = record.id;
    head.tileset = {record.tileset, record.tileset_digest};
    head.commitment = record.commitment;
    if (record.fork) head.forked_from = protocol::FileFork{record.fork->game, record.fork->seq};
    head.players = file_players(record.players);
    head.started_ms = record.started_ms;
}

void agree(protocol::GameHead& head, const rules::Setup& setup) {
    head.setup = setup;
    head.players.resize(setup.players);
    protocol::deal_colours(head);
}

std::vector<protocol::wire::FaceName> faces(const GameTerms& terms) {
    std::vector<protocol::wire::FaceName> deck;
    for (const rules::TileId tile : terms.deck) {
        deck.emplace_back(rules::face_name(terms.tiles.set(), tile));
    }
    return deck;
}

protocol::FileEntry file_entry(const store::Entry& entry, bool is_over) {
    return {entry.player, is_over ? entry.decision : public_text(entry.decision),
            entry.author.has_value(), entry.at_ms};
}

}  // namespace

protocol::Json unplayed_file(const store::StoredGame& stored, const std::string& server_version) {
    const store::GameRecord& record = stored.game;
    protocol::GameFile file;
    file.server = server_version;
    begin(file, record);
    const auto setup = try_setup_record(record.setup);
    if (setup) agree(file, *setup);
    for (const store::Entry& entry : stored.entries) {
        file.log.push_back(file_entry(entry, record.end.has_value()));
    }
    if (record.end) {
        file.ended_ms = record.end->ended_ms;
        file.seed = protocol::wire::Digest(protocol::hex(record.seed));
        file.deck.emplace();
    }
    Json document = protocol::wire::json_of(file);
    if (record.end) document["result"] = protocol::wire::json_of(result_document(*record.end));
    // Of a setup that is not known, there is nothing but its text.
    if (!setup) document["setup"] = protocol::parse_json(record.setup).value_or(record.setup);
    return document;
}

protocol::wire::Loose result_document(const store::GameEnd& end) {
    Json result = protocol::parse_own_json(end.result);
    result["outcome"] = end.outcome;
    result["reason"] = end.reason;
    return {std::move(result)};
}

protocol::wire::Tileset file_tiles(const GameTiles& tiles) {
    return {protocol::wire::canonical(tiles.set()), tiles.digest};
}

protocol::GameFile game_file(const store::GameRecord& record, const LoggedGame& game,
                             const std::string& server_version) {
    protocol::GameFile file;
    file.server = server_version;
    begin(file, record);
    agree(file, read_setup_record(record.setup));
    for (const store::Entry& entry : game.entries()) {
        file.log.push_back(file_entry(entry, record.end.has_value()));
    }
    if (record.end) {
        file.ended_ms = record.end->ended_ms;
        // The points come from the game itself: a version that did not record them may have ended
        // it.
        file.result = protocol::wire::result(game.game());
        file.seed = protocol::wire::Digest(protocol::hex(record.seed));
        file.deck.emplace(faces(game.terms()));
    }
    // Whoever reads the file need not have the set.
    const GameTiles& tiles = game.terms().tiles;
    const rules::Boxes boxes = rules::boxes_of(game.terms().setup);
    if (!TileCatalogue::is_shipped(boxes, tiles.digest)) file.tiles = file_tiles(tiles);
    return file;
}

protocol::GameSummary game_summary(const store::GameSummary& summary) {
    protocol::GameSummary document;
    begin(document, summary.game);
    agree(document, read_setup_record(summary.game.setup));
    if (const auto& end = summary.game.end) {
        document.ended_ms = end->ended_ms;
        document.result = result_document(*end);
    }
    document.room = summary.room;
    document.room_status = fate_of(summary.fate);
    document.seq = summary.seq;
    return document;
}

}  // namespace mistward::rooms
