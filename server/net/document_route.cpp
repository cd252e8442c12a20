#include "server/net/document_route.hpp"

#include "server/net/compression/accept_encoding.hpp"
#include "server/net/compression/compressor.hpp"
#include "server/net/etag.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace mistward::net {
namespace {

/// A text as it is sent, and its own tag.
struct Form {
    explicit Form(std::string text) : bytes(std::move(text)), etag(etag_of(bytes)) {}

    std::string bytes;
    std::string etag;
};

struct Document {
    Document(std::string_view type, std::string text) : media_type(type), plain(std::move(text)) {
        if (plain.bytes.size() > kLeastToCompress) {
            packed.emplace(gzip::pack(plain.bytes, gzip::Level::Best));
        }
    }

    std::string_view media_type;
    Form plain;
    std::optional<Form> packed;
};

Response response_of(const Document& document, const Request& request) {
    auto response = text_response(http::status::ok, document.media_type, {});
    const bool is_packed = document.packed && accepts(request, "gzip");
    const Form& form = is_packed ? *document.packed : document.plain;
    if (is_packed) response.headers.set(http::field::content_encoding, "gzip");
    if (document.packed) response.headers.set(http::field::vary, "Accept-Encoding");
    response.headers.set(http::field::cache_control, "no-cache");
    response.headers.set(http::field::etag, form.etag);
    response.embedded = form.bytes;
    if (has_already(request, form.etag)) response.status = http::status::not_modified;
    return response;
}

Answer answer(Response response) { co_return response; }

}  // namespace

void add_text_route(Router& router, std::string_view path, std::string_view media_type,
                    std::string text) {
    const auto document = std::make_shared<const Document>(media_type, std::move(text));
    router.add(http::verb::get, path, kCheapReading,
               [document](const Request& request, const Captures&) {
                   return answer(response_of(*document, request));
               });
}

void add_document_route(Router& router, std::string_view path, const protocol::Json& document) {
    add_text_route(router, path, "application/json", document.dump());
}

}  // namespace mistward::net
