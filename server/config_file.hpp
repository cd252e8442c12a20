#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace mistward {

/// A value for an option: its long name without the dashes, and what stands for it, several of a
/// list.
struct Setting {
    std::string key;
    std::vector<std::string> values;
};

/// A setting cannot be taken: one sentence for the host, with the place and the key.
class SettingError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The settings of a file in TOML: keys without tables, values as texts, numbers, truths and lists
/// of these. Throws `SettingError` if it cannot be read, has tables or a key twice.
std::vector<Setting> read_config_file(const std::filesystem::path& file);

/// What systemd's `LoadCredential=` has put into that folder, as settings: the files `admin-token`,
/// `tls-certificate` and `tls-key` by their paths, of `database` the first line. Nothing of a
/// folder that is not there.
std::vector<Setting> read_credentials(const std::filesystem::path& folder);

/// Makes the settings the defaults of the options of `app` and of those options of its subcommands
/// that the environment can set as well; flags and environment win. Throws `SettingError`, for an
/// unknown key with the nearest one that there is; `place` says where it stands.
void make_defaults(CLI::App& app, const std::vector<Setting>& settings, const std::string& place);

/// The name that differs least from `name`, if few letters do; empty: there is none so near.
std::string nearest(std::string_view name, const std::vector<std::string>& names);

}  // namespace mistward
