#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <exception>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace mistward::bot {

/// Does the work on another executor, where it may take its time, and comes back when it is done. A
/// cancellation does not break off work that has begun; it is noticed afterwards. What the work
/// refers to must live until then, and it must not throw.
inline boost::asio::awaitable<void> done_on(boost::asio::any_io_executor threads,
                                            std::function<void()> work) {
    auto initiate = [&](auto handler) {
        auto here = boost::asio::get_associated_executor(handler);
        auto guard = boost::asio::make_work_guard(here);
        boost::asio::post(
            threads, [&work, guard = std::move(guard), handler = std::move(handler)]() mutable {
                work();
                boost::asio::post(guard.get_executor(), std::move(handler));
            });
    };
    co_await boost::asio::async_initiate<const boost::asio::use_awaitable_t<>, void()>(
        std::move(initiate), boost::asio::use_awaitable);
}

/// The same for work that gives something, or throws.
template <class Work>
boost::asio::awaitable<std::invoke_result_t<Work&>> on_thread(boost::asio::any_io_executor threads,
                                                              Work work) {
    using Value = std::invoke_result_t<Work&>;
    std::optional<std::conditional_t<std::is_void_v<Value>, bool, Value>> value;
    std::exception_ptr failure;
    std::function<void()> safely = [&] {
        try {
            if constexpr (std::is_void_v<Value>) {
                work();
            } else {
                value.emplace(work());
            }
        } catch (...) {
            failure = std::current_exception();
        }
    };
    co_await done_on(std::move(threads), std::move(safely));
    if (failure) std::rethrow_exception(failure);
    if constexpr (!std::is_void_v<Value>) co_return std::move(*value);
}

}  // namespace mistward::bot
