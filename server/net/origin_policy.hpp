#pragma once

#include "server/net/http.hpp"
#include "server/net/origin.hpp"

#include <string>
#include <vector>

namespace mistward::net {

/// Which browser pages may use this server: its own, and those of the origins that the host allows.
/// Clients that are no browsers send no `Origin` and are not concerned.
class OriginPolicy {
public:
    /// `allowed`: origins such as `https://example.org`, or `*` for all; see `fault_of_origin`.
    explicit OriginPolicy(const std::vector<std::string>& allowed);

    /// Refuses a request that could change something, or open a WebSocket, for a foreign page.
    protocol::Result<void> check(const Request& request) const;

    /// The answer to a browser that asks before it sends a request across origins.
    Response preflight(const Request& request) const;

    /// Lets an allowed foreign page read the response.
    void share(const Request& request, Response& response) const;

private:
    bool allows(const Request& request) const;

    std::vector<Origin> allowed_;
    bool allows_all_ = false;
};

/// Why a text cannot be one of those that are allowed, with what would be right; empty if it can.
std::string fault_of_origin(const std::string& text);

}  // namespace mistward::net
