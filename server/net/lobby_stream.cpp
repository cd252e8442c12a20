#include "server/net/lobby_stream.hpp"

#include "server/net/media_type.hpp"
#include "server/net/spawn.hpp"
#include "server/work/first_of.hpp"
#include "server/work/post.hpp"
#include "server/work/wait.hpp"

#include <string_view>
#include <utility>

namespace mistward::net {

LobbyStream::LobbyStream(asio::any_io_executor executor, rooms::Lobby& lobby,
                         rooms::LobbyBoard& board)
    : executor_(std::move(executor)), lobby_(lobby), board_(board), news_(executor_) {}

rooms::AsyncResult<rooms::Done> LobbyStream::open() {
    auto joined = co_await board_.join(lobby_, shared_from_this());
    if (!joined) co_return tl::unexpected(joined.error());
    seen_ = std::move(*joined);
    co_return rooms::Done{};
}

asio::awaitable<void> LobbyStream::run(PartedBody& body, const Limits& limits) {
    keepalive_time_ = limits.keepalive_time;
    Response head = text_response(http::status::ok, kNdjson, {});
    const bool begun = co_await body.begin(std::move(head));
    if (begun) co_await work::first_of(write_lines(body), body.await_end());
    co_await leave();
}

asio::awaitable<void> LobbyStream::leave() {
    board_.leave(this);
    co_return;
}

asio::awaitable<void> LobbyStream::write_lines(PartedBody& body) {
    try {
        co_await write_on(body);
    } catch (const boost::system::system_error& error) {
        // The client has gone, and what waited was cancelled.
        if (error.code() != asio::error::operation_aborted) throw;
    } catch (...) {
        log_failure("a stream of the lobby", std::current_exception());
    }
}

asio::awaitable<void> LobbyStream::write_on(PartedBody& body) {
    board_.keep_looking(lobby_);
    const rooms::SharedSight first = seen_;
    bool goes_on = co_await body.write(first->all);
    while (goes_on && !stopped_) {
        const rooms::SharedSight now = board_.sight();
        std::string_view line = next_line(now);
        if (line.empty()) {
            news_.expires_after(keepalive_time_);
            const auto error = co_await work::wait(news_);
            if (error) continue;
            line = "\n";
        } else {
            seen_ = now;
        }
        goes_on = co_await body.write(line);
    }
    if (stopped_) co_await body.end();
}

std::string_view LobbyStream::next_line(const rooms::SharedSight& now) const {
    if (!now || now->number == seen_->number) return {};
    return now->number == seen_->number + 1 ? now->news : now->all;
}

void LobbyStream::changed() {
    work::post(executor_, [self = shared_from_this()] { self->news_.cancel(); });
}

void LobbyStream::stop() {
    stopped_ = true;
    news_.cancel();
}

}  // namespace mistward::net
