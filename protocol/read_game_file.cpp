#include "protocol/bounds.hpp"
#include "protocol/decoded.hpp"
#include "protocol/game_file.hpp"
#include "protocol/json_text.hpp"
#include "protocol/setup_document.hpp"
#include "protocol/words.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace mistward::protocol {
namespace {

constexpr std::size_t kMostTiles = 1000;
constexpr std::size_t kLongestDecision = 128;
constexpr std::size_t kLongestVersion = 32;
constexpr std::size_t kLongestTilesetName = 80;
constexpr std::size_t kLongestFace = 32;
constexpr std::size_t kDigestLength = 64;

using Fields = std::initializer_list<std::string_view>;

std::int64_t read_time(FieldReader& fields, std::string_view field) {
    return static_cast<std::int64_t>(fields.integer(field, 0, kMaxInteger));
}

std::string read_digest(FieldReader& fields, std::string_view field) {
    std::string text = fields.text(field, kDigestLength);
    if (text.size() != kDigestLength ||
        text.find_first_not_of("0123456789abcdef") != std::string::npos) {
        fields.refuse(field, "64 hex digits");
    }
    return text;
}

bool consists_of(std::string_view text, std::string_view characters, std::size_t most) {
    return !text.empty() && text.size() <= most &&
           text.find_first_not_of(characters) == std::string_view::npos;
}

std::string read_game_id(FieldReader& fields, std::string_view field) {
    constexpr std::string_view kDigits = "0123456789";
    constexpr std::string_view kOfRooms = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string id = fields.text(field, kLongestGameId);
    const std::string_view text = id;
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos || !consists_of(text.substr(0, dot), kOfRooms, 32) ||
        !consists_of(text.substr(dot + 1), kDigits, 9)) {
        fields.refuse(field, "the id of a game, such as k7m2qx9d4t.1");
    }
    return id;
}

/// The items of a list, each read by `read(item, name)`, where `name` is that of the item in
/// faults.
template <class Read>
void read_items(FieldReader& fields, std::string_view field, std::size_t most, Read read) {
    const Json* list = fields.list(field);
    if (list == nullptr) return;
    if (list->size() > most) {
        return fields.refuse(field, "a list of at most " + std::to_string(most));
    }
    for (std::size_t i = 0; i < list->size() && !fields.fault(); ++i) {
        read((*list)[i], std::string(field) + "." + std::to_string(i));
    }
}

/// An object that is an item of a list; its faults are faults of `fields`.
template <class Read>
void read_item(FieldReader& fields, const Json& item, const std::string& name, Fields known,
               Read read) {
    FieldReader inner(item, known);
    read(inner);
    if (!inner.fault()) return;
    const auto& [field, expected] = *inner.fault();
    fields.refuse(name + (field.empty() ? "" : "." + field), expected);
}

FilePlayer read_player(FieldReader& fields) {
    FilePlayer player;
    player.name = fields.name("name", kLongestName);
    player.kind = fields.word<SeatKind>("kind");
    fields.list("colours");  // what they must be follows from the setup
    return player;
}

auto read_players(FieldReader& fields) {
    std::vector<std::optional<FilePlayer>> players;
    read_items(fields, "players", kMostSeats, [&](const Json& item, const std::string& name) {
        auto& player = players.emplace_back();
        if (item.is_null()) return;
        read_item(fields, item, name, {"name", "kind", "colours"},
                  [&](FieldReader& inner) { player = read_player(inner); });
    });
    return players;
}

FileEntry read_entry(FieldReader& fields) {
    FileEntry entry;
    if (!fields.is_null("player")) {
        entry.player = static_cast<std::uint8_t>(fields.integer("player", 0, kMostSeats - 1));
    }
    entry.decision = fields.text("decision", kLongestDecision);
    entry.companion = fields.boolean("companion");
    if (entry.companion && !entry.player) fields.refuse("companion", "false where chance decided");
    entry.at_ms = read_time(fields, "at_ms");
    return entry;
}

std::vector<FileEntry> read_log(FieldReader& fields) {
    std::vector<FileEntry> log;
    read_items(fields, "log", kMostLogEntries, [&](const Json& item, const std::string& name) {
        read_item(fields, item, name, {"player", "decision", "companion", "at_ms"},
                  [&](FieldReader& inner) { log.push_back(read_entry(inner)); });
    });
    return log;
}

std::optional<FileFork> read_fork(FieldReader& fields) {
    if (fields.is_null("forked_from")) return std::nullopt;
    FileFork fork;
    fields.object("forked_from", {"game_id", "seq"}, [&](FieldReader& inner) {
        fork.game = read_game_id(inner, "game_id");
        fork.seq = inner.integer("seq", 0, kMaxInteger);
    });
    return fork;
}

std::vector<std::string> read_deck(FieldReader& fields) {
    std::vector<std::string> deck;
    read_items(fields, "deck", kMostTiles, [&](const Json& item, const std::string& name) {
        const auto* face = item.get_ptr<const std::string*>();
        if (face == nullptr || face->empty() || face->size() > kLongestFace) {
            return fields.refuse(name, "a tile face");
        }
        deck.push_back(*face);
    });
    return deck;
}

Json read_result(FieldReader& fields) {
    const Json* result = fields.need("result", "an object");
    if (result != nullptr && !result->is_object()) fields.refuse("result", "an object");
    return result == nullptr ? Json() : *result;
}

std::optional<FileEnd> read_end(FieldReader& fields) {
    constexpr std::array<std::string_view, 3> kOthers{"result", "seed", "deck"};
    if (fields.is_null("ended_ms")) {
        for (const auto field : kOthers) {
            if (!fields.is_null(field)) fields.refuse(field, "null while the game goes on");
        }
        return std::nullopt;
    }
    FileEnd end;
    end.ended_ms = read_time(fields, "ended_ms");
    end.result = read_result(fields);
    end.seed = read_digest(fields, "seed");
    end.deck = read_deck(fields);
    return end;
}

void read_header(FieldReader& fields, GameFile& file) {
    constexpr std::array<std::string_view, 1> kFormats{kGameFileFormat};
    fields.choice("format", kFormats);
    fields.integer("version", kGameFileVersion, kGameFileVersion);
    file.server = fields.text("server", kLongestVersion);
    file.rules = fields.text("rules", kLongestVersion);
    file.game = read_game_id(fields, "game_id");
    file.setup = read_agreed_setup(fields, "setup");
    fields.object("tileset", {"name", "digest"}, [&](FieldReader& inner) {
        file.tileset = inner.text("name", kLongestTilesetName);
        file.tileset_digest = read_digest(inner, "digest");
    });
    file.commitment = read_digest(fields, "commitment");
}

}  // namespace

Result<GameFile> decode_game_file(std::string_view text) {
    const auto document = parse_json(text);
    if (!document) return tl::unexpected(document.error());
    FieldReader fields(*document, {"format", "version", "server", "rules", "game_id", "setup",
                                   "tileset", "commitment", "forked_from", "players", "started_ms",
                                   "log", "ended_ms", "result", "seed", "deck"});
    GameFile file;
    read_header(fields, file);
    file.forked_from = read_fork(fields);
    file.players = read_players(fields);
    file.started_ms = read_time(fields, "started_ms");
    file.log = read_log(fields);
    file.end = read_end(fields);
    return decoded(fields, std::move(file));
}

}  // namespace mistward::protocol
