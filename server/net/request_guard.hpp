#pragma once

#include "protocol/error.hpp"

#include <cstdint>
#include <string_view>

namespace mistward::net {

/// Holds the raw head of a request, up to and including its empty line, against a stricter grammar
/// than the HTTP parser's, so that no proxy in front can read it differently: one `Host`, at most
/// one plain `Content-Length`, no `Transfer-Encoding`, no trailers, no folded lines, no stray
/// control bytes, a path as target. The value is the length of the body.
protocol::Result<std::uint64_t> check_head(std::string_view head);

}  // namespace mistward::net
