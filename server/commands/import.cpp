#include "protocol/game_file.hpp"
#include "server/commands/commands.hpp"
#include "server/companion/pool.hpp"
#include "server/service/notices.hpp"
#include "server/service/store_lobby.hpp"
#include "server/store/open_store.hpp"
#include "server/tileset_source.hpp"
#include "server/work/begin.hpp"
#include "server/work/clock.hpp"
#include "server/work/worker_pool.hpp"

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>

#include <iostream>
#include <memory>
#include <stdexcept>

namespace mistward::commands {
namespace {

namespace asio = boost::asio;

struct ImportOptions {
    std::string database;
    std::filesystem::path file;
    std::filesystem::path tileset;
};

std::string read_file(const std::filesystem::path& path) {
    auto text = read_text(path);
    if (!text) throw std::runtime_error("the file " + path.string() + " cannot be read");
    const auto file = protocol::decode_game_file(*text);
    if (file) return std::move(*text);
    throw std::runtime_error(path.string() + " is no game file: " + file.error().message + " " +
                             file.error().params.dump());
}

rooms::AsyncResult<rooms::CreatedRoom> import_into(rooms::StoreLobby& lobby, std::string file) {
    auto created = co_await lobby.import_game(std::move(file));
    co_await lobby.shut_down();
    co_return created;
}

int import_game(const ImportOptions& options) {
    auto file = read_file(options.file);
    rooms::TileShelf tiles(load_catalogue(options.tileset));
    store::must_exist(options.database);
    asio::io_context context;
    const auto store = store::open_store({options.database});
    companion::CompanionPool companions(1);
    work::WorkerPool workers({});
    const auto clock = rooms::make_system_clock();
    rooms::Notices notices;
    rooms::StoreLobby lobby(context.get_executor(), {*store, companions, workers, *clock, notices},
                            tiles);
    const auto created = work::run(context, import_into(lobby, std::move(file)));
    if (!created) throw std::runtime_error(created.error().message);
    std::cout
        << protocol::Json{{"room", created->room}, {"owner_token", created->owner_token}}.dump()
        << '\n';
    return EXIT_SUCCESS;
}

}  // namespace

void add_import(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<ImportOptions>();
    CLI::App& command = *app.add_subcommand(
        "import",
        "Make a private room from a game file, in a database that no server is using.\n"
        "Prints the room and its owner's token as JSON.");
    command.add_option("DATABASE", options->database, "database to write")->required();
    command.add_option("FILE", options->file, "game file; /dev/stdin for standard input")
        ->required();
    add_tileset_option(command, options->tileset);
    command.callback([options, &chosen] { chosen = [options] { return import_game(*options); }; });
}

}  // namespace mistward::commands
