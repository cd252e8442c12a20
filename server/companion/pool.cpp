#include "server/companion/pool.hpp"

#include "server/companion/choose.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/system_error.hpp>

#include <algorithm>
#include <utility>

namespace mistward::companion {

namespace asio = boost::asio;

CompanionPool::CompanionPool(std::size_t threads) : threads_(std::max<std::size_t>(1, threads)) {}

CompanionPool::~CompanionPool() {
    stop();
    join();
}

asio::awaitable<rules::Decision> CompanionPool::chosen(rules::Game game) const {
    if (stopped_) throw boost::system::system_error(asio::error::operation_aborted);
    co_return choose(game);
}

asio::awaitable<rules::Decision> CompanionPool::think(rules::Game game) {
    co_return co_await asio::co_spawn(threads_, chosen(std::move(game)), asio::use_awaitable);
}

}  // namespace mistward::companion
