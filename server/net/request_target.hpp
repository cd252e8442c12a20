#pragma once

#include "server/net/http.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

/// What a request is for (RFC 9112, 3.2), in whichever form it is named.
struct Target {
    std::string_view authority;  ///< of a URL, which counts instead of `Host`; empty: `Host` does
    std::string_view path;       ///< with its query; `*`: the server itself. May lack its slash
};

/// Takes a path, a URL of `http` or `https` without a user, and for OPTIONS `*`; nothing if the
/// text is none of these, such as what is asked of a proxy by CONNECT.
std::optional<Target> read_target(std::string_view method, std::string_view text);

/// Has the request name its target by a path and its host by `Host`, as if it had come so; without
/// a host, which HTTP/1.0 need not name, by an empty `Host` (RFC 9112, 3.2).
void simplify_target(http::request_header<>& head);

}  // namespace mistward::net
