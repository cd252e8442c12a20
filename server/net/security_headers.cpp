#include "server/net/security_headers.hpp"

namespace mistward::net {
namespace {

constexpr std::string_view kResourcePolicy = "Cross-Origin-Resource-Policy";

/// Some browsers do not count a WebSocket to the page's own host as 'self'.
std::string web_sockets_of(std::string_view host) {
    if (host.empty()) return {};
    return " ws://" + std::string(host) + " wss://" + std::string(host);
}

}  // namespace

void add_security_headers(const Request& request, Response& response) {
    response.headers.set("Content-Security-Policy",
                         "default-src 'none'; script-src 'self'; style-src 'self'; "
                         "img-src 'self' data:; font-src 'self'; manifest-src 'self'; "
                         "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
                         "connect-src 'self'" +
                             web_sockets_of(request.header(http::field::host)));
    if (request.source.encrypted) {
        response.headers.set(http::field::strict_transport_security, "max-age=31536000");
    }
    response.headers.set("X-Content-Type-Options", "nosniff");
    response.headers.set("Referrer-Policy", "no-referrer");
    response.headers.set("Cross-Origin-Opener-Policy", "same-origin");
    // A picture for those who show links lies in their pages.
    if (response.headers.find(kResourcePolicy) == response.headers.end()) {
        response.headers.set(kResourcePolicy, "same-origin");
    }
}

}  // namespace mistward::net
