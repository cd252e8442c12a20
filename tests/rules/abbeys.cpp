#include "tests/rules/abbeys.hpp"

#include "rules/text/layout_text.hpp"
#include "rules/text/setup_words.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

#include <sstream>

namespace mistward::rules {
namespace {

TileSet set_with_abbeys(const Setup& setup) {
    TileSet set = tables_for(setup)->tileset();
    if (!set.hand.empty()) return set;
    set.hand.push_back({TileId(set.tiles.size()), 1});
    set.tiles.push_back({.id = "abbey", .copies = 0, .layout = parse_layout("abbey any").value()});
    return set;
}

}  // namespace

std::shared_ptr<const Tables> tables_with_abbeys(const Setup& setup) {
    return std::make_shared<const Tables>(std::make_shared<const TileSet>(set_with_abbeys(setup)));
}

Game with_abbeys(const Setup& setup, std::string_view state, std::string_view faces) {
    auto set = std::make_shared<TileSet>(set_with_abbeys(setup));
    if (!faces.empty()) {
        for (Tile& tile : set->tiles) tile.copies = 0;
        std::istringstream words{std::string(faces)};
        for (std::string word; words >> word;) {
            ++set->tiles[find_face(*set, word).value().value()].copies;
        }
    }
    const std::string text = setup_words(setup) + (state.empty() ? "" : " ") + std::string(state);
    INFO(text);
    auto game = parse_state(std::make_shared<const Tables>(std::move(set)), text);
    if (!game) FAIL(game.error().what, " at byte ", game.error().offset);
    return *std::move(game);
}

std::string last_of(Game game, std::string_view script) {
    std::istringstream words{std::string(script)};
    std::string told;
    for (std::string word; words >> word;) told = tell(game, word);
    return told;
}

}  // namespace mistward::rules
