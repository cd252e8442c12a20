#include "server/store/store_metrics.hpp"

namespace mistward::store {

namespace {

metrics::Gauge queue(metrics::Registry& registry, const std::string& name) {
    return registry.gauge("mistward_store_queue_jobs",
                          "Jobs that wait for a thread of the database", {{"queue", name}});
}

}  // namespace

StoreMetrics::StoreMetrics(metrics::Registry& registry)
    : writes_waiting(queue(registry, "writes")),
      reads_waiting(queue(registry, "reads")),
      batch_jobs(registry.histogram("mistward_store_batch_jobs",
                                    "Jobs that were written in one transaction", metrics::sizes())),
      batch_rows(registry.histogram("mistward_store_batch_rows",
                                    "Rows that were changed in one transaction", metrics::sizes())),
      commit_seconds(registry.histogram("mistward_store_commit_seconds",
                                        "Time that a commit took, its fsync included",
                                        metrics::seconds())),
      checkpoint_seconds(registry.histogram("mistward_store_checkpoint_seconds",
                                            "Time that a checkpoint of the write-ahead log took",
                                            metrics::seconds())),
      batches_refused(registry.counter("mistward_store_batches_refused_total",
                                       "Batches of which nothing was written")) {}

}  // namespace mistward::store
