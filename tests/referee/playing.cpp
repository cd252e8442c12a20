#include "tests/referee/playing.hpp"

#include "protocol/tileset_file.hpp"

#include <algorithm>
#include <map>

namespace mistward::referee {
namespace {

using protocol::Json;
using rules::Part;

/// The part that the referee switches on by a word of its own. The others of its words are for what
/// a part or every game of ours has.
const std::map<std::string, Part>& elements() {
    static const std::map<std::string, Part> kElements{
        {"abbot", Part::Abbot},     {"inn", Part::Inns},
        {"builder", Part::Builder}, {"pig", Part::Pig},
        {"traders", Part::Goods},   {"dragon", Part::Dragon},
        {"fairy", Part::Fairy},     {"portal", Part::Portals},
        {"tower", Part::Towers},    {"princess", Part::Princesses},
        {"abbey", Part::Abbeys},    {"mayor", Part::Mayor},
        {"wagon", Part::Wagon},     {"barn", Part::Barn}};
    return kElements;
}

std::optional<rules::Expansion> expansion_of(const std::string& word) {
    for (const rules::Expansion expansion : rules::kExpansions) {
        if (rules::name(expansion) == word) return expansion;
    }
    return std::nullopt;
}

rules::PartSet parts_of_sets(const Json& file) {
    rules::PartSet parts;
    for (const Json& word : file.at("sets")) {
        if (const auto expansion = expansion_of(word)) parts = parts | rules::parts_of(*expansion);
    }
    return parts;
}

rules::PartSet parts_of_elements(const Json& file) {
    rules::PartSet parts;
    for (const Json& word : file.at("elements")) {
        const auto found = elements().find(word);
        if (found != elements().end()) parts.insert(found->second);
    }
    return parts;
}

/// The tiles that are placed, and no others.
void keep_what_is_placed(rules::TileSet& set, const Json& file) {
    for (rules::Tile& tile : set.tiles) tile.copies = 0;
    for (const Json& step : file.at("steps")) {
        if (step.at("do") != "place") continue;
        const rules::TileId tile = face(set, step.at("tile"));
        if (!is_in_hands(set, tile)) ++set.tiles[tile.value()].copies;
    }
}

rules::Game with_one_player(const rules::Game& game,
                            const std::shared_ptr<const rules::Tables>& tables) {
    return game.visit([&](auto state) {
        state.setup.players = 1;
        return rules::Game(tables, state);
    });
}

}  // namespace

rules::Game begun(const Json& file) {
    const bool is_case = file.contains("elements");
    const auto players = file.at("players").get<std::uint8_t>();
    const rules::PartSet of_sets = parts_of_sets(file);
    rules::Setup setup{.mode = rules::Mode::Base,
                       .players = std::max<std::uint8_t>(players, 2),
                       .changed = is_case ? parts_of_elements(file) : of_sets};
    rules::Setup all = setup;
    all.changed = setup.changed | of_sets;
    auto set =
        protocol::tiles_of(rules::boxes_of(all), *protocol::embedded_mists_tileset()).value();
    if (is_case && file.at("over") == true) keep_what_is_placed(set, file);
    const auto tables = std::make_shared<const rules::Tables>(
        std::make_shared<const rules::TileSet>(std::move(set)));
    const rules::Game game(tables, setup);
    return players == 1 ? with_one_player(game, tables) : game;
}

rules::TileId face(const rules::TileSet& set, const std::string& name) {
    const std::string id = name.substr(0, name.find('+'));
    const bool garden = id != name;
    const auto grown = rules::find_face(set, id + "-garden.0");
    // Without the abbot no copy of a base tile is told from the others.
    return garden && grown ? *grown : rules::find_face(set, id + ".0").value();
}

}  // namespace mistward::referee
