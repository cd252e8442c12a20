#include "server/nodes/node_metrics.hpp"

namespace mistward::nodes {
namespace {

metrics::Counter takeovers(metrics::Registry& registry, const char* from) {
    return registry.counter("mistward_takeovers_total",
                            "Times that rooms of a server fell to the others on its database",
                            {{"from", from}});
}

}  // namespace

NodeMetrics::NodeMetrics(metrics::Registry& registry)
    : nodes(registry.gauge("mistward_nodes", "Servers that run on the same database")),
      rooms(registry.gauge("mistward_node_rooms", "Rooms that this one of several servers has")),
      from_others(takeovers(registry, "others")),
      from_this(takeovers(registry, "this")) {}

}  // namespace mistward::nodes
