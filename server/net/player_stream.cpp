#include "server/net/player_stream.hpp"

#include "server/net/media_type.hpp"
#include "server/net/spawn.hpp"
#include "server/work/first_of.hpp"

namespace mistward::net {

asio::awaitable<void> PlayerStream::run(PartedBody& body, const Limits& limits) {
    Response head = text_response(http::status::ok, kNdjson, {});
    const bool begun = co_await body.begin(std::move(head));
    if (begun) co_await work::first_of(write_events(body, limits.keepalive_time), body.await_end());
    co_await leave();
}

asio::awaitable<void> PlayerStream::leave() {
    events_->leave();
    co_return;
}

asio::awaitable<void> PlayerStream::write_events(PartedBody& body, Duration keepalive_time) {
    try {
        bool goes_on = co_await body.write(first_);
        while (goes_on) {
            auto lines = co_await events_->next(keepalive_time);
            if (!lines) {
                co_await body.end();
                co_return;
            }
            if (lines->empty()) *lines = "\n";
            goes_on = co_await body.write(*lines);
        }
    } catch (const boost::system::system_error& error) {
        // The client has gone, and what waited was cancelled.
        if (error.code() != asio::error::operation_aborted) throw;
    } catch (...) {
        log_failure("a stream of a player's events", std::current_exception());
    }
}

}  // namespace mistward::net
