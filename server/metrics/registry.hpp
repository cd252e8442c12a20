#pragma once

#include "server/metrics/instruments.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace prometheus {
class Registry;
}

namespace mistward::metrics {

using Labels = std::map<std::string, std::string>;

/// The upper bounds of a histogram's buckets, rising.
using Buckets = std::vector<double>;

/// From 100 microseconds to 10 seconds.
const Buckets& seconds();
/// Powers of two from 1 to 1024.
const Buckets& sizes();

/// Makes instruments and tells what they show. A name is that of Prometheus, with the unit at its
/// end; the same name with other labels is another instrument of the same family. Instruments are
/// made once, at the start, and kept; making one takes a lock.
class Registry {
public:
    Registry();
    ~Registry();
    Registry(const Registry&) = delete;
    Registry& operator=(const Registry&) = delete;

    Counter counter(const std::string& name, const std::string& help, const Labels& labels = {});
    Gauge gauge(const std::string& name, const std::string& help, const Labels& labels = {});
    Histogram histogram(const std::string& name, const std::string& help, const Buckets& buckets,
                        const Labels& labels = {});

    /// Has `look()` set what nobody counts while it changes, each time before it is shown: it is
    /// quick, may be called from any thread and lives as long as the registry. At the start only.
    void look_before(std::function<void()> look);

    /// Every instrument in Prometheus' text format, version 0.0.4.
    std::string text() const;

private:
    std::unique_ptr<prometheus::Registry> registry_;
    std::vector<std::function<void()>> looks_;
};

}  // namespace mistward::metrics
