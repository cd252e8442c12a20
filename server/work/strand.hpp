#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>

namespace mistward::rooms {

namespace asio = boost::asio;

/// A strand over `executor`. One over an event loop has room within an `any_io_executor`; one over
/// an executor whose type is not known asks for memory with each operation that begins on it.
inline asio::any_io_executor strand_over(const asio::any_io_executor& executor) {
    if (const auto* loop = executor.target<asio::io_context::executor_type>()) {
        return asio::make_strand(*loop);
    }
    return asio::make_strand(executor);
}

}  // namespace mistward::rooms
