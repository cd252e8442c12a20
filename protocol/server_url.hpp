#pragma once

#include <string>
#include <string_view>

namespace mistward::protocol {

/// Where a server listens.
struct ServerUrl {
    std::string host;       ///< name or address, without brackets
    std::string port;       ///< number
    std::string authority;  ///< both, as the `Host` field of HTTP takes them
};

/// Reads "http://host:port". Throws `std::invalid_argument` with a sentence for the user.
ServerUrl parse_server_url(std::string_view text);

}  // namespace mistward::protocol
