#include "server/admin/draining.hpp"

#include "protocol/time_text.hpp"
#include "server/log/log.hpp"
#include "server/service/oversight.hpp"
#include "server/service/storage_error.hpp"
#include "server/store/store.hpp"
#include "server/work/begin.hpp"
#include "server/work/post.hpp"
#include "server/work/strand.hpp"
#include "server/work/wait.hpp"

#include <algorithm>
#include <chrono>

namespace mistward::admin {

namespace {

/// Whether a game is being played depends on time, too, so it is looked at again and again.
constexpr std::chrono::milliseconds kLookEvery{500};

}  // namespace

using rooms::on;

Draining::Draining(const asio::any_io_executor& executor, AuditLog& log, rooms::Oversight& rooms,
                   store::Store& store, std::function<void()> stop)
    : strand_(rooms::strand_over(executor)),
      log_(log),
      rooms_(rooms),
      store_(store),
      stop_(std::move(stop)),
      look_(strand_) {}

AsyncResult<Json> Draining::current() { co_return co_await on(strand_, document()); }

AsyncResult<Json> Draining::document() {
    const std::size_t games = co_await rooms_.count_played();
    co_return Json{{"draining", drain_.is_draining},
                   {"games", games},
                   {"stops_at", drain_.stops_at_ms ? Json(protocol::time_text(*drain_.stops_at_ms))
                                                   : Json(nullptr)}};
}

AsyncResult<Json> Draining::begin(std::string from, protocol::Drain request) {
    const auto& seconds = request.stop_after_seconds;
    Act act{std::move(from),
            "drain",
            "",
            {{"stop_after_seconds", seconds ? Json(*seconds) : Json(nullptr)}}};
    return log_.carry_out(std::move(act),
                          [this, request] { return on(strand_, beginning(request)); });
}

AsyncResult<Json> Draining::take_back(std::string from) {
    Act act{std::move(from), "end_drain", ""};
    return log_.carry_out(std::move(act),
                          [this] { return on(strand_, keep_and_follow(store::DrainRecord())); });
}

AsyncResult<Json> Draining::beginning(protocol::Drain request) {
    store::DrainRecord drain{true};
    if (request.stop_after_seconds) {
        const std::chrono::seconds wait(*request.stop_after_seconds);
        drain.stops_at_ms = log_.now_ms() + std::chrono::milliseconds(wait).count();
    }
    co_return co_await keep_and_follow(drain);
}

AsyncResult<Json> Draining::keep_and_follow(store::DrainRecord drain) {
    const auto kept = co_await store_.drain(drain);
    if (!kept) co_return tl::unexpected(rooms::storage_error(kept.error()));
    changed_ = std::chrono::steady_clock::now();
    follow(drain);
    // The answer is written before the server can be gone.
    co_return co_await document();
}

asio::awaitable<void> Draining::heed(store::DrainRecord drain, Moment asked) {
    return on(strand_, heeding(drain, asked));
}

asio::awaitable<void> Draining::heeding(store::DrainRecord drain, Moment asked) {
    if (asked > changed_ && drain != drain_) follow(drain);
    co_return;
}

void Draining::follow(const store::DrainRecord& drain) {
    ++number_;
    drain_ = drain;
    deadline_ = kNever;
    if (drain.stops_at_ms) {
        const std::chrono::milliseconds left(*drain.stops_at_ms - log_.now_ms());
        deadline_ = std::chrono::steady_clock::now() + left;
    }
    rooms_.set_draining(drain.is_draining);
    look_.cancel();
    if (!drain.is_draining) return;
    work::begin(strand_, stop_when_drained(number_));
}

void Draining::end_watch() {
    work::post(strand_, [this] {
        ++number_;
        look_.cancel();
    });
}

asio::awaitable<void> Draining::stop_when_drained(std::uint64_t number) {
    while (true) {
        look_.expires_after(kLookEvery);
        co_await work::wait(look_);
        const bool drained = number == number_ && co_await is_drained();
        if (number != number_) co_return;
        if (drained) break;
    }
    ++number_;
    log::info("the server is drained");
    stop_();
}

asio::awaitable<bool> Draining::is_drained() {
    if (deadline_ <= std::chrono::steady_clock::now()) co_return true;
    co_return co_await rooms_.count_played() == 0;
}

}  // namespace mistward::admin
