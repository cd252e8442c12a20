#include "tests/rules/dragon_tiles.hpp"

#include "rules/text/layout_text.hpp"
#include "rules/text/state_text.hpp"
#include "tests/rules/script.hpp"

#include <doctest/doctest.h>

namespace mistward::rules {
namespace {

struct NamedLayout {
    const char* id;
    const char* layout;
};

constexpr NamedLayout kLayouts[] = {
    {"volcano", "field:0+1+2+3+4+5+6+7 !volcano"},
    {"volcano-road", "road:E+W field:0+1+2+7 field:3+4+5+6 !volcano"},
    {"volcano-city", "city:N field:2+3+4+5+6+7/0 !volcano"},
    {"dragon-road", "road:E+W field:0+1+2+7 field:3+4+5+6 !dragon"},
    {"dragon-city", "city:N+W field:2+3+4+5/0 !dragon"},
    {"dragon-monastery",
     "road:E>monastery road:S>monastery road:W>monastery monastery field:0+1+2+7 field:3+4 "
     "field:5+6 !dragon"},
    {"portal-road", "road:S+W field:0+1+2+3+4+7 field:5+6 !portal"},
    {"portal-city", "city:N field:2+3+4+5+6+7/0 !portal"},
    {"plain", "field:0+1+2+3+4+5+6+7"},
    {"keep", "cemetery field:0+1+2+3+4+5+6+7"},
    {"princess", "city:N+E+W!princess field:4+5/0"},
    {"princess-cap", "city:N!princess field:2+3+4+5+6+7/0"},
};

std::shared_ptr<const TileSet> dragon_set(Mode mode) {
    auto set = std::make_shared<TileSet>(mode == Mode::Base ? *base_tiles() : *ghosts_tiles());
    for (const NamedLayout& tile : kLayouts) {
        set->tiles.push_back(
            {.id = tile.id, .copies = 9, .layout = parse_layout(tile.layout).value()});
    }
    return set;
}

}  // namespace

std::shared_ptr<const Tables> dragon_tables(Mode mode) {
    static const auto kWithoutMist = std::make_shared<const Tables>(dragon_set(Mode::Base));
    static const auto kWithMist = std::make_shared<const Tables>(dragon_set(Mode::Ghosts));
    return mode == Mode::Base ? kWithoutMist : kWithMist;
}

Game with_dragon(const Setup& setup, std::initializer_list<std::string_view> faces) {
    auto set = std::make_shared<TileSet>(dragon_tables(setup.mode)->tileset());
    for (Tile& tile : set->tiles) tile.copies = 0;
    for (const std::string_view face : faces) ++set->tiles[find_face(*set, face)->value()].copies;
    return {std::move(set), setup};
}

Game dragon_from(std::string_view state) {
    const Mode mode = state.starts_with("base") ? Mode::Base : Mode::Ghosts;
    auto game = parse_state(dragon_tables(mode), state);
    INFO(std::string(state));
    if (!game) FAIL(game.error().what, " at byte ", game.error().offset);
    const auto faults = game->check();
    if (!faults.empty()) FAIL(faults.front());
    return *std::move(game);
}

std::string tell_each(Game& game, std::initializer_list<std::string_view> decisions) {
    std::string last;
    for (const std::string_view decision : decisions) last = tell(game, decision);
    return last;
}

}  // namespace mistward::rules
