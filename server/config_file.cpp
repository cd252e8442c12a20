#include "server/config_file.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <numeric>
#include <set>
#include <sstream>
#include <system_error>

namespace mistward {
namespace {

/// A line up to its comment. CLI11 would end it at a `#` within a text, too.
std::string without_comment(const std::string& line) {
    char quote = '\0';
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quote != '\0') {
            if (c == quote) quote = '\0';
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '#') {
            return line.substr(0, i);
        }
    }
    return line;
}

std::string read_without_comments(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in || std::filesystem::is_directory(file)) {
        throw SettingError("the configuration file " + file.string() + " cannot be read");
    }
    std::string text;
    for (std::string line; std::getline(in, line);) text += without_comment(line) + '\n';
    return text;
}

std::string joined(const std::vector<std::string>& values) {
    std::string text;
    for (const std::string& value : values) text += (text.empty() ? "" : ",") + value;
    return text;
}

/// How many letters are to be put in, left out or changed, so that one becomes the other
/// (Levenshtein).
std::size_t distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t changed = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

/// The keys that a file may have: options that the environment can set, but for the file itself.
std::vector<std::string> known_keys(CLI::App& app) {
    std::vector<std::string> keys;
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_envname().empty() || option->check_name("--config")) continue;
        keys.push_back(option->get_lnames().front());
    }
    return keys;
}

SettingError unknown(const std::string& key, const std::string& place,
                     const std::vector<std::string>& keys) {
    const std::string near = nearest(key, keys);
    return SettingError(place + ": there is no key \"" + key + "\"" +
                        (near.empty() ? "" : "; did you mean \"" + near + "\"?"));
}

void make_default(CLI::Option& option, const Setting& setting, const std::string& place) {
    const bool is_list = option.get_items_expected_max() > 1;
    if (!is_list && setting.values.size() != 1) {
        throw SettingError(place + ": \"" + setting.key +
                           "\" takes one value, a text between quotation marks");
    }
    try {
        option.run_callback_for_default()->default_val(joined(setting.values));
    } catch (const CLI::Error& error) {
        throw SettingError(place + ": \"" + setting.key + "\": " + error.what());
    }
}

/// One that cannot be seen counts as none, and its host is told.
bool is_there(const std::filesystem::path& credential) {
    std::error_code fault;
    const bool is_there = std::filesystem::exists(credential, fault);
    if (fault) {
        std::cerr << "mistward: there may be a credential " << credential.string()
                  << ", but it cannot be seen: " << fault.message() << '\n';
    }
    return is_there;
}

}  // namespace

std::string nearest(std::string_view name, const std::vector<std::string>& names) {
    const auto far = [name](const std::string& other) { return distance(name, other); };
    const auto found = std::ranges::min_element(names, {}, far);
    const std::size_t most = std::max<std::size_t>(2, name.size() / 3);
    return found != names.end() && far(*found) <= most ? *found : std::string();
}

std::vector<Setting> read_config_file(const std::filesystem::path& file) {
    std::istringstream text(read_without_comments(file));
    std::vector<Setting> settings;
    std::set<std::string> keys;
    CLI::ConfigTOML format;
    format.comment('\0');
    for (const CLI::ConfigItem& item : format.from_config(text)) {
        if (!item.parents.empty()) {
            throw SettingError(file.string() + ": there are no tables, so \"" +
                               item.parents.front() + "\" means nothing");
        }
        if (!keys.insert(item.name).second) {
            throw SettingError(file.string() + ": \"" + item.name + "\" is there twice");
        }
        settings.push_back({item.name, item.inputs});
    }
    return settings;
}

std::vector<Setting> read_credentials(const std::filesystem::path& folder) {
    std::vector<Setting> settings;
    const auto add = [&](const char* name, const char* key) {
        if (is_there(folder / name)) settings.push_back({key, {(folder / name).string()}});
    };
    add("admin-token", "admin-token-file");
    add("tls-certificate", "tls-certificate");
    add("tls-key", "tls-key");
    if (const auto file = folder / "database"; is_there(file)) {
        std::ifstream in(file);
        std::string database;
        if (!std::getline(in, database)) {
            throw SettingError("the credential " + file.string() + " cannot be read");
        }
        settings.push_back({"database", {database}});
    }
    return settings;
}

void make_defaults(CLI::App& app, const std::vector<Setting>& settings, const std::string& place) {
    const auto keys = known_keys(app);
    for (const Setting& setting : settings) {
        const auto known = std::ranges::find(keys, setting.key);
        if (known == keys.end()) throw unknown(setting.key, place, keys);
        const std::string name = "--" + setting.key;
        make_default(*app.get_option(name), setting, place);
        for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
            CLI::Option* const option = command->get_option_no_throw(name);
            if (option == nullptr || option->get_envname().empty()) continue;
            make_default(*option, setting, place);
        }
    }
}

}  // namespace mistward
