#pragma once

#include <string>
#include <string_view>

namespace mistward::protocol {

/// Where a server listens.
struct ServerUrl {
    bool tls = false;
    std::string host;       ///< name or address, without brackets
    std::string port;       ///< number
    std::string authority;  ///< both, as the `Host` field of HTTP takes them
};

/// Whether a URL may ask for TLS.
enum class Tls { Refused, Allowed };

/// Reads "http://host:port", or "https://host:port" if TLS is allowed. Throws
/// `std::invalid_argument` with a sentence for the user.
ServerUrl parse_server_url(std::string_view text, Tls allowed = Tls::Refused);

}  // namespace mistward::protocol
