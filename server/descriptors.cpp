#include "server/descriptors.hpp"

#include <sys/resource.h>

#include <algorithm>

namespace mistward {
namespace {

/// For the database, its readers, the listener, logs.
constexpr std::size_t kKept = 64;

}  // namespace

std::size_t descriptors_for_connections() {
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
    ::getrlimit(RLIMIT_NOFILE, &limit);
    const auto files = static_cast<std::size_t>(limit.rlim_cur);
    return std::max(files, kKept) - kKept;
}

}  // namespace mistward
