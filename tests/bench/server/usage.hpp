#pragma once

#include <sys/types.h>

#include <vector>

namespace mistward::bench {

/// Seconds of the processor that the process has used so far, in steps of the kernel's clock (10
/// ms). Throws if there is no such process.
double processor_seconds(pid_t pid);

/// The same of several.
double processor_seconds(const std::vector<pid_t>& pids);

/// The processes that it has begun and that run still.
std::vector<pid_t> children_of(pid_t pid);

/// Its resident memory in KiB. Throws if there is no such process.
double resident_kib(pid_t pid);

}  // namespace mistward::bench
