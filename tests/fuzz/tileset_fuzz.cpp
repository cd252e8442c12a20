// Reads the bytes as a tile-set file, or else as the document of a set, as game files hold it. With
// what is accepted every game can be played that a server would play with it: the state holds
// together after each decision, and is its own text. And it is read back from what is stored of it.
// A set that only adds to others is joined with the base tiles, and held to the same.
#include "protocol/json_text.hpp"
#include "protocol/tileset_document.hpp"
#include "protocol/tileset_file.hpp"
#include "rules/game.hpp"
#include "rules/rivals/game.hpp"
#include "rules/rivals/tilesets.hpp"
#include "rules/text/layout_text.hpp"
#include "rules/text/state_text.hpp"
#include "server/record/read_tiles.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

using namespace mistward;

namespace {

constexpr std::size_t kDecisions = 60;

/// Decides by a generator that the file's own bytes seed.
void play(const rooms::GameTiles& tiles, const rules::Setup& setup, std::uint64_t dice) {
    rules::Game game(tiles.tables, setup);
    fuzz::require_none(game.check());
    for (std::size_t i = 0; i < kDecisions; ++i) {
        const auto legal = game.legal();
        const bool goes_on = game.outcome() == rules::Outcome::Undecided;
        fuzz::require(goes_on != legal.empty(), "something can be decided until the game is over");
        if (legal.empty()) return;
        dice = dice * 6364136223846793005U + 1442695040888963407U;
        fuzz::require(game.apply(legal[(dice >> 33U) % legal.size()]).has_value(),
                      "what is legal can be done");
        fuzz::require_none(game.check());
    }
    const auto again = rules::parse_state(tiles.tables, rules::state_text(game));
    fuzz::require(again && *again == game, "a game is what its text says");
}

void play_each(const rooms::TileCatalogue& catalogue, std::uint64_t dice) {
    for (std::uint8_t level = 1; level <= rules::kHighestLevel; ++level) {
        const auto players = static_cast<std::uint8_t>((dice + level) % 5 + 1);
        play(catalogue[rules::Mode::Mists], {.level = level, .players = players}, dice + level);
    }
    play(catalogue[rules::Mode::Ghosts], {.mode = rules::Mode::Ghosts, .players = 3}, dice);
}

/// FNV-1a.
std::uint64_t hash(std::string_view text) {
    std::uint64_t value = 14695981039346656037U;
    for (const char byte : text) {
        value = (value ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    }
    return value;
}

std::optional<rules::TileSet> read(std::string_view text) {
    auto file = protocol::parse_any_tileset(text);
    if (file) return std::move(*file);
    fuzz::require(!file.error().empty(), "an error says what is wrong");
    const auto json = protocol::parse_json(text);
    if (!json) return std::nullopt;
    auto document = protocol::read_tileset_document(*json);
    if (document) return std::move(*document);
    fuzz::require(!document.error().empty(), "an error says what is wrong");
    return std::nullopt;
}

void read_back(const rooms::TileCatalogue& catalogue) {
    const rules::Boxes joined{rules::Mode::Ghosts,
                              {rules::Expansion::Abbot, rules::Expansion::Abbey}};
    for (const rules::Boxes& boxes :
         {rules::Boxes{}, rules::Boxes{rules::Mode::Ghosts, {}}, joined}) {
        const rooms::GameTiles& tiles = catalogue[boxes];
        const auto again = rooms::read_tiles(boxes, tiles.digest, *tiles.text);
        fuzz::require(again && again->set() == tiles.set(), "a set is what is stored of it");
    }
}

void require_own_text(const rules::TileSet& set) {
    for (const rules::Tile& tile : set.tiles) {
        const auto again = rules::parse_layout(rules::layout_text(tile.layout));
        fuzz::require(again == tile.layout, "a layout is what its text says");
    }
    const auto document = protocol::parse_json(protocol::canonical_text(set));
    const auto again = protocol::read_tileset_document(document.value());
    fuzz::require(again && *again == set, "a set is what its document says");
}

/// Two sets of fewest faces that are joined have at most as many as a set can have.
constexpr std::size_t kMostAdded = 200;

void add_to_base(const rules::TileSet& set, std::uint64_t dice) {
    if (set.tiles.size() + set.gardens.size() > kMostAdded) return;
    auto joined = rules::join_tilesets(*protocol::embedded_base_tileset(), set);
    if (!joined) {
        fuzz::require(!joined.error().empty(), "an error says what is wrong");
        return;
    }
    fuzz::require_none(rules::check_tileset(*joined));
    require_own_text(*joined);
    if (!rules::rivals::check_capacity(*joined).empty()) return;
    const auto tiles = std::make_shared<const rules::TileSet>(std::move(*joined));
    play(rooms::game_tiles(tiles), {.mode = rules::Mode::Base, .players = 2}, dice);
}

}  // namespace

void mistward::fuzz_tileset(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    auto tiles = read(text);
    if (!tiles) return;
    const std::uint64_t dice = hash(text);
    if (tiles->start.empty()) return add_to_base(*tiles, dice);
    const auto catalogue =
        rooms::TileCatalogue::with_mists(std::make_shared<const rules::TileSet>(std::move(*tiles)));
    if (catalogue) {
        read_back(*catalogue);
        play_each(*catalogue, dice);
    } else {
        fuzz::require(!catalogue.error().empty(), "an error says what is wrong");
    }
}
