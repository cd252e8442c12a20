#include "server/net/document_route.hpp"

#include "protocol/sha256.hpp"

#include <memory>
#include <utility>

namespace mistward::net {
namespace {

asio::awaitable<Outcome> answer(Response response) { co_return response; }

}  // namespace

void add_text_route(Router& router, std::string_view path, std::string_view media_type,
                    std::string text) {
    const auto etag = '"' + protocol::hex(protocol::sha256(text)) + '"';
    const auto shared = std::make_shared<const std::string>(std::move(text));
    router.add(http::verb::get, path, kCheapReading,
               [shared, etag, media_type](const Request& request, const Captures&) {
                   auto response = text_response(http::status::ok, media_type, {});
                   response.embedded = *shared;
                   response.headers.set(http::field::cache_control, "no-cache");
                   response.headers.set(http::field::etag, etag);
                   if (request.header(http::field::if_none_match) == etag) {
                       response.status = http::status::not_modified;
                   }
                   return answer(std::move(response));
               });
}

void add_document_route(Router& router, std::string_view path, const protocol::Json& document) {
    add_text_route(router, path, "application/json", document.dump());
}

}  // namespace mistward::net
