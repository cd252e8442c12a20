#pragma once

#include "companion/companion.hpp"
#include "protocol/error.hpp"
#include "server/companion/pool.hpp"
#include "server/service/door.hpp"

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace mistward::rooms {

// How long companions think, in positions, and what is said when they have too much to do.

/// For a hint a person waits: some 80 ms, if nobody else does.
inline constexpr companion::Strength kHintStrength{.positions = 20'000};
/// What a hint gets at least: some 3 ms, in which it looks at every turn, if no further.
inline constexpr std::size_t kLeastHintPositions = 800;
/// What a hint gets while so many others wait for theirs, on so many threads: the same for each
/// until more wait than threads are there, then its share of what they have all together. So a
/// queue is never longer than some hints in full, and each still is one.
constexpr companion::Strength hint_strength(std::size_t waiting, std::size_t threads) {
    const std::size_t rounds = 1 + waiting / std::max<std::size_t>(1, threads);
    companion::Strength strength = kHintStrength;
    strength.positions = std::max(kLeastHintPositions, kHintStrength.positions / rounds);
    return strength;
}
/// For each of the two or three looks at a turn of a review: some 10 ms.
inline constexpr companion::Strength kReviewStrength{.positions = 3'000};
/// For the odds at the end of a turn.
inline constexpr companion::Strength kOddsStrength{.positions = 1'000};

/// Companions have too much to think about.
protocol::Error companions_busy();

template <class T>
AsyncResult<T> thought_of(asio::awaitable<work::Outcome<T>> thinking) {
    auto outcome = co_await std::move(thinking);
    if (!outcome) co_return tl::unexpected(companions_busy());
    co_return std::move(*outcome);
}

/// What `thought(stop)` gives, on a thread of the companions behind what players wait for, or
/// `rate_limited`. Give the thought a name before the call.
template <class Thought, class T = std::invoke_result_t<const Thought&, std::stop_token>>
AsyncResult<T> think(companion::CompanionPool& companions, work::Key whose, Thought thought) {
    return thought_of<T>(
        companions.run(std::move(whose), std::move(thought), work::Urgency::Background));
}

}  // namespace mistward::rooms
