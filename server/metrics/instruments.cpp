#include "server/metrics/instruments.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>

namespace mistward::metrics {

void Counter::add(double amount) const {
    if (target_ != nullptr) target_->Increment(amount);
}

void Gauge::add(double amount) const {
    if (target_ != nullptr) target_->Increment(amount);
}

void Gauge::set(double value) const {
    if (target_ != nullptr) target_->Set(value);
}

void Histogram::observe(double value) const {
    if (target_ != nullptr) target_->Observe(value);
}

void Stopwatch::stop(const Histogram& histogram) const {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - started_;
    histogram.observe(passed.count());
}

}  // namespace mistward::metrics
