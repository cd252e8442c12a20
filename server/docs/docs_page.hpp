#pragma once

#include "protocol/json.hpp"

#include <string>
#include <string_view>

namespace mistward::docs {

/// Both documents of the API as one page of HTML for people. It has no script, and beside itself it
/// needs `style_path` alone.
std::string docs_page(const protocol::Json& openapi, const protocol::Json& asyncapi,
                      std::string_view style_path);

/// The page's style sheet.
std::string_view docs_style();

}  // namespace mistward::docs
