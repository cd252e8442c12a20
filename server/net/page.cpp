#include "server/net/page.hpp"

#include "server/net/compression/accept_encoding.hpp"
#include "server/net/etag.hpp"
#include "server/net/media_type.hpp"

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

/// Whether the path is the door of a part of the page, or lies behind it.
bool is_in(std::string_view path, std::string_view door) {
    return path.starts_with(door) && (path.size() == door.size() || path[door.size()] == '/');
}

/// Whether the page itself shows something at this path: a room, a game that is replayed, help,
/// lessons, the administration, the tile-set editor, or what belongs to whoever plays.
bool is_view(std::string_view path) {
    const bool is_room_or_game = path.starts_with("/r/") || path.starts_with("/g/");
    return path == "/" || is_in(path, "/help") || is_in(path, "/learn") || is_in(path, "/admin") ||
           is_in(path, "/tiles") || is_in(path, "/you") ||
           (is_room_or_game && path.find('/', 3) == std::string_view::npos);
}

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

}  // namespace mistward::net
