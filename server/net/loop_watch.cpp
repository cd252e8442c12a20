#include "server/net/loop_watch.hpp"

namespace mistward::net {

LoopWatch::LoopWatch(const asio::any_io_executor& strand, metrics::Registry& registry,
                     Period period)
    : deadline_(strand),
      delay_seconds_(registry.histogram("mistward_loop_delay_seconds",
                                        "How long what was due waited for the event loop",
                                        metrics::seconds())),
      period_(period) {}

void LoopWatch::begin() {
    const auto due = std::chrono::steady_clock::now() + period_;
    deadline_.arm(period_, [this, due] {
        const std::chrono::duration<double> delay = std::chrono::steady_clock::now() - due;
        delay_seconds_.observe(delay.count());
        begin();
    });
}

}  // namespace mistward::net
