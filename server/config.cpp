#include "server/config.hpp"

#include "server/config_file.hpp"
#include "server/options.hpp"
#include "server/profiles.hpp"

#include <CLI/CLI.hpp>

#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace mistward {
namespace {

void add_commands(CLI::App& app, Command& chosen) {
    commands::add_backup(app, chosen);
    commands::add_restore(app, chosen);
    commands::add_migrate(app, chosen);
    commands::add_move(app, chosen);
    commands::add_verify(app, chosen);
    commands::add_export(app, chosen);
    commands::add_import(app, chosen);
    commands::add_prune(app, chosen);
    commands::add_healthcheck(app, chosen);
    commands::add_tileset(app, chosen);
    commands::add_reference(app, chosen);
}

/// Which file and profile a command line and the environment name; all else is read later.
struct Named {
    std::string file;
    std::string profile;
};

Named find_named(int argc, const char* const* argv) {
    Named named;
    CLI::App app;
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    app.set_help_flag();
    app.allow_extras();
    app.add_option("--config", named.file)->envname("MISTWARD_CONFIG");
    app.add_option("--profile", named.profile)->envname("MISTWARD_PROFILE");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError&) {
        // Who reads all of it says so.
    }
    return named;
}

std::string in_environment(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string() : value;
}

/// The environment wins, also where it has the secret itself.
void leave_out_token(std::vector<Setting>& settings) {
    if (in_environment("MISTWARD_ADMIN_TOKEN").empty()) return;
    std::erase_if(settings, [](const Setting& one) { return one.key == "admin-token-file"; });
}

/// What the profile, the credentials and the file say become defaults, the last one strongest.
void take_defaults(CLI::App& app, Named named) {
    std::vector<Setting> of_file;
    if (!named.file.empty()) of_file = read_config_file(named.file);
    for (const Setting& setting : of_file) {
        if (setting.key == "profile" && named.profile.empty() && !setting.values.empty()) {
            named.profile = setting.values.front();
        }
    }
    if (const Profile* const profile = find_profile(named.profile)) {
        make_defaults(app, profile->settings, "the profile " + named.profile);
    }
    const std::string credentials = in_environment("CREDENTIALS_DIRECTORY");
    if (!credentials.empty()) {
        auto settings = read_credentials(credentials);
        leave_out_token(settings);
        make_defaults(app, settings, credentials);
    }
    leave_out_token(of_file);
    make_defaults(app, of_file, named.file);
}

/// What no single option shows to be wrong.
void check_together(const Config& config) {
    if (config.tls_certificate.empty() != config.tls_key.empty()) {
        throw CLI::ValidationError("--tls-certificate and --tls-key", "need each other");
    }
}

}  // namespace

std::variant<Config, Command, int> read_config(int argc, const char* const* argv) {
    Config config;
    CLI::App app(
        "Mistward, a server for Mists over Carcassonne. Without a subcommand it serves.\n"
        "A flag wins over the environment, that over the file of --config, that over --profile;\n"
        "the values shown here are those in effect. All options in full: mistward reference.\n"
        "Exit status: 0 success, 1 failure, with a one-line reason, 2 wrong command line.",
        "mistward");
    app.option_defaults()->always_capture_default();
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    app.set_version_flag("--version", "mistward " MISTWARD_VERSION);
    add_options(app, config);
    Command chosen;
    add_commands(app, chosen);
    try {
        take_defaults(app, find_named(argc, argv));
        app.parse(argc, argv);
        if (chosen) return chosen;
        check_together(config);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    } catch (const SettingError& error) {
        std::cerr << "mistward: " << error.what() << '\n';
        return 2;
    }
    config.limits.command_burst = 2 * config.limits.commands_per_second;
    return config;
}

}  // namespace mistward
