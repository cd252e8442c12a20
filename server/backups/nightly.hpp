#pragma once

#include "server/backups/rotation.hpp"
#include "server/metrics/registry.hpp"
#include "server/work/clock.hpp"

#include <boost/asio/thread_pool.hpp>

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace mistward::backups {

/// What hosts watch.
struct NightlyMetrics {
    NightlyMetrics() = default;
    explicit NightlyMetrics(metrics::Registry& registry);

    metrics::Gauge last_success;  ///< seconds since the Unix epoch; 0: none is there
    metrics::Gauge bytes;         ///< of the newest one
    metrics::Counter done;
    metrics::Counter failed;
};

struct NightlyOptions {
    std::filesystem::path database;  ///< a file of SQLite
    std::filesystem::path folder;    ///< theirs alone; created if there is none
    std::int64_t at_ms = 0;          ///< after midnight, UTC
    Rotation kept = {};
};

/// Throws, in one sentence, what is wrong with a database that was restored from a backup.
using Check = std::function<void(const std::filesystem::path& restored)>;

/// Makes a backup every night, on a thread of its own that gives way to others. Each is restored
/// into a temporary file and checked there before it counts; then those that are spent go. One that
/// fails leaves the older ones as they are, is told in the log and counted, and is tried again
/// after an hour.
class Nightly {
public:
    /// The clock outlives it.
    Nightly(rooms::Clock& clock, NightlyOptions options, Check check, NightlyMetrics metrics = {});

    /// As `stop`; waits for the backup under way.
    ~Nightly();

    /// Called once. One that was missed is made two seconds from now.
    void begin();
    /// Begins none any more. From any thread.
    void stop();
    /// Makes one now, on the calling thread. False: it failed.
    bool make();

private:
    void set_alarm(std::int64_t wait_ms);
    void look();
    std::optional<std::int64_t> last_ms() const;
    std::string make_checked() const;
    void remove_spent() const;
    void show_last() const;

    rooms::Clock& clock_;
    const NightlyOptions options_;
    const Check check_;
    const NightlyMetrics metrics_;
    std::atomic<bool> stopping_ = false;
    boost::asio::thread_pool thread_{1};
    std::unique_ptr<rooms::Alarm> alarm_;  ///< on that thread
};

}  // namespace mistward::backups
