#include "server/work/wait.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace mistward::work {

boost::asio::awaitable<boost::system::error_code> wait(boost::asio::steady_timer& timer) {
    const auto [error] =
        co_await timer.async_wait(boost::asio::as_tuple(boost::asio::use_awaitable));
    co_return error;
}

}  // namespace mistward::work
