#pragma once

#include <chrono>

namespace prometheus {
class Counter;
class Gauge;
class Histogram;
}  // namespace prometheus

namespace mistward::metrics {

// Values that are cheap to copy and may be used from any thread; the registry that gave them
// outlives them. One that was made by default counts nothing, for whoever wants no metrics.

/// Only grows.
class Counter {
public:
    Counter() = default;
    explicit Counter(prometheus::Counter& target) : target_(&target) {}

    void add(double amount = 1) const;

private:
    prometheus::Counter* target_ = nullptr;
};

/// Goes up and down.
class Gauge {
public:
    Gauge() = default;
    explicit Gauge(prometheus::Gauge& target) : target_(&target) {}

    void add(double amount) const;
    void set(double value) const;

private:
    prometheus::Gauge* target_ = nullptr;
};

/// Counts values by size.
class Histogram {
public:
    Histogram() = default;
    explicit Histogram(prometheus::Histogram& target) : target_(&target) {}

    void observe(double value) const;

private:
    prometheus::Histogram* target_ = nullptr;
};

/// Measures from its making on.
class Stopwatch {
public:
    /// Observes the seconds until now.
    void stop(const Histogram& histogram) const;

private:
    std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
};

/// Counts in a gauge for as long as it lives.
class Counted {
public:
    explicit Counted(const Gauge& gauge) : gauge_(gauge) { gauge_.add(1); }
    ~Counted() { gauge_.add(-1); }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

private:
    Gauge gauge_;
};

}  // namespace mistward::metrics
