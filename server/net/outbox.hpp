#pragma once

#include "server/net/net_metrics.hpp"
#include "server/rooms/subscriber.hpp"

#include <cstddef>
#include <deque>

namespace mistward::net {

/// Messages that wait to be written, bounded in number and in bytes.
class Outbox {
public:
    /// `metrics` outlives the outbox.
    Outbox(std::size_t max_messages, std::size_t max_bytes, const NetMetrics& metrics)
        : max_messages_(max_messages), max_bytes_(max_bytes), metrics_(metrics) {}
    ~Outbox() { clear(); }
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;

    /// False, and nothing queued, if the message does not fit any more.
    bool push(rooms::Frame frame);

    /// Takes the oldest message out; null if there is none.
    rooms::Frame pop();

    void clear();
    bool empty() const { return frames_.empty(); }

private:
    void count(double messages, double bytes) const;

    std::size_t max_messages_;
    std::size_t max_bytes_;
    const NetMetrics& metrics_;
    std::size_t bytes_ = 0;
    std::deque<rooms::Frame> frames_;
};

}  // namespace mistward::net
