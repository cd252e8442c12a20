#include "server/commands/commands.hpp"
#include "server/store/open_store.hpp"
#include "server/store/sqlite/backup.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace mistward::commands {
namespace {

struct RestoreOptions {
    std::filesystem::path backup;
    std::filesystem::path database;
};

int restore(const RestoreOptions& options) {
    store::refuse_postgresql(options.database.string(),
                             "`mistward restore` restores files of SQLite only",
                             "pg_restore fills a PostgreSQL database from what pg_dump made");
    const auto kept = store::restore(options.backup, options.database);
    std::cout << options.database.string() << ": restored from " << options.backup.string() << '\n';
    if (kept) std::cout << "the database that was there is kept as " << kept->string() << '\n';
    return EXIT_SUCCESS;
}

}  // namespace

void add_restore(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<RestoreOptions>();
    CLI::App& command =
        *app.add_subcommand("restore", "Replace a database that no server is using by a backup");
    command.add_option("BACKUP", options->backup, "file that `mistward backup` wrote")->required();
    command
        .add_option("DATABASE", options->database,
                    "database to replace; the old one is kept beside it")
        ->required();
    command.callback([options, &chosen] { chosen = [options] { return restore(*options); }; });
}

}  // namespace mistward::commands
