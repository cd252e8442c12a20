#include "server/net/text_in_parts.hpp"

#include "server/log/log.hpp"
#include "server/work/first_of.hpp"
#include "server/work/wait.hpp"

#include <utility>

namespace mistward::net {
namespace {

constexpr int kMostRests = 30;  ///< in a row, while too much other work waits

/// How long to wait before the same is asked again; nothing if that is of no use.
std::optional<Duration> retry_after(const protocol::Error& error) {
    const auto wait = error.params.find("retry_after_ms");
    if (wait == error.params.end()) return std::nullopt;
    return Duration(wait->get<std::int64_t>());
}

}  // namespace

TextInParts::TextInParts(const asio::any_io_executor& executor, Response head, std::string first,
                         ReadPart read)
    : head_(std::move(head)), part_(std::move(first)), read_(std::move(read)), rest_(executor) {}

asio::awaitable<void> TextInParts::run(PartedBody& body, const Limits&) {
    const bool begun = co_await body.begin(std::move(head_));
    if (begun) co_await work::first_of(write_parts(body), body.await_end());
}

asio::awaitable<void> TextInParts::write_parts(PartedBody& body) {
    try {
        for (;;) {
            const bool written = stopped_ ? false : co_await body.write(part_);
            if (!written) co_return;
            auto next = co_await read_next();
            if (!next) co_return;
            if (!*next) break;
            part_ = std::move(**next);
        }
        co_await body.end();
    } catch (const boost::system::system_error& error) {
        // The client has gone, and what waited was cancelled.
        if (error.code() != asio::error::operation_aborted) throw;
    } catch (const std::exception& error) {
        log::error("a text could not be written to its end: {}", error.what());
    }
}

rooms::AsyncResult<std::optional<std::string>> TextInParts::read_next() {
    for (int rests = 0;; ++rests) {
        auto next = co_await read_();
        if (next) co_return next;
        const auto wait = retry_after(next.error());
        if (!wait || stopped_ || rests == kMostRests) co_return next;
        rest_.expires_after(*wait);
        co_await work::wait(rest_);
    }
}

void TextInParts::stop() {
    stopped_ = true;
    rest_.cancel();
}

}  // namespace mistward::net
