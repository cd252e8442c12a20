#pragma once

#include "server/config.hpp"
#include "server/metrics/registry.hpp"

namespace mistward {

/// Adds the size of a SQLite database and what is left of the disks that it and the backups are
/// on: `mistward_database_bytes`, `mistward_disk_bytes{disk}` and `mistward_disk_free_bytes{disk}`,
/// of which `disk` is "database" or "backups". PostgreSQL has exporters of its own.
void add_disk_metrics(metrics::Registry& registry, const Config& config);

}  // namespace mistward
