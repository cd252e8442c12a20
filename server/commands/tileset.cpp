#include "protocol/tileset_file.hpp"
#include "server/commands/commands.hpp"
#include "server/tileset_source.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace mistward::commands {
namespace {

enum Status { kRight = 0, kWrong = 1, kUnreadable = 2 };

std::size_t tiles_to_draw(const rules::TileSet& set) {
    std::size_t tiles = 0;
    for (const rules::Tile& face : set.tiles) tiles += face.copies;
    return tiles;
}

void print(const std::vector<std::string>& sentences, const char* before) {
    for (const std::string& sentence : sentences) std::cout << before << sentence << '\n';
}

int wrong(const std::filesystem::path& file, const std::vector<std::string>& faults) {
    std::cout << file.string() << ": wrong:\n";
    print(faults, "  ");
    return kWrong;
}

/// A set without a start tile is for no game by itself.
int describe_addition(const std::filesystem::path& file, const rules::TileSet& set) {
    std::cout << file.string() << ": right: " << tiles_to_draw(set) << " tiles with "
              << set.tiles.size() << " faces that add to other sets\ndigest "
              << protocol::digest(set) << '\n';
    print(rules::check_addition(set), "note: ");
    return kRight;
}

int check(const std::filesystem::path& file) {
    const auto text = read_text(file);
    if (!text) {
        std::cerr << "mistward: the tile-set file " << file.string() << " cannot be read\n";
        return kUnreadable;
    }
    const auto set = protocol::parse_any_tileset(*text);
    if (!set) return wrong(file, set.error());
    if (set->start.empty()) return describe_addition(file, *set);
    const auto catalogue = catalogue_with(*text);
    if (!catalogue) return wrong(file, catalogue.error());
    const rooms::GameTiles& tiles = (*catalogue)[rules::Mode::Mists];
    std::cout << file.string() << ": right: " << tiles_to_draw(tiles.set()) << " tiles with "
              << tiles.set().tiles.size() << " faces, a start tile of " << tiles.set().start.size()
              << " quarters\ndigest " << tiles.digest << '\n';
    print(rules::check_mists_facts(tiles.set()), "note, not as published: ");
    return kRight;
}

}  // namespace

void add_tileset_option(CLI::App& command, std::filesystem::path& tileset) {
    command.add_option("--tileset", tileset, "tile-set file to use instead of the built-in tiles")
        ->envname("MISTWARD_TILESET");
}

void add_tileset(CLI::App& app, Command& chosen) {
    CLI::App& tileset = *app.add_subcommand("tileset", "Work on tile-set files");
    tileset.require_subcommand(1);
    CLI::App& command = *tileset.add_subcommand(
        "check",
        "Print the faults of a tile-set file, and what differs from the published one.\n"
        "Exit status: 0 valid, 1 invalid, 2 not readable.");
    const auto file = std::make_shared<std::filesystem::path>();
    command.add_option("file", *file, "tile-set file")->required();
    command.callback([file, &chosen] { chosen = [file] { return check(*file); }; });
}

}  // namespace mistward::commands
