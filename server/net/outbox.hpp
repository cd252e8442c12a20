#pragma once

#include "server/net/net_metrics.hpp"
#include "server/service/subscriber.hpp"

#include <boost/circular_buffer.hpp>

#include <chrono>
#include <cstddef>

namespace mistward::net {

/// Messages that wait to be written, bounded in number and in bytes.
class Outbox {
public:
    Outbox(std::size_t max_messages, std::size_t max_bytes, const NetMetrics& metrics)
        : max_messages_(max_messages),
          max_bytes_(max_bytes),
          messages_gauge_(metrics.outbox_messages),
          bytes_gauge_(metrics.outbox_bytes) {}
    ~Outbox() { clear(); }
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;

    /// False, and nothing queued, if the message does not fit any more. One that is `replaceable`
    /// may be dropped for a snapshot.
    bool push(rooms::Frame frame, bool replaceable = false);

    void drop_replaceable();

    /// Takes the oldest message out; null if there is none.
    rooms::Frame pop();

    /// How long the message that was taken out last had waited.
    std::chrono::steady_clock::duration last_wait() const { return last_wait_; }

    void clear();
    bool empty() const { return waiting_.empty(); }
    std::size_t messages() const { return waiting_.size(); }
    std::size_t bytes() const { return bytes_; }

private:
    struct Waiting {
        rooms::Frame frame;
        bool replaceable = false;
        std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();
    };

    void forget(const rooms::Frame& frame);
    void count(double messages, double bytes) const;

    std::size_t max_messages_;
    std::size_t max_bytes_;
    const metrics::Gauge messages_gauge_;
    const metrics::Gauge bytes_gauge_;
    std::size_t bytes_ = 0;
    std::chrono::steady_clock::duration last_wait_{};
    boost::circular_buffer<Waiting> waiting_;  ///< grows when it is full
};

}  // namespace mistward::net
