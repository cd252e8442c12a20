#include "server/net/tileset_route.hpp"

#include "server/net/asking.hpp"
#include "server/net/etag.hpp"
#include "server/net/request_reading.hpp"

#include <string>
#include <utility>

namespace mistward::net {
namespace {

/// The digest says all of it, so nobody needs to ask again.
Response tileset_response(const Request& request, const std::string& digest, std::string text) {
    auto response = text_response(http::status::ok, "application/json", std::move(text));
    const std::string etag = '"' + digest + '"';
    response.headers.set(http::field::cache_control, "public, max-age=31536000, immutable");
    response.headers.set(http::field::etag, etag);
    if (has_already(request, etag)) response.status = http::status::not_modified;
    return response;
}

Answer show_tileset(rooms::Archive& archive, std::string digest, const Request& request) {
    const auto show = [&request, digest](std::string text) {
        return tileset_response(request, digest, std::move(text));
    };
    return ask<rooms::archived::TileSet>(
        archive, rooms::archived::TileSet{digest, reader_of(request).address}, show);
}

}  // namespace

void add_tileset_route(Router& router, rooms::Archive& archive) {
    router.add(http::verb::get, "/api/v1/tilesets/{tileset}", kReading,
               [&archive](const Request& request, const Captures& captures) {
                   return show_tileset(archive, std::string(captures.at(0)), request);
               });
}

}  // namespace mistward::net
