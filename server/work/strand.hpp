#pragma once

#include <boost/asio/any_io_executor.hpp>

namespace mistward::rooms {

namespace asio = boost::asio;

/// A strand over `executor`. One over an event loop has room within an `any_io_executor`; one over
/// an executor whose type is not known asks for memory with each operation that begins on it.
asio::any_io_executor strand_over(const asio::any_io_executor& executor);

}  // namespace mistward::rooms
