#include "server/work/begin.hpp"

#include <boost/asio/co_spawn.hpp>

namespace mistward::work {

void begin(const asio::any_io_executor& executor, asio::awaitable<void> task, Ended ended) {
    asio::co_spawn(executor, std::move(task),
                   [ended = std::move(ended)](const std::exception_ptr& failure) {
                       if (ended) ended(failure);
                   });
}

void run(asio::io_context& context, asio::awaitable<void> task) {
    std::exception_ptr failed;
    begin(context.get_executor(), std::move(task),
          [&failed](const std::exception_ptr& failure) { failed = failure; });
    context.restart();
    context.run();
    if (failed) std::rethrow_exception(failed);
}

}  // namespace mistward::work
