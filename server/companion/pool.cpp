#include "server/companion/pool.hpp"

#include "server/companion/choose.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <utility>

namespace mistward::companion {

namespace asio = boost::asio;

namespace {

asio::awaitable<rules::Decision> chosen(rules::Game game) { co_return choose(game); }

}  // namespace

CompanionPool::CompanionPool(std::size_t threads) : threads_(std::max<std::size_t>(1, threads)) {}

CompanionPool::~CompanionPool() { threads_.join(); }

asio::awaitable<rules::Decision> CompanionPool::think(rules::Game game) {
    co_return co_await asio::co_spawn(threads_, chosen(std::move(game)), asio::use_awaitable);
}

}  // namespace mistward::companion
