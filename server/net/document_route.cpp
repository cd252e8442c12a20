#include "server/net/document_route.hpp"

#include "server/net/compression/accept_encoding.hpp"
#include "server/net/compression/compressor.hpp"
#include "server/net/etag.hpp"
#include "server/net/request_reading.hpp"
#include "server/service/on_worker.hpp"

#include <atomic>
#include <memory>
#include <mutex>
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

/// A document that is made once, by whoever needs it first.
class LateDocument {
public:
    LateDocument(std::string_view type, std::function<std::string()> make)
        : media_type_(type), make_(std::move(make)) {}

    /// None before somebody has waited for it.
    const Document* made() const { return made_.load(std::memory_order_acquire); }

    /// Takes long, for one of those who ask at the same time; the others wait.
    const Document& wait_for() {
        const std::lock_guard lock(mutex_);
        if (!document_) {
            document_.emplace(media_type_, make_());
            made_.store(&*document_, std::memory_order_release);
        }
        return *document_;
    }

private:
    const std::string_view media_type_;
    const std::function<std::string()> make_;
    std::mutex mutex_;
    std::optional<const Document> document_;
    std::atomic<const Document*> made_ = nullptr;
};

Answer answer_late(std::shared_ptr<LateDocument> document, work::WorkerPool& workers,
                   const Request& request) {
    if (document->made() == nullptr) {
        const auto task = [document]() -> protocol::Result<const Document*> {
            return &document->wait_for();
        };
        const work::Key key(reader_of(request).address, {});
        const auto made = co_await rooms::on_worker(workers, key, task);
        if (!made) co_return tl::unexpected(made.error());
    }
    co_return response_of(*document->made(), request);
}

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

void add_made_route(Router& router, work::WorkerPool& workers, std::string_view path,
                    std::string_view media_type, std::function<std::string()> make) {
    const auto document = std::make_shared<LateDocument>(media_type, std::move(make));
    router.add(http::verb::get, path, kCheapReading,
               [document, &workers](const Request& request, const Captures&) {
                   return answer_late(document, workers, request);
               });
}

}  // namespace mistward::net
