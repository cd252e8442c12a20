#include "tests/store/await.hpp"

#include <boost/asio/co_spawn.hpp>

namespace mistward::test {

void begin(boost::asio::io_context& io, boost::asio::awaitable<void> task,
           std::shared_ptr<Ending> ending) {
    boost::asio::co_spawn(io, std::move(task),
                          [ending = std::move(ending)](std::exception_ptr exception) {
                              ending->exception = std::move(exception);
                              ending->has_ended = true;
                          });
}

}  // namespace mistward::test
