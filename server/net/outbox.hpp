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

    /// False, and nothing queued, if the message does not fit any more. One that is `replaceable`
    /// may be dropped for a snapshot.
    bool push(rooms::Frame frame, bool replaceable = false);

    void drop_replaceable();

    /// Takes the oldest message out; null if there is none.
    rooms::Frame pop();

    void clear();
    bool empty() const { return waiting_.empty(); }
    std::size_t messages() const { return waiting_.size(); }
    std::size_t bytes() const { return bytes_; }

private:
    struct Waiting {
        rooms::Frame frame;
        bool replaceable = false;
    };

    void forget(const rooms::Frame& frame);
    void count(double messages, double bytes) const;

    std::size_t max_messages_;
    std::size_t max_bytes_;
    const NetMetrics& metrics_;
    std::size_t bytes_ = 0;
    std::deque<Waiting> waiting_;
};

}  // namespace mistward::net
