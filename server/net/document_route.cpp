#include "server/net/document_route.hpp"

#include "protocol/sha256.hpp"

#include <memory>
#include <string>

namespace mistward::net {
namespace {

asio::awaitable<Outcome> answer(Response response) { co_return response; }

}  // namespace

void add_document_route(Router& router, std::string_view path, const protocol::Json& document) {
    const auto text = std::make_shared<const std::string>(document.dump());
    const auto etag = '"' + protocol::hex(protocol::sha256(*text)) + '"';
    router.add(http::verb::get, path, [text, etag](const Request& request, const Captures&) {
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
