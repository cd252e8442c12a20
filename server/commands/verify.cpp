#include "server/commands/commands.hpp"
#include "server/commands/printable.hpp"
#include "server/commands/replay.hpp"
#include "server/store/open_store.hpp"
#include "server/store/read_only_database.hpp"
#include "server/store/store.hpp"
#include "server/tileset_source.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <stdexcept>

namespace mistward::commands {
namespace {

struct VerifyOptions {
    std::string database;
    std::filesystem::path tileset;
};

std::size_t print_damage(store::ReadOnlyDatabase& database) {
    const auto damage = database.damage();
    for (const std::string& what : damage) std::cout << "damaged: " << printable(what) << '\n';
    try {
        const auto loss = database.loss();
        if (loss) std::cout << "missing: " << *loss << '\n';
        return damage.size() + (loss ? 1 : 0);
    } catch (const store::OpenError& error) {
        std::cout << "damaged: " << printable(error.what()) << '\n';
        return damage.size() + 1;
    }
}

int verify_all(const VerifyOptions& options) {
    rooms::TileShelf tiles(load_catalogue(options.tileset));
    store::ReadOnlyDatabase database(options.database);
    const std::size_t damage = print_damage(database);
    const GameSource source{
        [&](const std::string& id) { return database.find_game(id); },
        [&](const std::string& digest) { return database.find_tileset(digest); }};
    const Replays replays = replay_all(database.game_ids(), source, tiles);
    std::cout << store::shown(options.database) << ": " << told(replays) << '\n';
    if (damage + replays.broken.size() == 0) return EXIT_SUCCESS;
    std::cout << std::flush;
    throw std::runtime_error("the database " + store::shown(options.database) + " is not sound");
}

/// What is damaged may be in what is said of it.
int verify(const VerifyOptions& options) try {
    return verify_all(options);
} catch (const std::exception& error) {
    throw std::runtime_error(printable(error.what()));
}

}  // namespace

void add_verify(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<VerifyOptions>();
    CLI::App& command = *app.add_subcommand(
        "verify",
        "Check that a database is whole and that each of its games replays; a server may be using "
        "it");
    command.add_option("DATABASE", options->database, "database to read")->required();
    add_tileset_option(command, options->tileset);
    command.callback([options, &chosen] { chosen = [options] { return verify(*options); }; });
}

}  // namespace mistward::commands
