#include "server/net/origin_policy.hpp"

#include <boost/beast/core/string.hpp>

#include <algorithm>

namespace mistward::net {
namespace {

/// A proxy that nobody trusts may speak TLS for us, so without TLS either scheme may be ours.
bool same_origin(std::string_view origin, const Request& request) {
    const auto scheme_end = origin.find("://");
    if (scheme_end == std::string_view::npos) return false;
    if (request.source.encrypted && !boost::beast::iequals(origin.substr(0, scheme_end), "https")) {
        return false;
    }
    return boost::beast::iequals(origin.substr(scheme_end + 3), request.header(http::field::host));
}

bool is_harmless(const Request& request) {
    const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
    return reads && !request.has(http::field::upgrade);
}

std::string printable(std::string_view text) {
    std::string out(text);
    std::erase_if(out, [](char c) { return c < 0x20 || c > 0x7e; });
    return out;
}

}  // namespace

bool OriginPolicy::allows(const Request& request) const {
    const auto origin = request.header(http::field::origin);
    return std::any_of(allowed_.begin(), allowed_.end(), [&](const std::string& allowed) {
        return allowed == "*" || boost::beast::iequals(allowed, origin);
    });
}

protocol::Result<void> OriginPolicy::check(const Request& request) const {
    if (!request.has(http::field::origin) || is_harmless(request)) return {};
    const auto origin = request.header(http::field::origin);
    if (same_origin(origin, request) || allows(request)) return {};
    const auto shown = printable(origin);
    return tl::unexpected(protocol::Error{protocol::ErrorCode::OriginRefused,
                                          "pages of the origin \"" + shown + "\" may not do this",
                                          {{"origin", shown}}});
}

Response OriginPolicy::preflight(const Request& request) const {
    Response response;
    response.status = http::status::no_content;
    response.headers.set(http::field::allow, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    if (request.has(http::field::origin) && allows(request)) {
        response.headers.set(http::field::access_control_allow_methods,
                             "GET, HEAD, POST, PUT, PATCH, DELETE");
        response.headers.set(http::field::access_control_allow_headers,
                             "authorization, content-type");
        response.headers.set(http::field::access_control_max_age, "600");
    }
    return response;
}

void OriginPolicy::share(const Request& request, Response& response) const {
    if (allowed_.empty()) return;
    response.headers.insert(http::field::vary, "Origin");
    if (request.has(http::field::origin) && allows(request)) {
        response.headers.set(http::field::access_control_allow_origin,
                             request.header(http::field::origin));
        response.headers.set(http::field::access_control_expose_headers,
                             "allow, retry-after, ratelimit, ratelimit-policy");
    }
}

}  // namespace mistward::net
