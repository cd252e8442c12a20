#include "server/store/move.hpp"

#include "server/commands/commands.hpp"
#include "server/commands/printable.hpp"
#include "server/commands/replay.hpp"
#include "server/store/open_store.hpp"
#include "server/store/store.hpp"
#include "server/tileset_source.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace mistward::commands {
namespace {

struct MoveOptions {
    std::string from;
    std::string to;
    std::filesystem::path tileset;
};

/// What does not replay is a copy of what did not, or something went wrong on the way.
void check_as_before(const Replays& replays, store::Move& move, rooms::TileShelf& tiles) {
    const GameSource originals{
        [&](const std::string& id) { return move.original(id); },
        [&](const std::string& digest) { return move.original_tileset(digest); }};
    for (const auto& [id, why] : replays.broken) {
        const auto before = replay(id, originals, tiles);
        if (before.verdict == rooms::Verdict::Broken && before.why == why) continue;
        throw std::runtime_error("game " + printable(id) +
                                 " was not copied as it is; nothing was moved");
    }
}

int move(const MoveOptions& options) {
    rooms::TileShelf tiles(load_catalogue(options.tileset));
    store::Move move(options.from, options.to);
    const auto rows = move.copy();
    const GameSource copies{[&](const std::string& id) { return move.copied(id); },
                            [&](const std::string& digest) { return move.copied_tileset(digest); }};
    const Replays replays = replay_all(move.game_ids(), copies, tiles);
    check_as_before(replays, move, tiles);
    move.keep();
    std::cout << store::shown(options.to) << ": moved " << rows.at("rooms") << " rooms, "
              << rows.at("games") << " games and " << rows.at("entries") << " entries; "
              << told(replays) << '\n';
    return EXIT_SUCCESS;
}

}  // namespace

void add_move(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<MoveOptions>();
    CLI::App& command = *app.add_subcommand(
        "move",
        "Copy all data of a server from one database into another, and replay each game there "
        "before the copy counts.\n"
        "Each is an SQLite file or the address of a PostgreSQL database; FROM is not changed.");
    command
        .add_option("FROM", options->from,
                    "database to read; no server may be using it if it is a file")
        ->required();
    command
        .add_option("TO", options->to,
                    "file that does not exist yet, or an empty database that `mistward migrate` "
                    "has prepared")
        ->required();
    add_tileset_option(command, options->tileset);
    command.callback([options, &chosen] { chosen = [options] { return move(*options); }; });
}

}  // namespace mistward::commands
