#pragma once

#include "protocol/error.hpp"

#include <string>
#include <string_view>

namespace mistward::protocol {

/// Where a webhook is sent to, taken apart.
struct WebhookUrl {
    bool tls = true;
    std::string host;       ///< a name in lower case, or an address without brackets
    std::string port;       ///< digits
    std::string authority;  ///< as `Host` has it
    std::string target;     ///< path and query
};

/// Refuses (`invalid_message`, of that field) what is no `https` or `http` address of a host, and
/// what names a user or a fragment.
Result<WebhookUrl> parse_webhook_url(std::string_view text, const std::string& field = "url");

}  // namespace mistward::protocol
