#pragma once

#include <boost/asio/awaitable.hpp>

namespace mistward::work {

/// Runs both beside each other until one has ended, and cancels the other then.
boost::asio::awaitable<void> first_of(boost::asio::awaitable<void> one,
                                      boost::asio::awaitable<void> other);

}  // namespace mistward::work
