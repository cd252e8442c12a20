#include "server/retention/janitor.hpp"

#include "protocol/time_text.hpp"
#include "server/log/log.hpp"
#include "server/store/store.hpp"
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
/// How often the clock is looked at although nothing is due.
constexpr std::int64_t kClockEveryMs = kHourMs;
/// What time it is is written down no more often than this.
constexpr std::int64_t kNoteEveryMs = 10 * 60'000;

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

void tell_of_doubt(const std::optional<ClockWatch::Doubt>& before,
                   const std::optional<ClockWatch::Doubt>& now) {
    if (now && (!before || before->why != now->why)) {
        log::warn("{}; what is old is not removed before {}, by that clock", now->why,
                  protocol::time_text(now->until_ms));
    } else if (before && !now) {
        log::info("the clock of the system is believed again");
    }
}

}  // namespace

RetentionMetrics::RetentionMetrics(metrics::Registry& registry) {
    for (std::size_t i = 0; i < kKeptWords.size(); ++i) {
        pruned[i] = pruned_counter(registry, kKeptWords[i]);
    }
}

Janitor::Janitor(const asio::any_io_executor& executor, store::Store& store, RoomGuard& guard,
                 Clock& clock, ClockWatch& watch, const RetentionOptions& options,
                 RetentionMetrics metrics)
    : strand_(strand_over(executor)),
      store_(store),
      guard_(guard),
      clock_(clock),
      watch_(watch),
      options_(options),
      metrics_(std::move(metrics)),
      turnstile_(strand_),
      alarm_(clock.make_alarm(strand_)) {}

void Janitor::begin() {
    next_look_ms_ = clock_.steady_ms() + std::min(kFirstLookMs, options_.every_ms);
    set_alarm();
}

asio::awaitable<bool> Janitor::mind_clock() { return on(strand_, minding_clock()); }

store::AsyncResult<void> Janitor::trust_clock() { return on(strand_, trusting_clock()); }

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
    Json held = nullptr;
    if (const auto doubt = watch_.doubt()) {
        held = {{"reason", doubt->why}, {"until", protocol::time_text(doubt->until_ms)}};
    }
    co_return Json{
        {"keep_seconds", keep_document(options_.keep)},
        {"every_seconds", options_.every_ms == 0 ? Json(nullptr) : Json(options_.every_ms / 1000)},
        {"last", std::move(last)},
        {"held", std::move(held)}};
}

asio::awaitable<bool> Janitor::minding_clock() {
    const auto seen = co_await store_.time_seen();
    if (!seen) co_return false;
    const auto before = watch_.doubt();
    const store::TimeRecord time = watch_.look(*seen);
    tell_of_doubt(before, watch_.doubt());
    const std::int64_t steady = clock_.steady_ms();
    const bool is_due = !noted_ms_ || steady - *noted_ms_ >= kNoteEveryMs;
    if (is_due || before.has_value() != watch_.is_doubted()) {
        noted_ms_ = steady;
        co_await store_.keep_time(time);
    }
    co_return true;
}

store::AsyncResult<void> Janitor::trusting_clock() {
    const auto seen = co_await store_.time_seen();
    if (!seen) co_return tl::unexpected(seen.error());
    const bool was_doubted = watch_.is_doubted();
    const store::TimeRecord time = watch_.trust(*seen);
    if (was_doubted && !watch_.is_doubted()) log::info("an administrator says the clock is right");
    noted_ms_ = clock_.steady_ms();
    co_return co_await store_.keep_time(time);
}

void Janitor::set_alarm() {
    std::int64_t wait = kClockEveryMs;
    if (options_.every_ms > 0) {
        wait = std::clamp<std::int64_t>(next_look_ms_ - clock_.steady_ms(), 0, kClockEveryMs);
    }
    alarm_->set(clock_.now_ms() + wait, [this] { ring(); });
}

void Janitor::ring() {
    if (stopping_) return;
    work::begin(strand_, rung(), [this](const std::exception_ptr& failure) {
        if (failure) log::error("what is old could not be removed");
        if (!stopping_) set_alarm();
    });
}

asio::awaitable<void> Janitor::rung() {
    const bool is_due = options_.every_ms > 0 && clock_.steady_ms() >= next_look_ms_;
    if (is_due) next_look_ms_ = clock_.steady_ms() + options_.every_ms;
    const bool knows = co_await minding_clock();
    if (!is_due || !knows || watch_.is_doubted()) co_return;
    co_await looking();
    next_look_ms_ = clock_.steady_ms() + options_.every_ms;
}

}  // namespace mistward::rooms
