#pragma once

#include "server/work/hop.hpp"

#include <boost/asio/awaitable.hpp>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace mistward::rooms {

namespace asio = boost::asio;

/// Runs tasks beside each other, each to its end, and comes back then. Throws what the first of
/// them threw. Cancelling the caller cancels none, as with `on`. They end on a strand of their own:
/// a group of Asio 1.81 that is still beginning its tasks must not be told on another thread that
/// all have ended.
asio::awaitable<void> all_of(std::vector<asio::awaitable<void>> tasks);

/// The same for tasks with values, which come in order.
template <class T>
asio::awaitable<std::vector<T>> all_of(std::vector<asio::awaitable<T>> tasks) {
    std::vector<std::optional<T>> kept(tasks.size());
    std::vector<asio::awaitable<void>> keeping;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        keeping.push_back(keep(kept[i], std::move(tasks[i])));
    }
    co_await all_of(std::move(keeping));
    std::vector<T> values;
    values.reserve(kept.size());
    for (auto& value : kept) values.push_back(std::move(*value));
    co_return values;
}

}  // namespace mistward::rooms
