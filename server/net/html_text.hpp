#pragma once

#include <string>
#include <string_view>

namespace mistward::net {

/// A text as HTML has it between tags, and in an attribute between double quotes.
std::string in_html(std::string_view text);

}  // namespace mistward::net
