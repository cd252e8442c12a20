#include "server/webhooks/webhook_metrics.hpp"

namespace mistward::webhooks {

WebhookMetrics::WebhookMetrics(metrics::Registry& registry)
    : players(registry.gauge("mistward_webhooks", "Players whose webhooks are served")),
      waiting(registry.gauge("mistward_webhooks_waiting",
                             "Players whose webhooks have something due or to be repeated")),
      given_up(registry.counter("mistward_webhooks_given_up_total",
                                "Webhooks that failed for too long, or said that they are gone")),
      seconds(registry.histogram("mistward_webhook_delivery_seconds",
                                 "Time that a delivery to a webhook took, whatever became of it",
                                 metrics::seconds())) {
    const auto deliveries = [&](const std::string& outcome) {
        return registry.counter("mistward_webhook_deliveries_total",
                                "Deliveries to webhooks, each attempt by itself",
                                {{"outcome", outcome}});
    };
    delivered = deliveries("delivered");
    failed = deliveries("failed");
}

}  // namespace mistward::webhooks
