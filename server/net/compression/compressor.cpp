#include "server/net/compression/compressor.hpp"

#include "server/address/client_block.hpp"
#include "server/net/compression/accept_encoding.hpp"
#include "server/net/etag.hpp"
#include "server/work/effort.hpp"

#include <new>
#include <utility>

namespace mistward::net {
namespace {

namespace asio = boost::asio;

/// Up to here it takes about 0.1 ms, less than it costs to ask a worker and to wait for it.
constexpr std::size_t kMostAtOnce = std::size_t{16} * 1024;

work::Key key_of(const Request& request) {
    return {addresses::ClientBlock(request.source.address).text(), {}};
}

bool is_worth_it(const Response& response) {
    return response.bytes().size() > kLeastToCompress && !response.secret &&
           !has_strong_tag(response);
}

}  // namespace

bool Compressor::may_compress(const Request& request) {
    return request.method() == http::verb::get || request.method() == http::verb::head;
}

asio::awaitable<void> Compressor::compress(const Request& request, Response& response) const {
    if (!may_compress(request) || !is_worth_it(response)) co_return;
    response.headers.insert(http::field::vary, "Accept-Encoding");
    if (!accepts(request, "gzip")) co_return;
    auto packed = co_await pack(request, response.bytes());
    if (!packed) co_return;
    response.headers.set(http::field::content_encoding, "gzip");
    response.embedded = {};
    response.body = std::move(*packed);
}

asio::awaitable<std::optional<std::string>> Compressor::pack(const Request& request,
                                                             std::string_view text) const {
    const auto task = [text] {
        work::note_read(text.size());
        return gzip::pack(text, gzip::Level::Swift);
    };
    try {
        if (text.size() <= kMostAtOnce) co_return task();
        auto done = co_await workers_.run(key_of(request), task);
        if (done) co_return std::move(*done);
    } catch (const std::bad_alloc&) {
        // It goes out as it is, which takes no memory.
    }
    co_return std::nullopt;
}

asio::awaitable<std::string> Compressor::add(const Request& request, gzip::Parts& parts,
                                             std::string_view part) const {
    const auto task = [&parts, part] {
        work::note_read(part.size());
        return parts.add(part, gzip::Level::Swift);
    };
    if (part.size() <= kMostAtOnce) co_return task();
    auto done = co_await workers_.run(key_of(request), task);
    if (done) co_return std::move(*done);
    co_return parts.add(part, gzip::Level::Stored);
}

}  // namespace mistward::net
