#include "server/work/first_of.hpp"

#include <boost/asio/experimental/awaitable_operators.hpp>

#include <utility>

namespace mistward::work {

boost::asio::awaitable<void> first_of(boost::asio::awaitable<void> one,
                                      boost::asio::awaitable<void> other) {
    using boost::asio::experimental::awaitable_operators::operator||;
    co_await (std::move(one) || std::move(other));
}

}  // namespace mistward::work
