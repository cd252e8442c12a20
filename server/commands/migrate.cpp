#include "server/commands/commands.hpp"
#include "server/store/open_store.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace mistward::commands {
namespace {

struct MigrateOptions {
    std::string database;
    bool dry_run = false;
};

int migrate(const MigrateOptions& options) {
    const auto names = options.dry_run ? store::lacking_migrations(options.database)
                                       : store::apply_migrations(options.database);
    if (names.empty()) std::cout << store::shown(options.database) << ": up to date\n";
    for (const std::string& name : names) {
        std::cout << (options.dry_run ? "would apply " : "applied ") << name << '\n';
    }
    return EXIT_SUCCESS;
}

}  // namespace

void add_migrate(CLI::App& app, Command& chosen) {
    const auto options = std::make_shared<MigrateOptions>();
    CLI::App& command = *app.add_subcommand(
        "migrate",
        "Bring the schema of a database up to date; a server also does so when it starts");
    command
        .add_option("DATABASE", options->database,
                    "SQLite database that no server is using, or address of a PostgreSQL database")
        ->required();
    command.add_flag("--dry-run", options->dry_run, "only print what would be done");
    command.callback([options, &chosen] { chosen = [options] { return migrate(*options); }; });
}

}  // namespace mistward::commands
