#pragma once

#include "protocol/error.hpp"

#include <cstdint>
#include <string_view>

namespace mistward::net {

/// How a request's body is laid out.
struct BodyFraming {
    std::uint64_t length = 0;
    bool chunked = false;  ///< then nothing is known of its length
};

/// Holds the raw head of a request, up to and including its empty line, against a stricter grammar
/// than the HTTP parser's, so that no proxy in front can read it differently: one `Host`, which
/// HTTP/1.0 may lack, at most one plain `Content-Length` or `Transfer-Encoding: chunked`, no
/// trailers, no folded lines, no stray control bytes, one `Authorization`, a target that
/// `read_target` takes.
protocol::Result<BodyFraming> check_head(std::string_view head);

/// Whether it is one as RFC 6455 has them: 16 bytes in base64.
bool is_websocket_key(std::string_view text);

}  // namespace mistward::net
