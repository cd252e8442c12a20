#pragma once

#include <string_view>

namespace mistward::net {

/// The media type for a file's name; `application/octet-stream` if its ending is not known.
std::string_view media_type(std::string_view file_name);

}  // namespace mistward::net
