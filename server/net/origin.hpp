#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mistward::net {

/// What the field `Host` names (RFC 9110, 7.2).
struct HostName {
    /// In small letters and without a dot at its end; IPv6 in brackets, in its shortest form.
    std::string host;
    std::optional<std::uint16_t> port;  ///< nothing: the one that is usual for the scheme

    bool operator==(const HostName&) const = default;
};

/// Nothing if the text is no host with perhaps a port, such as one with a user.
std::optional<HostName> read_host(std::string_view text);

/// Where a page has come from (RFC 6454, 7).
struct Origin {
    std::string scheme;  ///< in small letters
    HostName place;      ///< with a port, unless none is usual for the scheme

    bool operator==(const Origin&) const = default;
};

/// Nothing for `null`, and for what is more than scheme, host and port.
std::optional<Origin> read_origin(std::string_view text);

/// Whether pages of the origin have come from that host.
bool is_from(const Origin& origin, const HostName& place);

}  // namespace mistward::net
