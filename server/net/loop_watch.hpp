#pragma once

#include "server/metrics/registry.hpp"
#include "server/net/deadline.hpp"

#include <boost/asio/any_io_executor.hpp>

#include <chrono>

namespace mistward::net {

/// Measures how long what is due waits for a thread of the event loop, by being due now and then
/// itself. To be used on the one strand that it is given.
class LoopWatch {
public:
    using Period = std::chrono::milliseconds;

    LoopWatch(const asio::any_io_executor& strand, metrics::Registry& registry,
              Period period = std::chrono::milliseconds(500));

    void begin();
    void stop() { deadline_.disarm(); }

private:
    Deadline deadline_;
    const metrics::Histogram delay_seconds_;
    const Period period_;
};

}  // namespace mistward::net
