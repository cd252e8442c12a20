#pragma once

#include "server/metrics/registry.hpp"

namespace mistward::webhooks {

/// What a host sees of webhooks.
struct WebhookMetrics {
    WebhookMetrics() = default;
    explicit WebhookMetrics(metrics::Registry& registry);

    metrics::Gauge players;  ///< whose webhooks are served
    metrics::Gauge waiting;  ///< of those: something is due, or a failed delivery is to be repeated
    metrics::Counter delivered;
    metrics::Counter failed;
    metrics::Counter given_up;
    metrics::Histogram seconds;
};

}  // namespace mistward::webhooks
