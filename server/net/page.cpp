#include "server/net/page.hpp"

#include "server/net/compression/accept_encoding.hpp"
#include "server/net/etag.hpp"
#include "server/net/media_type.hpp"
#include "server/net/page_address.hpp"

#include <fstream>
#include <iterator>
#include <utility>

namespace mistward::net {
namespace {

constexpr std::string_view kIndex = "index.html";
constexpr std::string_view kNoPage =
    "This server was built without its page; the API is at /api/v1.\n\n"
    "To build the page: npm ci && npm run build in clients/web, then build the server again,\n"
    "or start it with --page clients/web/dist. script/run does all of it.\n";

/// The file that a path names; empty if none can.
std::string file_name(std::string_view path) {
    if (is_view(path)) return std::string(kIndex);
    const bool leads_out =
        path.find("/.") != std::string_view::npos || path.find("//") != std::string_view::npos;
    return leads_out ? std::string() : std::string(path.substr(1));
}

/// The build gives each of these a name that changes with its content.
bool is_immutable(std::string_view name) { return name.starts_with("assets/"); }

}  // namespace

Page Page::from(std::span<const EmbeddedFile> files) {
    Page page;
    for (const auto& file : files) {
        page.files_.emplace(file.name, File{{}, file.bytes, etag_of(file.bytes)});
    }
    return page;
}

Page Page::from(std::filesystem::path folder) {
    Page page;
    page.folder_ = std::move(folder);
    return page;
}

std::optional<Page::File> Page::load(const std::string& name) const {
    if (folder_.empty()) {
        const auto found = files_.find(name);
        return found == files_.end() ? std::nullopt : std::optional(found->second);
    }
    const auto path = folder_ / name;
    std::error_code ignored;
    std::ifstream in(path, std::ios::binary);
    if (!in || !std::filesystem::is_regular_file(path, ignored)) return std::nullopt;
    File file{{std::istreambuf_iterator<char>(in), {}}, {}, {}};
    file.etag = etag_of(file.owned);
    return file;
}

std::optional<Page::File> Page::load_packed(const std::string& name, const Request& request,
                                            Response& response) const {
    for (const auto& [encoding, suffix] : {std::pair{"br", ".br"}, std::pair{"gzip", ".gz"}}) {
        auto packed = accepts(request, encoding) ? load(name + suffix) : std::nullopt;
        if (!packed) continue;
        response.headers.set(http::field::content_encoding, encoding);
        return packed;
    }
    return load(name);
}

std::optional<Response> Page::find(const Request& request) const {
    if (request.method() != http::verb::get && request.method() != http::verb::head) return {};
    const auto name = file_name(request.path());
    Response response;
    auto file = name.empty() ? std::nullopt : load_packed(name, request, response);
    if (!file && name == kIndex) {
        return text_response(http::status::ok, "text/plain; charset=utf-8", std::string(kNoPage));
    }
    if (!file) return std::nullopt;
    response.headers.set(http::field::content_type, media_type(name));
    response.headers.set(http::field::etag, file->etag);
    response.headers.set(http::field::vary, "Accept-Encoding");
    response.headers.set(http::field::cache_control,
                         is_immutable(name) ? "public, max-age=31536000, immutable" : "no-cache");
    if (has_already(request, file->etag)) {
        response.status = http::status::not_modified;
        return response;
    }
    response.body = std::move(file->owned);
    response.embedded = file->bytes;
    return response;
}

std::optional<std::string> Page::index() const {
    auto file = load(std::string(kIndex));
    if (!file) return std::nullopt;
    return file->owned.empty() ? std::string(file->bytes) : std::move(file->owned);
}

Response Page::lost(const Request& request) const {
    Response response;
    auto file = load_packed(std::string(kIndex), request, response);
    response.status = http::status::not_found;
    response.headers.set(http::field::content_type,
                         file ? "text/html; charset=utf-8" : "text/plain; charset=utf-8");
    response.headers.set(http::field::vary, "Accept, Accept-Encoding");
    response.headers.set(http::field::cache_control, "no-store");
    response.body = file ? std::move(file->owned) : std::string(kNoPage);
    if (file) response.embedded = file->bytes;
    return response;
}

}  // namespace mistward::net
