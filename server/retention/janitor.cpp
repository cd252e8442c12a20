#include "server/retention/janitor.hpp"

#include "protocol/time_text.hpp"
#include "server/log/log.hpp"
#include "server/work/begin.hpp"
#include "server/work/hop.hpp"
#include "server/work/strand.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace mistward::rooms {

namespace {

using protocol::Json;

constexpr std::int64_t kFirstLookMs = 60'000;
/// A clock that was set further than this may be wrong now, or was before; ages mean nothing then.
constexpr std::int64_t kJumpMs = kHourMs;

metrics::Counter pruned_counter(metrics::Registry& registry, std::string_view kind) {
    return registry.counter("mistward_pruned_total",
                            "Rooms, games, lines of chat and acts that were removed by age",
                            {{"kind", std::string(kind)}});
}

Json counts(const Removed& removed) {
    Json document = Json::object();
    for (std::size_t i = 0; i < kKeptWords.size(); ++i) {
        document[std::string(kKeptWords[i])] = removed.count[i];
    }
    return document;
}

Json keep_document(const KeepFor& keep) {
    Json document = Json::object();
    for (std::size_t i = 0; i < kKeptWords.size(); ++i) {
        document[std::string(kKeptWords[i])] =
            keep.ms[i] == 0 ? Json(nullptr) : Json(keep.ms[i] / 1000);
    }
    return document;
}

}  // namespace

RetentionMetrics::RetentionMetrics(metrics::Registry& registry) {
    for (std::size_t i = 0; i < kKeptWords.size(); ++i) {
        pruned[i] = pruned_counter(registry, kKeptWords[i]);
    }
}

Janitor::Janitor(const asio::any_io_executor& executor, store::Store& store, RoomGuard& guard,
                 Clock& clock, const RetentionOptions& options, RetentionMetrics metrics)
    : strand_(strand_over(executor)),
      store_(store),
      guard_(guard),
      clock_(clock),
      options_(options),
      metrics_(std::move(metrics)),
      turnstile_(strand_),
      alarm_(clock.make_alarm(strand_)),
      skew_ms_(clock.now_ms() - clock.steady_ms()) {}

void Janitor::begin() {
    if (options_.every_ms > 0) set_alarm(std::min(kFirstLookMs, options_.every_ms));
}

asio::awaitable<Removed> Janitor::look() { return on(strand_, looking()); }

asio::awaitable<Json> Janitor::document() { return on(strand_, describing()); }

asio::awaitable<void> Janitor::stop() {
    stopping_ = true;
    co_await on(strand_, stopping());
}

asio::awaitable<bool> Janitor::stopping() {
    alarm_->cancel();
    const auto turn = co_await turnstile_.enter();
    co_return true;
}

asio::awaitable<Removed> Janitor::looking() {
    const auto turn = co_await turnstile_.enter();
    const std::int64_t now = clock_.now_ms();
    const auto count = [this](store::Ageing what, std::int64_t rows) {
        metrics_.pruned[static_cast<std::size_t>(kept(what))].add(static_cast<double>(rows));
    };
    const auto is_stopping = [this] { return stopping_.load(); };
    const Removed done =
        co_await remove_expired(store_, guard_, options_.keep, now, is_stopping, count);
    last_ = LastLook{now, done};
    const auto& removed = done.count;
    if (std::accumulate(removed.begin(), removed.end(), std::int64_t{0}) > 0) {
        log::info("removed what was old: {}", counts(done).dump());
    }
    co_return done;
}

asio::awaitable<Json> Janitor::describing() {
    Json last = nullptr;
    if (last_) {
        last = {{"at", protocol::time_text(last_->at_ms)},
                {"complete", last_->removed.complete},
                {"removed", counts(last_->removed)}};
    }
    co_return Json{
        {"keep_seconds", keep_document(options_.keep)},
        {"every_seconds", options_.every_ms == 0 ? Json(nullptr) : Json(options_.every_ms / 1000)},
        {"last", std::move(last)}};
}

void Janitor::set_alarm(std::int64_t wait_ms) {
    alarm_->set(clock_.now_ms() + wait_ms, [this] { ring(); });
}

void Janitor::ring() {
    if (stopping_) return;
    if (has_jumped()) {
        log::warn("the clock of the system was set; what is old is not removed for a day");
        return set_alarm(kDayMs);
    }
    work::begin(strand_, looking(), [this](const std::exception_ptr& failure) {
        if (failure) log::error("what is old could not be removed");
        if (!stopping_) set_alarm(options_.every_ms);
    });
}

bool Janitor::has_jumped() {
    const std::int64_t skew = clock_.now_ms() - clock_.steady_ms();
    return std::abs(skew - std::exchange(skew_ms_, skew)) > kJumpMs;
}

}  // namespace mistward::rooms
