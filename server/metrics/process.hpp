#pragma once

#include <string>

namespace mistward::metrics {

class Registry;

/// Adds `mistward_build_info` and what Prometheus' clients tell of any process, by the names that
/// dashboards know: `process_cpu_seconds_total`, `process_resident_memory_bytes`,
/// `process_open_fds`, `process_max_fds` and `process_start_time_seconds`, as `/proc` has them when
/// the metrics are read.
void add_process_metrics(Registry& registry, const std::string& version);

}  // namespace mistward::metrics
