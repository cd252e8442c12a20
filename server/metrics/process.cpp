#include "server/metrics/process.hpp"

#include "server/metrics/registry.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <mutex>

namespace mistward::metrics {
namespace {

double cpu_seconds() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double resident_bytes() {
    std::ifstream in("/proc/self/statm");
    double all_pages = 0;
    double resident_pages = 0;
    in >> all_pages >> resident_pages;
    return resident_pages * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

double open_descriptors() {
    std::error_code none;
    const std::filesystem::directory_iterator all("/proc/self/fd", none);
    return none ? 0 : static_cast<double>(std::distance(begin(all), end(all)));
}

double most_descriptors() {
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    return static_cast<double>(limit.rlim_cur);
}

/// The metrics are made with the process, or nearly so.
double now_seconds() {
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

/// Two may look at once; what a counter is to grow by is then theirs in turn.
struct Cpu {
    Counter counter;
    std::mutex looking;
    double seconds = 0;

    void look() {
        const std::lock_guard lock(looking);
        const double now = cpu_seconds();
        counter.add(now - seconds);
        seconds = now;
    }
};

}  // namespace

void add_process_metrics(Registry& registry, const std::string& version) {
    registry.gauge("mistward_build_info", "1; the version is a label", {{"version", version}})
        .set(1);
    registry.gauge("process_start_time_seconds", "When the process began, since the Unix epoch")
        .set(now_seconds());
    registry.gauge("process_max_fds", "Descriptors that it may have open").set(most_descriptors());
    const auto memory =
        registry.gauge("process_resident_memory_bytes", "Memory that the process has in use");
    const auto descriptors = registry.gauge("process_open_fds", "Descriptors that are open");
    const auto cpu = std::make_shared<Cpu>();
    cpu->counter =
        registry.counter("process_cpu_seconds_total", "Time of processors that it has used");
    registry.look_before([memory, descriptors, cpu] {
        memory.set(resident_bytes());
        descriptors.set(open_descriptors());
        cpu->look();
    });
}

}  // namespace mistward::metrics
