#include "server/net/log_stream.hpp"

#include "protocol/messages.hpp"
#include "server/net/media_type.hpp"
#include "server/net/request_reading.hpp"
#include "server/net/spawn.hpp"
#include "server/work/first_of.hpp"
#include "server/work/post.hpp"
#include "server/work/wait.hpp"

#include <algorithm>
#include <utility>

namespace mistward::net {

LogStream::LogStream(asio::any_io_executor executor, std::shared_ptr<rooms::Room> room,
                     const protocol::LogQuery& query)
    : executor_(std::move(executor)),
      room_(std::move(room)),
      since_(query.since),
      legal_(query.legal),
      news_(executor_) {}

rooms::AsyncResult<rooms::Done> LogStream::open(const Request& request) {
    reader_ = reader_of(request);
    address_ = request.source.address.to_string();
    return room_->ask(rooms::listening::Follow{shared_from_this(), reader_});
}

asio::awaitable<void> LogStream::run(PartedBody& body, const Limits& limits) {
    keepalive_time_ = limits.keepalive_time;
    Response head = text_response(http::status::ok, kNdjson, {});
    const bool begun = co_await body.begin(std::move(head));
    if (begun) co_await work::first_of(write_log(body), body.await_end());
    co_await leave();
}

asio::awaitable<void> LogStream::leave() {
    const rooms::listening::Detach detach{shared_from_this()};
    co_await room_->ask(detach);
}

asio::awaitable<void> LogStream::write_log(PartedBody& body) {
    try {
        bool goes_on = true;
        while (goes_on) {
            goes_on = co_await write_news(body);
            if (goes_on) goes_on = co_await await_news(body);
        }
    } catch (const boost::system::system_error& error) {
        // The client has gone, and what waited was cancelled.
        if (error.code() != asio::error::operation_aborted) throw;
    } catch (...) {
        log_failure("a stream of a log", std::current_exception());
    }
}

asio::awaitable<bool> LogStream::write_news(PartedBody& body) {
    has_news_ = false;
    const rooms::query::Document document;
    const auto room = co_await room_->ask(document);
    rooms::query::Log news{since_, reader_};
    auto page = co_await room_->ask(std::move(news));
    if (!room || !page || is_another_game(room->at("game_id"))) co_return false;
    const bool over = room->at("status") == name(protocol::RoomStatus::Over);
    since_ = page->last;
    if (!legal_) page->text = protocol::without_legal(page->text);
    const bool written = page->text.empty() || co_await body.write(page->text);
    if (!page->is_last()) has_news_ = true;
    if (!written || has_news_ || !(over || stopped_)) co_return written;
    co_await body.end();
    co_return false;
}

asio::awaitable<bool> LogStream::await_news(PartedBody& body) {
    while (!has_news_) {
        news_.expires_after(keepalive_time_);
        const auto error = co_await work::wait(news_);
        if (error || has_news_) continue;
        const bool written = co_await body.write("\n");
        if (!written) co_return false;
    }
    co_return true;
}

bool LogStream::is_another_game(const protocol::Json& id) {
    if (game_.is_null()) game_ = id;
    return game_ != id;
}

void LogStream::deliver(rooms::Frame) {
    work::post(executor_, [self = shared_from_this()] { self->wake(); });
}

void LogStream::close(rooms::Goodbye, const std::string&) {
    work::post(executor_, [self = shared_from_this()] { self->stop(); });
}

void LogStream::stop() {
    stopped_ = true;
    wake();
}

void LogStream::wake() {
    has_news_ = true;
    news_.cancel();
}

}  // namespace mistward::net
