#include "server/metrics/registry.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <utility>

namespace mistward::metrics {

const Buckets& seconds() {
    static const Buckets kBounds{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                 0.05,   0.1,     0.25,   0.5,   1,      2.5,   5,    10};
    return kBounds;
}

const Buckets& sizes() {
    static const Buckets kBounds{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};
    return kBounds;
}

Registry::Registry() : registry_(std::make_unique<prometheus::Registry>()) {}

Registry::~Registry() = default;

Counter Registry::counter(const std::string& name, const std::string& help, const Labels& labels) {
    auto& family = prometheus::BuildCounter().Name(name).Help(help).Register(*registry_);
    return Counter(family.Add(labels));
}

Gauge Registry::gauge(const std::string& name, const std::string& help, const Labels& labels) {
    auto& family = prometheus::BuildGauge().Name(name).Help(help).Register(*registry_);
    return Gauge(family.Add(labels));
}

Histogram Registry::histogram(const std::string& name, const std::string& help,
                              const Buckets& buckets, const Labels& labels) {
    auto& family = prometheus::BuildHistogram().Name(name).Help(help).Register(*registry_);
    return Histogram(family.Add(labels, buckets));
}

void Registry::look_before(std::function<void()> look) { looks_.push_back(std::move(look)); }

std::string Registry::text() const {
    for (const auto& look : looks_) look();
    return prometheus::TextSerializer().Serialize(registry_->Collect());
}

}  // namespace mistward::metrics
