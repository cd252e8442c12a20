#include "server/net/relay.hpp"

#include "server/net/spawn.hpp"
#include "server/work/first_of.hpp"

#include <boost/asio/error.hpp>

namespace mistward::net {
namespace {

asio::awaitable<bool> relay_body(HttpStream& client, Passage& node) {
    for (;;) {
        const auto part = co_await node.read_part();
        if (!part || part->empty()) co_return part.has_value();
        const bool written = co_await client.write_part(*part);
        if (!written) co_return false;
    }
}

asio::awaitable<void> relay_endless(HttpStream& client, Passage& node) {
    try {
        const bool whole = co_await relay_body(client, node);
        if (whole) co_await client.end_parts();
    } catch (const boost::system::system_error& error) {
        // The client has gone, and what waited was cancelled.
        if (error.code() != asio::error::operation_aborted) throw;
    }
}

}  // namespace

asio::awaitable<bool> relay_answer(HttpStream& client, Passage& node, const Request& request,
                                   bool keep_alive) {
    Response head = node.answer().head();
    if (node.answer().is_endless()) {
        const bool begun = co_await client.begin(std::move(head), request.message.version());
        if (begun) co_await work::first_of(relay_endless(client, node), client.await_end());
        co_return false;
    }
    if (keep_alive && request.is_old()) head.headers.set(http::field::connection, "keep-alive");
    const bool begun = co_await client.begin_as_told(std::move(head), keep_alive);
    const bool whole = begun && co_await relay_body(client, node);
    co_return whole&& keep_alive;
}

}  // namespace mistward::net
