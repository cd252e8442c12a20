#include "server/commands/commands.hpp"
#include "server/profiles.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace mistward::commands {
namespace {

constexpr std::size_t kWidth = 120;

/// A text within a cell of a table.
std::string cell(std::string text) {
    for (auto at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) {
        text.insert(at, 1, '\\');
    }
    return text;
}

std::string code(const std::string& text) {
    std::string shown = text;
    std::erase(shown, '"');
    if (shown == "[]") shown.clear();
    return shown.empty() ? std::string() : "`" + shown + "`";
}

/// A paragraph in lines of `kWidth`.
std::string wrapped(const std::string& text) {
    std::istringstream words(text);
    std::string lines;
    std::size_t width = 0;
    for (std::string word; words >> word; width += word.size()) {
        const bool fits = width + 1 + word.size() <= kWidth;
        if (width > 0) lines += fits ? ' ' : '\n';
        width = fits && width > 0 ? width + 1 : 0;
        lines += word;
    }
    return lines + "\n";
}

bool is_shown(const CLI::Option& option) { return !option.get_envname().empty(); }

/// What a profile sets it to; empty: it leaves the default.
std::string value_in(const Profile& profile, const std::string& key) {
    const auto found = std::ranges::find(profile.settings, key, &Setting::key);
    return found == profile.settings.end() ? std::string() : found->values.front();
}

void print_options(const CLI::App& app, const std::string& group) {
    std::cout << "\n## " << group << "\n\n| option | default | |\n|---|---|---|\n";
    for (const CLI::Option* option : app.get_options()) {
        if (!is_shown(*option) || option->get_group() != group) continue;
        std::cout << "| `--" << option->get_lnames().front() << "` | "
                  << code(option->get_default_str()) << " | " << cell(option->get_description())
                  << " |\n";
    }
}

void print_profiles(const CLI::App& app) {
    std::cout << "\n## Profiles\n\n| option |";
    for (const Profile& profile : profiles()) std::cout << " `" << profile.name << "` |";
    std::cout << "\n|---|";
    for (std::size_t i = 0; i < profiles().size(); ++i) std::cout << "---|";
    std::cout << "\n| for |";
    for (const Profile& profile : profiles()) std::cout << ' ' << profile.purpose << " |";
    std::cout << '\n';
    for (const CLI::Option* option : app.get_options()) {
        if (!is_shown(*option)) continue;
        const std::string key = option->get_lnames().front();
        const auto sets = [&key](const Profile& one) { return !value_in(one, key).empty(); };
        if (std::ranges::none_of(profiles(), sets)) continue;
        std::cout << "| `" << key << "` |";
        for (const Profile& one : profiles()) std::cout << ' ' << code(value_in(one, key)) << " |";
        std::cout << '\n';
    }
}

/// Whether the server has the same option, so that it has a row already.
bool is_the_servers(const CLI::App& server, const CLI::Option& option) {
    const auto same = [&option](const CLI::Option* other) {
        return other->get_name() == option.get_name() &&
               other->get_description() == option.get_description();
    };
    return !server.get_options(same).empty();
}

void print_command(const CLI::App& server, const CLI::App& command, const std::string& name) {
    std::string about = command.get_description();
    if (!about.ends_with('.')) about += '.';
    std::cout << "\n### `" << name << "`\n\n" << wrapped(about);
    const auto options = command.get_options([](const CLI::Option* option) {
        return !option->check_name("--help") && !option->get_description().empty();
    });
    if (!options.empty()) std::cout << "\n| | default | |\n|---|---|---|\n";
    for (const CLI::Option* option : options) {
        const bool has_place = option->get_positional() && option->get_lnames().empty();
        std::cout << "| `" << option->get_name(has_place) << "` | ";
        if (is_the_servers(server, *option)) {
            std::cout << "| as above |\n";
            continue;
        }
        std::cout << code(option->get_default_str()) << " | " << cell(option->get_description())
                  << " |\n";
    }
    for (const CLI::App* part : command.get_subcommands([](const CLI::App*) { return true; })) {
        print_command(server, *part, name + " " + part->get_name());
    }
}

int print_reference(const CLI::App& app) {
    std::cout << "# Every option of the server\n\n"
              << wrapped(
                     "This page is what `mistward reference` prints. A flag wins over the "
                     "environment, the environment over the file that `--config` names, the file "
                     "over `--profile`, and a profile over the defaults. In the environment, "
                     "`--log-level` is `MISTWARD_LOG_LEVEL`. In the file, which is TOML without "
                     "tables, a key is an option without its dashes: `port = 8081`. An unknown key "
                     "is an error. `mistward --config FILE --help` shows the values that are in "
                     "effect.");
    std::vector<std::string> groups;
    for (const CLI::Option* option : app.get_options()) {
        if (!is_shown(*option) || std::ranges::count(groups, option->get_group()) > 0) continue;
        groups.push_back(option->get_group());
        print_options(app, groups.back());
    }
    print_profiles(app);
    std::cout << "\n## Subcommands\n";
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        print_command(app, *command, "mistward " + command->get_name());
    }
    return EXIT_SUCCESS;
}

}  // namespace

void add_reference(CLI::App& app, Command& chosen) {
    CLI::App& command =
        *app.add_subcommand("reference", "Print every option and subcommand in full, as Markdown");
    command.callback([&app, &chosen] {
        const int status = print_reference(app);
        chosen = [status] { return status; };
    });
}

}  // namespace mistward::commands
