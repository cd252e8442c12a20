#include "protocol/undo.hpp"
#include "protocol/wire/difference.hpp"
#include "rules/notation.hpp"
#include "server/record/deck.hpp"
#include "server/record/fold.hpp"
#include "server/record/game_file.hpp"
#include "server/record/game_record.hpp"
#include "server/record/history.hpp"
#include "server/record/setup_record.hpp"
#include "server/work/effort.hpp"

#include <algorithm>
#include <charconv>
#include <map>

namespace mistward::rooms {

namespace {

namespace wire = protocol::wire;

std::string of_entry(std::size_t index, const std::string& what) {
    return "entry " + std::to_string(index + 1) + ": " + what;
}

store::Entry stored_entry(const protocol::FileEntry& entry) {
    return {entry.player, entry.decision, std::nullopt, entry.at_ms,
            author_text(entry.companion ? protocol::Author::Companion : protocol::Author::Player)};
}

std::vector<store::Entry> stored_entries(const std::vector<protocol::FileEntry>& log) {
    std::vector<store::Entry> entries;
    std::ranges::transform(log, std::back_inserter(entries), stored_entry);
    return entries;
}

/// Of 64 hex digits, which the reader has checked.
Seed seed_of(const std::string& hex) {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        const char* digits = hex.data() + 2 * i;
        std::from_chars(digits, digits + 2, seed[i], 16);
    }
    return seed;
}

std::string joined(const std::vector<protocol::wire::FaceName>& faces) {
    std::string text;
    for (const std::string& face : faces) text += (text.empty() ? "" : ",") + face;
    return text;
}

std::uint32_t number_of(const std::string& game) {
    return static_cast<std::uint32_t>(std::stoul(game.substr(game.find('.') + 1)));
}

/// As it was agreed, by the version of the rules that the file names.
rules::Setup setup_of(const protocol::GameFile& file) {
    rules::Setup setup = file.setup;
    setup.rules = protocol::parse_rules_version(file.rules).value_or(rules::kNewestRules);
    return setup;
}

/// Whether the commitment is of the seed alone, not of the deck as well.
bool seed_opens(const store::GameRecord& record) {
    return record.commitment ==
           commitment({record.id, record.rules, record.tileset_digest}, record.seed);
}

/// The row that the game had on the server that wrote the file.
store::GameRecord record_of(const protocol::GameFile& file) {
    store::GameRecord record;
    record.id = file.game_id;
    record.number = number_of(file.game_id);
    record.setup = setup_record(file.setup);
    record.tileset = file.tileset.name;
    record.tileset_digest = file.tileset.digest;
    record.rules = file.rules;
    record.commitment = file.commitment;
    record.started_ms = file.started_ms;
    protocol::Json players = protocol::Json::array();
    for (const auto& player : file.players) {
        players.push_back(
            player ? protocol::Json{{"name", player->name}, {"kind", protocol::name(player->kind)}}
                   : protocol::Json(nullptr));
    }
    record.players = players.dump();
    if (file.forked_from) {
        record.fork = store::ForkRecord{file.forked_from->game_id, file.forked_from->seq};
    }
    if (file.ended_ms) {
        record.seed = seed_of(file.seed.value());
        if (!seed_opens(record)) record.deck = joined(file.deck.value());
        record.end = store::GameEnd{*file.ended_ms, {}, {}};
    }
    return record;
}

/// Which tile each draw of a log took, by its place in the deck; or what is wrong with the log.
tl::expected<std::map<std::size_t, rules::TileId>, std::string> drawn_tiles(
    const protocol::GameFile& file, const GameTiles& tiles) {
    std::map<std::size_t, rules::TileId> drawn;
    rules::Game game(tiles.tables, setup_of(file));
    History history(tiles.tables, game);
    for (std::size_t i = 0; i < file.log.size(); ++i) {
        if (const auto to = protocol::parse_undo(file.log[i].decision)) {
            if (*to > i) return tl::unexpected(of_entry(i, "nobody can go back to that seq"));
            game = history.add_undo(stored_entry(file.log[i]), *to);
            continue;
        }
        const auto decision = rules::parse_decision(game, file.log[i].decision);
        if (!decision) {
            return tl::unexpected(of_entry(i, file.log[i].decision + " is no decision there"));
        }
        if (const auto* draw = std::get_if<rules::DrawTile>(&*decision)) {
            drawn.insert_or_assign(game.drawn_count(), draw->tile);
        }
        if (!game.apply(*decision)) {
            return tl::unexpected(of_entry(i, file.log[i].decision + " is not legal there"));
        }
        work::note_entries(1);
        history.add(stored_entry(file.log[i]), game);
    }
    return drawn;
}

/// The tiles that were drawn where they were drawn, and the others between and after them.
tl::expected<Deck, std::string> deck_around(const std::map<std::size_t, rules::TileId>& drawn,
                                            Deck tiles) {
    Deck taken;
    for (const auto& [place, tile] : drawn) taken.push_back(tile);
    const bool is_beyond = !drawn.empty() && drawn.rbegin()->first >= tiles.size();
    const auto left = is_beyond ? std::nullopt : without(tiles, taken);
    if (!left) return tl::unexpected<std::string>("more tiles are drawn than there are");
    auto next = left->begin();
    for (std::size_t place = 0; place < tiles.size(); ++place) {
        const auto found = drawn.find(place);
        tiles[place] = found != drawn.end() ? found->second : *next++;
    }
    return tiles;
}

/// Of a game whose deck is still secret.
tl::expected<GameTerms, std::string> running_terms(const protocol::GameFile& file,
                                                   const GameTiles& tiles) {
    const auto drawn = drawn_tiles(file, tiles);
    if (!drawn) return tl::unexpected(drawn.error());
    auto deck = deck_around(*drawn, rules::Game(tiles.tables, setup_of(file)).deck());
    if (!deck) return tl::unexpected(deck.error());
    const std::string room = file.game_id.substr(0, file.game_id.find('.'));
    GameTerms terms =
        agree(room, number_of(file.game_id), setup_of(file), tiles, {}, file.started_ms);
    terms.commitment = file.commitment;
    terms.deck = std::move(*deck);
    terms.given = file.log.size();
    if (file.forked_from) terms.fork = {file.forked_from->game_id, file.forked_from->seq};
    return terms;
}

tl::expected<void, std::string> check_header(const protocol::GameFile& file,
                                             const std::optional<GameTiles>& tiles) {
    if (!protocol::parse_rules_version(file.rules)) {
        return tl::unexpected("it was played with rules version " + file.rules +
                              ", this server plays " + std::to_string(rules::kOldestRules) +
                              " to " + std::to_string(rules::kNewestRules));
    }
    if (!tiles || file.tileset.digest != tiles->digest) {
        return tl::unexpected("it was played with another tile set than this server has, " +
                              file.tileset.name + " " + file.tileset.digest +
                              ", and the file does not hold it");
    }
    if (const auto faults = rules::check_setup(setup_of(file)); !faults.empty()) {
        return tl::unexpected("its setup cannot be played: " + faults.front());
    }
    if (!file.ended_ms && rules::Game(tiles->tables, setup_of(file)).has_secrets()) {
        return tl::unexpected<std::string>(
            "it still runs, and a seat of it would show what a player hides in it");
    }
    if (!file.ended_ms && file.log.size() > protocol::kMostEntriesToGoOn) {
        return tl::unexpected("it still runs, and its log of " + std::to_string(file.log.size()) +
                              " entries is too long to go on: " +
                              std::to_string(protocol::kMostEntriesToGoOn) + " at most");
    }
    return {};
}

/// Whatever follows from the log is in the file as it follows.
tl::expected<void, std::string> check_rest(const protocol::GameFile& file, const LoggedGame& game) {
    if (game.is_over() != file.ended_ms.has_value()) {
        return tl::unexpected<std::string>(
            game.is_over() ? "its log comes to an end that the file does not tell"
                           : "the file has an end that its log does not come to");
    }
    auto expected = game_file(record_of(file), game, file.server);
    // A file may hold tiles that every server has; they are its tiles all the same.
    if (file.tiles && !expected.tiles) expected.tiles = file_tiles(game.terms().tiles);
    if (!file.tiles) expected.tiles.reset();
    work::note_entries(file.log.size());
    const auto difference = wire::first_difference(file, expected);
    if (difference) return tl::unexpected(*difference + " is not what follows from the log");
    return {};
}

}  // namespace

tl::expected<LoggedGame, std::string> replay_file(const protocol::GameFile& file,
                                                  const std::optional<GameTiles>& tiles) {
    if (const auto checked = check_header(file, tiles); !checked) {
        return tl::unexpected(checked.error());
    }
    auto terms = file.ended_ms ? game_terms(record_of(file), tiles) : running_terms(file, *tiles);
    if (!terms) return tl::unexpected(terms.error());
    auto game =
        fold(std::make_shared<const GameTerms>(std::move(*terms)), stored_entries(file.log));
    if (!game) return game;
    if (const auto checked = check_rest(file, *game); !checked) {
        return tl::unexpected(checked.error());
    }
    return game;
}

}  // namespace mistward::rooms
