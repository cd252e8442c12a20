#pragma once

#include "server/config_file.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mistward {

/// What a host says of the people who play there, with the values of options that follow from it.
struct Profile {
    std::string_view name;
    std::string_view purpose;  ///< one clause
    std::vector<Setting> settings;
};

/// Those of `--profile`. Why these values: server/DECISIONS.md, 125.
std::span<const Profile> profiles();

/// Null: there is none of that name.
const Profile* find_profile(std::string_view name);

}  // namespace mistward
