#include "server/store/sqlite/backup.hpp"

#include "server/commands/commands.hpp"
#include "server/store/open_store.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace mistward::commands {
namespace {

struct BackupOptions {
    std::filesystem::path database;
    std::filesystem::path target;
    bool force = false;
};

int back_up(const BackupOptions& options) {
    store::refuse_postgresql(options.database.string(),
                             "`mistward backup` copies files of SQLite only",
                             "pg_dump --format=custom copies a PostgreSQL database");
    store::back_up(options.database, options.target,
                   options.force ? store::Existing::Replace : store::Existing::Keep);
    std::cout << options.target.string() << ": " << std::filesystem::file_size(options.target)
              << " bytes, checked\n";
    return EXIT_SUCCESS;
}

}  // namespace

void add_backup(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<BackupOptions>();
    CLI::App& command =
        *app.add_subcommand("backup", "Copy a database as of one moment; a server may be using it");
    command.add_option("DATABASE", options->database, "database to copy")->required();
    command.add_option("TARGET", options->target, "file to write")->required();
    command.add_flag("--force", options->force, "replace the target if it exists");
    command.callback([options, &chosen] { chosen = [options] { return back_up(*options); }; });
}

}  // namespace mistward::commands
