#include "server/work/strand.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>

namespace mistward::rooms {

asio::any_io_executor strand_over(const asio::any_io_executor& executor) {
    if (const auto* loop = executor.target<asio::io_context::executor_type>()) {
        return asio::make_strand(*loop);
    }
    return asio::make_strand(executor);
}

}  // namespace mistward::rooms
