#include "server/net/origin_policy.hpp"

#include <algorithm>

namespace mistward::net {
namespace {

constexpr std::string_view kEvery = "*";

/// A proxy that nobody trusts may speak TLS for us, so without TLS either scheme may be ours.
bool is_our_own(const Request& request) {
    const auto origin = read_origin(request.header(http::field::origin));
    const auto host = read_host(request.header(http::field::host));
    if (!origin || !host) return false;
    const bool is_web = origin->scheme == "https" || origin->scheme == "http";
    const bool is_less = request.source.encrypted && origin->scheme != "https";
    return is_web && !is_less && is_from(*origin, *host);
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

std::string fault_of_origin(const std::string& text) {
    if (text == kEvery || read_origin(text)) return {};
    return "\"" + text +
           "\" is not an origin: write only its scheme, host and port, such as "
           "https://example.org, or * for all";
}

OriginPolicy::OriginPolicy(const std::vector<std::string>& allowed) {
    for (const std::string& text : allowed) {
        if (auto origin = read_origin(text)) allowed_.push_back(std::move(*origin));
        allows_all_ = allows_all_ || text == kEvery;
    }
}

bool OriginPolicy::allows(const Request& request) const {
    if (allows_all_) return true;
    const auto origin = read_origin(request.header(http::field::origin));
    return origin && std::ranges::find(allowed_, *origin) != allowed_.end();
}

protocol::Result<void> OriginPolicy::check(const Request& request) const {
    if (!request.has(http::field::origin) || is_harmless(request)) return {};
    if (is_our_own(request) || allows(request)) return {};
    const auto shown = printable(request.header(http::field::origin));
    return tl::unexpected(
        protocol::Error{protocol::ErrorCode::OriginRefused,
                        "pages of the origin \"" + shown +
                            "\" may not do this; the server's own are of the host \"" +
                            std::string(request.header(http::field::host)) +
                            "\", so a proxy in front must pass Host on as it came, with the port",
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
                             "authorization, content-type, idempotency-key");
        response.headers.set(http::field::access_control_max_age, "600");
    }
    return response;
}

void OriginPolicy::share(const Request& request, Response& response) const {
    if (allowed_.empty() && !allows_all_) return;
    response.headers.insert(http::field::vary, "Origin");
    if (request.has(http::field::origin) && allows(request)) {
        response.headers.set(http::field::access_control_allow_origin,
                             request.header(http::field::origin));
        response.headers.set(
            http::field::access_control_expose_headers,
            "allow, deprecation, retry-after, ratelimit, ratelimit-policy, sunset");
    }
}

}  // namespace mistward::net
