#pragma once

#include "protocol/json.hpp"
#include "server/metrics/registry.hpp"
#include "server/retention/clock_watch.hpp"
#include "server/retention/retention.hpp"
#include "server/store/failure.hpp"
#include "server/work/clock.hpp"
#include "server/work/turnstile.hpp"

#include <atomic>
#include <memory>

namespace mistward::rooms {

/// `mistward_pruned_total` for each kind, in the order of `Kept`.
struct RetentionMetrics {
    RetentionMetrics() = default;
    explicit RetentionMetrics(metrics::Registry& registry);

    std::array<metrics::Counter, kKeptWords.size()> pruned;
};

/// What a host has chosen.
struct RetentionOptions {
    KeepFor keep;
    std::int64_t every_ms = kHourMs;  ///< 0: never by itself
};

/// Removes what is old from a running server, again and again, as long as the clock is believed.
/// May be called from any strand.
class Janitor {
public:
    /// The store, the guard, the clock and its watch outlive it.
    Janitor(const asio::any_io_executor& executor, store::Store& store, RoomGuard& guard,
            Clock& clock, ClockWatch& watch, const RetentionOptions& options,
            RetentionMetrics metrics = {});

    /// Looks at the clock, and writes down what time it is. False: the store did not tell what it
    /// knows of that.
    asio::awaitable<bool> mind_clock();
    /// Believes the clock from now on, because an administrator says so; whether it does is in
    /// `document`.
    store::AsyncResult<void> trust_clock();
    /// Looks a minute from now for the first time, when the rush of a start is over. Called once.
    void begin();
    /// Removes what is old now. One at a time.
    asio::awaitable<Removed> look();
    /// RETENTION of the guide, but for the database.
    asio::awaitable<protocol::Json> document();
    /// Ends the look that is under way, between two transactions, and begins none any more. What
    /// was asked of it before has ended when this answers.
    asio::awaitable<void> stop();

private:
    struct LastLook {
        std::int64_t at_ms = 0;
        Removed removed;
    };

    // These run on the strand.
    asio::awaitable<Removed> looking();
    asio::awaitable<protocol::Json> describing();
    asio::awaitable<bool> stopping();
    asio::awaitable<bool> minding_clock();
    store::AsyncResult<void> trusting_clock();
    asio::awaitable<void> rung();
    void set_alarm();
    void ring();

    asio::any_io_executor strand_;
    store::Store& store_;
    RoomGuard& guard_;
    Clock& clock_;
    ClockWatch& watch_;
    const RetentionOptions options_;
    const RetentionMetrics metrics_;
    Turnstile turnstile_;
    std::unique_ptr<Alarm> alarm_;
    std::atomic<bool> stopping_ = false;
    std::int64_t next_look_ms_ = 0;  ///< by the clock that nobody sets, as the next
    std::optional<std::int64_t> noted_ms_;
    std::optional<LastLook> last_;
};

}  // namespace mistward::rooms
