#include "server/net/loop_watch.hpp"

namespace mistward::net {

LoopWatch::LoopWatch(const asio::any_io_executor& strand, metrics::Registry& registry,
                     Period period)
    : timer_(strand),
      delay_seconds_(registry.histogram("mistward_loop_delay_seconds",
                                        "How long what was due waited for the event loop",
                                        metrics::seconds())),
      period_(period) {}

void LoopWatch::begin() {
    timer_.expires_after(period_);
    timer_.async_wait([this](const boost::system::error_code& error) {
        if (error) return;
        const std::chrono::duration<double> delay =
            std::chrono::steady_clock::now() - timer_.expiry();
        delay_seconds_.observe(delay.count());
        begin();
    });
}

}  // namespace mistward::net
