#pragma once

#include <string_view>

namespace mistward::net {

/// A document a line.
inline constexpr std::string_view kNdjson = "application/x-ndjson";

/// The media type for a file's name; `application/octet-stream` if its ending is not known.
std::string_view media_type(std::string_view file_name);

}  // namespace mistward::net
