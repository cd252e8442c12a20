#include "server/net/paged_log.hpp"

#include "protocol/messages.hpp"
#include "server/log/log.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/experimental/awaitable_operators.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <memory>
#include <utility>

namespace mistward::net {
namespace {

constexpr std::string_view kLines = "application/x-ndjson";
constexpr int kMostRests = 30;  ///< in a row, while too much other work waits

/// How long to wait before the same is asked again; nothing if that is of no use.
std::optional<Duration> retry_after(const protocol::Error& error) {
    const auto wait = error.params.find("retry_after_ms");
    if (wait == error.params.end()) return std::nullopt;
    return Duration(wait->get<std::int64_t>());
}

}  // namespace

ReadPage without_legal(ReadPage read) {
    return [read = std::move(read)](std::uint64_t since) -> rooms::AsyncResult<rooms::LogPage> {
        auto page = co_await read(since);
        if (page) page->text = protocol::without_legal(page->text);
        co_return page;
    };
}

Answer answer_log(std::uint64_t since, ReadPage read) {
    auto first = co_await read(since);
    if (!first) co_return tl::unexpected(first.error());
    if (first->is_last()) co_return text_response(http::status::ok, kLines, std::move(first->text));
    const auto executor = co_await asio::this_coro::executor;
    co_return Follow{std::make_shared<PagedLog>(executor, std::move(read), std::move(*first))};
}

PagedLog::PagedLog(const asio::any_io_executor& executor, ReadPage read, rooms::LogPage first)
    : read_(std::move(read)), page_(std::move(first)), end_(page_.newest), rest_(executor) {}

asio::awaitable<void> PagedLog::run(PartedBody& body, const Limits&) {
    using asio::experimental::awaitable_operators::operator||;
    const bool begun = co_await body.begin(kLines);
    if (begun) co_await (write_pages(body) || body.await_end());
}

asio::awaitable<void> PagedLog::write_pages(PartedBody& body) {
    try {
        for (;;) {
            const bool written = stopped_ ? false : co_await body.write(page_.text);
            if (!written) co_return;
            if (page_.last >= end_) break;
            const bool read = co_await read_next();
            if (!read) co_return;
        }
        co_await body.end();
    } catch (const boost::system::system_error& error) {
        // The client has gone, and what waited was cancelled.
        if (error.code() != asio::error::operation_aborted) throw;
    } catch (const std::exception& error) {
        log::error("a log could not be written to its end: {}", error.what());
    }
}

asio::awaitable<bool> PagedLog::read_next() {
    for (int rests = 0; rests < kMostRests && !stopped_; ++rests) {
        auto next = co_await read_(page_.last);
        if (next) {
            const bool goes_on = next->last > page_.last;
            page_ = std::move(*next);
            co_return goes_on;
        }
        const auto wait = retry_after(next.error());
        if (!wait) co_return false;
        rest_.expires_after(*wait);
        co_await rest_.async_wait(asio::as_tuple(asio::use_awaitable));
    }
    co_return false;
}

void PagedLog::stop() {
    stopped_ = true;
    rest_.cancel();
}

}  // namespace mistward::net
