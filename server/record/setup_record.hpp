#pragma once

#include "rules/setup.hpp"

#include <string>

namespace mistward::rooms {

/// A setup as the JSON text that rows hold.
std::string setup_record(const rules::Setup& setup);

/// Takes what is missing for the default, as in the rows of older versions. Throws if the text is
/// no setup.
rules::Setup read_setup_record(const std::string& text);

}  // namespace mistward::rooms
