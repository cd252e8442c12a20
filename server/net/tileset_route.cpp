#include "server/net/tileset_route.hpp"

#include "protocol/documents.hpp"

#include <memory>

namespace mistward::net {
namespace {

asio::awaitable<Outcome> answer(Response response) { co_return response; }

}  // namespace

void add_tileset_route(Router& router, const rules::TileSet& tiles) {
    const auto document = protocol::tileset_document(tiles);
    const auto text = std::make_shared<const std::string>(document.dump());
    const auto etag = '"' + document.at("digest").get<std::string>() + '"';
    router.add(http::verb::get, "/api/v1/tilesets/mists",
               [text, etag](const Request& request, const Captures&) {
                   auto response = text_response(http::status::ok, "application/json", {});
                   response.embedded = *text;
                   response.headers.set(http::field::cache_control, "no-cache");
                   response.headers.set(http::field::etag, etag);
                   if (request.header(http::field::if_none_match) == etag) {
                       response.status = http::status::not_modified;
                   }
                   return answer(std::move(response));
               });
}

}  // namespace mistward::net
