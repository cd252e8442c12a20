#include "server/work/hop.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace mistward::rooms {

asio::awaitable<void> on(asio::any_io_executor executor, asio::awaitable<void> task) {
    return asio::co_spawn(
        std::move(executor), std::move(task),
        asio::bind_cancellation_slot(asio::cancellation_slot(), asio::use_awaitable));
}

}  // namespace mistward::rooms
