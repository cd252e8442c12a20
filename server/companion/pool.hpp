#pragma once

#include "companion/search/effort.hpp"
#include "server/work/worker_pool.hpp"

#include <boost/asio/awaitable.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace mistward::companion {

/// Of so many processors, as many threads as companions get. Half of them: a thought keeps one busy
/// from its beginning to its end, and the other half is there at once for those who play. More
/// would think no faster together and make each thought longer.
constexpr std::size_t threads_for(std::size_t processors) {
    return std::max<std::size_t>(1, processors / 2);
}

/// What a person waits for always goes before companions' own turns, whose number is bounded, as is
/// that of hints, by what one address may ask for.
constexpr work::QueueLimits kPeopleFirst{.awaited_in_a_row =
                                             std::numeric_limits<std::size_t>::max()};

/// Threads on which companions think, so that no event loop ever waits for one, with a fair and
/// bounded queue before them.
class CompanionPool {
public:
    /// At least one thread.
    explicit CompanionPool(std::size_t threads, const work::QueueLimits& limits = kPeopleFirst,
                           const work::WorkMetrics& metrics = {});

    /// As `stop` and `join`.
    ~CompanionPool();

    std::size_t threads() const { return threads_; }
    /// How many people wait for a thought that has not begun.
    std::size_t people_waiting() const { return workers_->waiting(work::Urgency::Awaited); }

    CompanionPool(const CompanionPool&) = delete;
    CompanionPool& operator=(const CompanionPool&) = delete;

    /// What `thought(stop)` gives, thought out on a thread of the pool; comes back to the caller's
    /// executor, with a value that must not be `void` or with what it throws. What a person waits
    /// for (`Awaited`) goes before companions' own turns. `stop` tells the thought when the pool
    /// stops; if it throws `Stopped` then, it was refused. Give the thought a name before the call.
    template <class Thought, class T = std::invoke_result_t<const Thought&, std::stop_token>>
    boost::asio::awaitable<work::Outcome<T>> run(work::Key whose, Thought thought,
                                                 work::Urgency urgency) {
        auto task = [thought = std::move(thought), stop = stop_.get_token()] {
            return unless_stopped<T>(thought, stop);
        };
        return outcome_of<T>(workers_->run(std::move(whose), std::move(task), urgency));
    }

    /// Refuses thoughts that have not begun, and those that are asked for from now on; tells those
    /// under way to stop. From any thread.
    void stop();

    /// After `stop`, for the end: waits until nobody thinks any more. Nothing may be asked then.
    void join();

private:
    template <class T>
    static boost::asio::awaitable<work::Outcome<T>> outcome_of(
        boost::asio::awaitable<work::Outcome<std::optional<T>>> thinking) {
        auto outcome = co_await std::move(thinking);
        if (!outcome) co_return tl::unexpected(outcome.error());
        if (!*outcome) co_return tl::unexpected(work::Refusal::Stopping);
        co_return std::move(**outcome);
    }

    template <class T, class Thought>
    static std::optional<T> unless_stopped(const Thought& thought, std::stop_token stop) {
        try {
            return thought(std::move(stop));
        } catch (const Stopped&) {
            return std::nullopt;
        }
    }

    const std::size_t threads_;
    std::stop_source stop_;
    std::optional<work::WorkerPool> workers_;  ///< nothing after `join`
};

}  // namespace mistward::companion
