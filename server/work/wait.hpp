#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/system/error_code.hpp>

namespace mistward::work {

/// Comes back when the timer rings, or with `operation_aborted` when it is cancelled or set anew.
/// The timer outlives that.
boost::asio::awaitable<boost::system::error_code> wait(boost::asio::steady_timer& timer);

}  // namespace mistward::work
