#include "tests/rules/script.hpp"

#include "protocol/tileset_file.hpp"
#include "rules/notation.hpp"
#include "rules/rivals/tilesets.hpp"
#include "rules/text/event_text.hpp"
#include "rules/text/setup_words.hpp"
#include "rules/text/state_text.hpp"

#include <doctest/doctest.h>

#include <iterator>
#include <map>
#include <mutex>
#include <sstream>
#include <vector>

namespace mistward::rules {
namespace {

Decision parsed(const Game& game, std::string_view text) {
    const auto decision = parse_decision(game, text);
    INFO(std::string(text));
    if (!decision) FAIL(decision.error().what);
    return *decision;
}

std::vector<std::string> split(std::string_view text) {
    std::istringstream words{std::string(text)};
    return {std::istream_iterator<std::string>(words), {}};
}

Game played(Game game, std::string_view script) {
    for (const std::string& word : split(script)) tell(game, word);
    return game;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

/// The tiles of a setup, of which only these are drawn.
std::shared_ptr<const TileSet> few_of(std::string_view faces, const Setup& setup) {
    const TileSet& all = tables_for(setup)->tileset();
    auto few = std::make_shared<TileSet>(all);
    for (Tile& tile : few->tiles) tile.copies = 0;
    for (const std::string& face : split(faces)) {
        ++few->tiles[find_face(all, face).value().value()].copies;
    }
    return few;
}

Setup setup_of(std::string_view state) { return parse_setup_words(state).value_or(Setup{}); }

Game read(std::shared_ptr<const Tables> tables, std::string_view state) {
    auto game = parse_state(std::move(tables), state);
    INFO(std::string(state));
    if (!game) FAIL(game.error().what, " at byte ", game.error().offset);
    return *std::move(game);
}

}  // namespace

std::shared_ptr<const TileSet> mists_tiles() {
    static const auto kTiles = protocol::embedded_mists_tilesets().front();
    return kTiles;
}

std::shared_ptr<const Tables> mists_tables() {
    static const auto kTables = std::make_shared<const Tables>(mists_tiles());
    return kTables;
}

std::shared_ptr<const TileSet> base_tiles() {
    static const auto kTiles = protocol::embedded_base_tileset();
    return kTiles;
}

std::shared_ptr<const TileSet> ghosts_tiles() {
    static const auto kTiles =
        std::make_shared<const TileSet>(join_tilesets(*base_tiles(), *mists_tiles()).value());
    return kTiles;
}

std::shared_ptr<const Tables> tables_for(const Setup& setup) {
    static std::map<Boxes, std::shared_ptr<const Tables>> made;
    static std::mutex mutex;
    const Boxes boxes = boxes_of(setup);
    if (boxes.mode == Mode::Mists) return mists_tables();
    const std::lock_guard lock(mutex);
    auto& tables = made[boxes];
    if (!tables) {
        tables = std::make_shared<const Tables>(
            std::make_shared<const TileSet>(protocol::tiles_of(boxes, *mists_tiles()).value()));
    }
    return tables;
}

Game play(const Setup& setup, std::string_view script) {
    return played(Game(tables_for(setup), setup), script);
}

Game play_with(std::string_view faces, const Setup& setup, std::string_view script) {
    return played(Game(few_of(faces, setup), setup), script);
}

Game play(std::uint8_t players, std::string_view script) {
    return play({.level = 1, .players = players}, script);
}

Game from(std::string_view state, std::string_view script) {
    return played(read(tables_for(setup_of(state)), state), script);
}

Game from_with(std::string_view faces, std::string_view state) {
    return read(std::make_shared<const Tables>(few_of(faces, setup_of(state))), state);
}

Game play_with(std::string_view faces, std::uint8_t players, std::string_view script) {
    auto few = std::make_shared<TileSet>(*mists_tiles());
    for (Tile& tile : few->tiles) tile.copies = 0;
    for (const std::string& face : split(faces)) {
        few->tiles[find_face(*mists_tiles(), face).value().value()].copies = 1;
    }
    return played(Game(std::move(few), {.level = 1, .players = players}), script);
}

std::string tell_last(Game& game, std::string_view script) {
    std::string told;
    for (const std::string& word : split(script)) told = tell(game, word);
    return told;
}

std::string tell(Game& game, std::string_view decision) {
    INFO(std::string(decision));
    const auto events = game.apply(parsed(game, decision));
    REQUIRE(events.has_value());
    std::vector<std::string> words;
    for (const Event& event : *events) words.push_back(event_text(game, event));
    return joined(words);
}

std::string legal_text(const Game& game) {
    std::vector<std::string> words;
    for (const Decision& decision : game.legal()) words.push_back(decision_text(game, decision));
    return joined(words);
}

bool offers(const Game& game, std::string_view decision) {
    const auto legal = game.legal();
    return std::ranges::any_of(
        legal, [&](const Decision& each) { return decision_text(game, each) == decision; });
}

Refusal refused(const Game& game, std::string_view decision) {
    Game copy = game;
    const auto events = copy.apply(parsed(game, decision));
    INFO(std::string(decision));
    REQUIRE_FALSE(events.has_value());
    REQUIRE(copy == game);
    return events.error();
}

}  // namespace mistward::rules
