#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace CLI {
class App;
}

namespace mistward {

/// What a subcommand does; the value is the exit status of the process. It may throw: one sentence
/// for the host.
using Command = std::function<int()>;

}  // namespace mistward

namespace mistward::commands {

// Each adds a subcommand to `app`. Parsing a command line that names it sets `chosen`, which must
// outlive the parsing.

void add_backup(CLI::App& app, Command& chosen);
void add_restore(CLI::App& app, Command& chosen);
void add_migrate(CLI::App& app, Command& chosen);
void add_move(CLI::App& app, Command& chosen);
void add_verify(CLI::App& app, Command& chosen);
void add_export(CLI::App& app, Command& chosen);
void add_import(CLI::App& app, Command& chosen);
void add_prune(CLI::App& app, Command& chosen);
void add_healthcheck(CLI::App& app, Command& chosen);
void add_tileset(CLI::App& app, Command& chosen);
void add_reference(CLI::App& app, Command& chosen);

/// Why a server cannot listen on what a text names; empty if it is an address.
std::string fault_of_address(const std::string& text);

/// The option of a subcommand that plays games anew: which tiles the server plays with.
void add_tileset_option(CLI::App& command, std::filesystem::path& tileset);

}  // namespace mistward::commands
