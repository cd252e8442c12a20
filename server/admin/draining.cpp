#include "server/admin/draining.hpp"

#include "protocol/time_text.hpp"
#include "server/log/log.hpp"
#include "server/service/oversight.hpp"
#include "server/work/strand.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <chrono>

namespace mistward::admin {

namespace {

/// Whether a game is being played depends on time, too, so it is looked at again and again.
constexpr std::chrono::milliseconds kLookEvery{500};

}  // namespace

using rooms::on;

Draining::Draining(const asio::any_io_executor& executor, AuditLog& log, rooms::Oversight& rooms,
                   std::function<void()> stop)
    : strand_(rooms::strand_over(executor)),
      log_(log),
      rooms_(rooms),
      stop_(std::move(stop)),
      look_(strand_) {}

AsyncResult<Json> Draining::current() { co_return co_await on(strand_, document()); }

AsyncResult<Json> Draining::document() {
    const std::size_t games = co_await rooms_.count_played();
    co_return Json{
        {"draining", draining_},
        {"games", games},
        {"stops_at", stops_at_ms_ ? Json(protocol::time_text(*stops_at_ms_)) : Json(nullptr)}};
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
    return log_.carry_out(std::move(act), [this] { return on(strand_, taking_back()); });
}

AsyncResult<Json> Draining::beginning(protocol::Drain request) {
    draining_ = true;
    stops_at_ms_.reset();
    deadline_ = kNever;
    if (request.stop_after_seconds) {
        const std::chrono::seconds wait(*request.stop_after_seconds);
        stops_at_ms_ = log_.now_ms() + std::chrono::milliseconds(wait).count();
        deadline_ = std::chrono::steady_clock::now() + wait;
    }
    rooms_.set_draining(true);
    look_.cancel();
    // The answer is written before the server can be gone.
    Json answer = *co_await document();
    asio::co_spawn(strand_, stop_when_drained(++number_), asio::detached);
    co_return answer;
}

AsyncResult<Json> Draining::taking_back() {
    ++number_;
    draining_ = false;
    stops_at_ms_.reset();
    rooms_.set_draining(false);
    look_.cancel();
    co_return co_await document();
}

void Draining::end_watch() {
    asio::post(strand_, [this] {
        ++number_;
        look_.cancel();
    });
}

asio::awaitable<void> Draining::stop_when_drained(std::uint64_t number) {
    while (true) {
        look_.expires_after(kLookEvery);
        co_await look_.async_wait(asio::as_tuple(asio::use_awaitable));
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
