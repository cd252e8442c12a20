#pragma once

#include "server/net/http.hpp"

#include <cstdint>
#include <string_view>

namespace mistward::net {

/// The body of a request that must send JSON; or `unsupported_media_type`.
protocol::Result<std::string_view> json_body(const Request& request);

/// Refuses a body where none has a meaning.
protocol::Result<void> no_body(const Request& request);

/// `?since=n`; 0 if it is missing. No other parameter is taken.
protocol::Result<std::uint64_t> since_parameter(const Request& request);

}  // namespace mistward::net
