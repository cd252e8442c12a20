#include "server/net/compression/parted_body.hpp"

#include "server/net/compression/accept_encoding.hpp"

#include <string>
#include <utility>

namespace mistward::net {

namespace asio = boost::asio;

namespace {

/// Proxies would hold parts back until they have many: nginx to write them at once, others to
/// compress them.
void hurry_proxies(http::fields& headers) {
    const auto caching = headers[http::field::cache_control];
    std::string more(caching.data(), caching.size());
    more += more.empty() ? "no-transform" : ", no-transform";
    headers.set(http::field::cache_control, more);
    headers.set("X-Accel-Buffering", "no");
}

}  // namespace

PartedBody::PartedBody(HttpStream& stream, const Compressor& compressor, const Request& request,
                       http::fields fields)
    : stream_(stream), compressor_(compressor), request_(request), fields_(std::move(fields)) {
    if (Compressor::may_compress(request) && accepts(request, "gzip")) packed_.emplace();
}

asio::awaitable<bool> PartedBody::begin(Response head) {
    if (head.secret) packed_.reset();
    for (const auto& field : fields_) head.headers.insert(field.name_string(), field.value());
    if (!head.secret) head.headers.insert(http::field::vary, "Accept-Encoding");
    if (packed_) head.headers.set(http::field::content_encoding, "gzip");
    hurry_proxies(head.headers);
    const bool begun = co_await stream_.begin(std::move(head), request_.message.version());
    const bool is_head = request_.method() == http::verb::head;
    co_return begun && !is_head;
}

asio::awaitable<bool> PartedBody::write(std::string_view part) {
    if (!packed_) co_return co_await stream_.write_part(part);
    const std::string packed = co_await compressor_.add(request_, *packed_, part);
    co_return co_await stream_.write_part(packed);
}

asio::awaitable<bool> PartedBody::end() {
    if (packed_) {
        const std::string last = packed_->end();
        const bool written = co_await stream_.write_part(last);
        if (!written) co_return false;
    }
    co_return co_await stream_.end_parts();
}

}  // namespace mistward::net
