#include "server/net/net_metrics.hpp"

namespace mistward::net {
namespace {

metrics::Counter refused_connection(metrics::Registry& registry, const std::string& reason) {
    return registry.counter("mistward_connections_refused_total",
                            "Connections that were turned away", {{"reason", reason}});
}

metrics::Gauge subscribers(metrics::Registry& registry, const std::string& kind) {
    return registry.gauge("mistward_subscribers", "Connected clients that have said hello",
                          {{"kind", kind}});
}

metrics::Counter refusal(metrics::Registry& registry, protocol::ErrorCode code) {
    return registry.counter("mistward_refusals_total", "Errors that clients were answered with",
                            {{"code", std::string(protocol::name(code))}});
}

}  // namespace

NetMetrics::NetMetrics(metrics::Registry& registry)
    : connections(registry.gauge("mistward_connections", "Open connections")),
      refused_over_limit(refused_connection(registry, "limit")),
      refused_over_address(refused_connection(registry, "address")),
      refused_no_descriptors(refused_connection(registry, "descriptors")),
      refused_no_tls(refused_connection(registry, "tls")),
      players(subscribers(registry, "player")),
      spectators(subscribers(registry, "spectator")),
      command_seconds(registry.histogram(
          "mistward_command_seconds", "From a WebSocket message to its reply", metrics::seconds())),
      outbox_messages(registry.gauge("mistward_outbox_messages",
                                     "Messages that wait for clients to read them")),
      outbox_bytes(registry.gauge("mistward_outbox_bytes",
                                  "Size of the messages that wait for clients to read them")),
      messages_written(registry.counter("mistward_messages_written_total",
                                        "Messages that were written to WebSockets")),
      writes(registry.counter("mistward_writes_total",
                              "Writes that they took; what waits together goes in one")),
      slow_readers_cut(registry.counter("mistward_slow_readers_cut_total",
                                        "Clients that were cut because they read too slowly")),
      slow_readers_coalesced(registry.counter(
          "mistward_slow_readers_coalesced_total",
          "Times that a spectator got a snapshot instead of the updates that waited for it")) {
    for (std::size_t i = 0; i < refusals_.size(); ++i) {
        refusals_[i] = refusal(registry, static_cast<protocol::ErrorCode>(i));
    }
}

void NetMetrics::count(protocol::ErrorCode code) const {
    refusals_.at(static_cast<std::size_t>(code)).add();
}

}  // namespace mistward::net
