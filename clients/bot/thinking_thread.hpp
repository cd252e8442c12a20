#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <type_traits>
#include <utility>

namespace mistward::bot {

/// Does the work on another executor, where it may take its time, and comes back with what it gives
/// or throws. Whatever the work refers to must live until then.
template <class Work>
boost::asio::awaitable<std::invoke_result_t<Work&>> on_thread(boost::asio::any_io_executor threads,
                                                              Work work) {
    auto there = [](Work task) -> boost::asio::awaitable<std::invoke_result_t<Work&>> {
        co_return task();
    };
    co_return co_await boost::asio::co_spawn(threads, there(std::move(work)),
                                             boost::asio::use_awaitable);
}

}  // namespace mistward::bot
