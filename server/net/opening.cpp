#include "server/net/opening.hpp"

#include "server/net/http_errors.hpp"
#include "server/net/request_guard.hpp"

#include <boost/beast/core/string.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace mistward::net {

bool wants_websocket(const Request& request) {
    return boost::beast::iequals(request.message[http::field::upgrade], "websocket");
}

protocol::Result<void> check_opening(const Request& request) {
    const bool is_opening = boost::beast::websocket::is_upgrade(request.message) &&
                            request.header(http::field::sec_websocket_version) == "13" &&
                            request.has(http::field::sec_websocket_key);
    if (is_opening) return {};
    return tl::unexpected(protocol::Error{protocol::ErrorCode::UpgradeRequired,
                                          "this is the place of a WebSocket",
                                          {{"expected", "websocket"}}});
}

std::optional<protocol::Error> fault_of_opening(const Request& request, bool has_leftovers) {
    if (!is_websocket_key(request.header(http::field::sec_websocket_key))) {
        return malformed("Sec-WebSocket-Key is not 16 bytes in base64");
    }
    if (!request.body().empty()) return malformed("what opens a WebSocket has no body");
    if (has_leftovers) return malformed("bytes follow it before the WebSocket is open");
    return std::nullopt;
}

}  // namespace mistward::net
