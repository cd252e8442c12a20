#pragma once

#include <boost/asio/any_io_executor.hpp>

#include <functional>

namespace mistward::work {

/// Calls `act()` on `executor`, not within this call. As `asio::post`, but what that takes to
/// compile it takes once, and not for each caller.
void post(const boost::asio::any_io_executor& executor, std::function<void()> act);

/// The same, but within this call if it comes from that executor already.
void dispatch(const boost::asio::any_io_executor& executor, std::function<void()> act);

}  // namespace mistward::work
