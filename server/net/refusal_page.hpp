#pragma once

#include "server/net/http.hpp"

namespace mistward::net {

/// The error as a page for people, for where they cannot have the page that would say it: whoever
/// is banned or asks too often gets none of its files. In every language of the page.
Response refusal_page(const protocol::Error& error);

}  // namespace mistward::net
