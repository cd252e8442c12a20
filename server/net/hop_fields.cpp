#include "server/net/hop_fields.hpp"

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/rfc7230.hpp>

#include <algorithm>
#include <array>

namespace mistward::net {
namespace {

namespace http = boost::beast::http;
using boost::beast::iequals;
using boost::beast::string_view;

constexpr std::array<string_view, 11> kOfOneConnection{"Connection",
                                                       "Keep-Alive",
                                                       "Proxy-Connection",
                                                       "Proxy-Authenticate",
                                                       "Proxy-Authorization",
                                                       "TE",
                                                       "Trailer",
                                                       "Transfer-Encoding",
                                                       "Upgrade",
                                                       "HTTP2-Settings",
                                                       "Proxy-Authentication-Info"};

bool names(const http::fields& fields, string_view name) {
    const auto [first, last] = fields.equal_range(http::field::connection);
    return std::any_of(first, last, [name](const auto& field) {
        return http::token_list(field.value()).exists(name);
    });
}

}  // namespace

http::fields end_to_end(const http::fields& fields) {
    http::fields passed;
    for (const auto& field : fields) {
        const auto name = field.name_string();
        const auto is_it = [name](string_view other) { return iequals(name, other); };
        if (std::ranges::any_of(kOfOneConnection, is_it) || names(fields, name)) continue;
        passed.insert(name, field.value());
    }
    return passed;
}

}  // namespace mistward::net
