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

}  // namespace mistward::net
