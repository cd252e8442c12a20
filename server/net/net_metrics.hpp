#pragma once

#include "protocol/error.hpp"
#include "server/metrics/registry.hpp"

#include <array>
#include <optional>

namespace mistward::net {

/// What the network layer measures about itself.
struct NetMetrics {
    NetMetrics() = default;
    explicit NetMetrics(metrics::Registry& registry);

    metrics::Gauge connections;
    metrics::Counter refused_over_limit;      ///< connections: as many as the server takes
    metrics::Counter refused_over_address;    ///< connections: as many as one address may have
    metrics::Counter refused_no_descriptors;  ///< connections: the process has no descriptor left
    metrics::Counter refused_no_tls;          ///< connections: no agreement on TLS

    metrics::Gauge players;
    metrics::Gauge spectators;
    metrics::Histogram command_seconds;
    metrics::Gauge outbox_messages;
    metrics::Gauge outbox_bytes;
    metrics::Counter messages_written;  ///< to WebSockets
    metrics::Counter writes;            ///< of one or more of them
    metrics::Counter slow_readers_cut;
    metrics::Counter slow_readers_coalesced;

    /// Counts an error that a client was answered with.
    void count(protocol::ErrorCode code) const;

private:
    std::array<metrics::Counter, protocol::kErrorCodeCount> refusals_;
};

}  // namespace mistward::net
