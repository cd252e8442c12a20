#include "server/work/post.hpp"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include <utility>

namespace mistward::work {

void post(const boost::asio::any_io_executor& executor, std::function<void()> act) {
    boost::asio::post(executor, std::move(act));
}

void dispatch(const boost::asio::any_io_executor& executor, std::function<void()> act) {
    boost::asio::dispatch(executor, std::move(act));
}

}  // namespace mistward::work
