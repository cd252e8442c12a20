#include "server/net/etag.hpp"

#include "protocol/sha256.hpp"

namespace mistward::net {

std::string etag_of(std::string_view bytes) {
    return '"' + protocol::hex(protocol::sha256(bytes)).substr(0, 32) + '"';
}

bool has_already(const Request& request, std::string_view etag) {
    // A tag of ours is hexadecimal between quotes, so it is in no other tag.
    const auto known = request.header(http::field::if_none_match);
    return known == "*" || known.find(etag) != std::string_view::npos;
}

bool has_strong_tag(const Response& response) {
    const auto tag = response.headers.find(http::field::etag);
    return tag != response.headers.end() && !tag->value().starts_with("W/");
}

Response unless_known(const Request& request, Response response) {
    const std::string etag = etag_of(response.bytes());
    response.headers.set(http::field::etag, "W/" + etag);
    response.headers.set(http::field::cache_control, "no-cache");
    if (!has_already(request, etag)) return response;
    response.status = http::status::not_modified;
    response.body.clear();
    response.embedded = {};
    return response;
}

}  // namespace mistward::net
