#include "protocol/game_file.hpp"
#include "protocol/wire/write.hpp"
#include "server/commands/commands.hpp"
#include "server/commands/printable.hpp"
#include "server/commands/replay.hpp"
#include "server/record/game_file.hpp"
#include "server/store/read_only_database.hpp"
#include "server/store/sqlite/new_file.hpp"
#include "server/tileset_source.hpp"

#include <CLI/CLI.hpp>

#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>

namespace mistward::commands {
namespace {

struct ExportOptions {
    std::string database;
    std::string game;
    std::filesystem::path target;  ///< empty: the standard output
    std::filesystem::path tileset;
    bool force = false;
};

tl::expected<protocol::GameFile, std::string> played_anew(const store::StoredGame& stored,
                                                          const ReadTileset& read,
                                                          rooms::TileShelf& tiles) try {
    return rooms::export_game(stored, tiles_of(stored.game, read, tiles));
} catch (const std::exception& error) {
    return tl::unexpected<std::string>(error.what());
}

std::string file_text(const ExportOptions& options) {
    store::ReadOnlyDatabase database(options.database);
    const auto stored = database.find_game(options.game);
    if (!stored) throw std::runtime_error("no game has the id \"" + options.game + "\"");
    rooms::TileShelf tiles(load_catalogue(options.tileset));
    const auto read = [&](const std::string& digest) { return database.find_tileset(digest); };
    const auto file = played_anew(*stored, read, tiles);
    if (file) return protocol::wire::text_of(*file) + '\n';
    std::cerr << "game " << printable(options.game) << " cannot be replayed, the file has what "
              << "is stored of it: " << printable(file.error()) << '\n';
    return rooms::unplayed_file(*stored, MISTWARD_VERSION).dump() + '\n';
}

void write(std::ostream& out, const std::string& text, const std::string& name) {
    if (!(out << text << std::flush)) throw std::runtime_error(name + " cannot be written");
}

int export_game(const ExportOptions& options) {
    const std::string text = file_text(options);
    if (options.target.empty()) {
        write(std::cout, text, "the standard output");
        return EXIT_SUCCESS;
    }
    const store::NewFile file(options.target);
    std::ofstream out(file.path(), std::ios::binary);
    write(out, text, options.target.string());
    file.take_place(options.force ? store::Existing::Replace : store::Existing::Keep);
    std::cout << options.target.string() << ": " << text.size() << " bytes\n";
    return EXIT_SUCCESS;
}

}  // namespace

void add_export(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<ExportOptions>();
    CLI::App& command = *app.add_subcommand(
        "export", "Write a game of a database as a game file; a server may be using the database");
    command.add_option("DATABASE", options->database, "database to read")->required();
    command.add_option("GAME", options->game, "id of the game, such as k7m2qx9d4t.1")->required();
    command.add_option("FILE", options->target, "file to write; if not given, standard output");
    command.add_flag("--force", options->force, "replace the file if it exists");
    add_tileset_option(command, options->tileset);
    command.callback([options, &chosen] { chosen = [options] { return export_game(*options); }; });
}

}  // namespace mistward::commands
