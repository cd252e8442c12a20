#include "server/work/work_metrics.hpp"

namespace mistward::work {

WorkMetrics::WorkMetrics(metrics::Registry& registry, const std::string& pool)
    : waiting(registry.gauge("mistward_work_waiting_jobs", "Jobs that wait for a worker",
                             {{"pool", pool}})),
      running(registry.gauge("mistward_work_running_jobs", "Jobs that workers do now",
                             {{"pool", pool}})),
      wait_seconds(registry.histogram("mistward_work_wait_seconds",
                                      "Time that a job waited for a worker", metrics::seconds(),
                                      {{"pool", pool}})),
      run_seconds(registry.histogram("mistward_work_seconds", "Time that a worker took for a job",
                                     metrics::seconds(), {{"pool", pool}})),
      entries(registry.counter("mistward_work_entries_total",
                               "Entries of logs that jobs have replayed", {{"pool", pool}})),
      bytes(registry.counter("mistward_work_bytes_total", "Bytes of text that jobs have built",
                             {{"pool", pool}})),
      abandoned(registry.counter("mistward_work_abandoned_total",
                                 "Jobs that were dropped because nobody waited any more",
                                 {{"pool", pool}})) {
    const auto refused = [&](const std::string& reason) {
        return registry.counter("mistward_work_refused_total", "Jobs that were not taken or done",
                                {{"pool", pool}, {"reason", reason}});
    };
    queue_full_ = refused("queue_full");
    address_full_ = refused("address_full");
    stopping_ = refused("stopping");
    too_much_ = refused("too_much");
}

void WorkMetrics::count(Refusal refusal) const {
    switch (refusal) {
        case Refusal::QueueFull:
            return queue_full_.add();
        case Refusal::AddressFull:
            return address_full_.add();
        case Refusal::Stopping:
            return stopping_.add();
        case Refusal::TooMuch:
            return too_much_.add();
    }
}

void WorkMetrics::count(const Effort& effort) const {
    entries.add(static_cast<double>(effort.entries));
    bytes.add(static_cast<double>(effort.bytes));
}

}  // namespace mistward::work
