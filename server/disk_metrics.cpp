#include "server/disk_metrics.hpp"

#include "server/store/open_store.hpp"
#include "server/store/sqlite/database_bytes.hpp"

#include <filesystem>
#include <string>
#include <system_error>

namespace mistward {
namespace {

namespace fs = std::filesystem;

/// The folder, or the nearest one above it that is there.
fs::path existing(fs::path folder) {
    std::error_code none;
    folder = fs::absolute(folder, none);
    while (!fs::exists(folder, none) && folder.has_relative_path()) folder = folder.parent_path();
    return folder;
}

void add_disk(metrics::Registry& registry, const std::string& name, const fs::path& folder) {
    const metrics::Labels labels{{"disk", name}};
    const auto all = registry.gauge("mistward_disk_bytes", "Size of that disk", labels);
    const auto left = registry.gauge("mistward_disk_free_bytes",
                                     "What the server may still write to that disk", labels);
    registry.look_before([all, left, folder] {
        std::error_code none;
        const auto space = fs::space(existing(folder), none);
        if (none) return;
        all.set(static_cast<double>(space.capacity));
        left.set(static_cast<double>(space.available));
    });
}

}  // namespace

void add_disk_metrics(metrics::Registry& registry, const Config& config) {
    if (!store::is_postgresql(config.database)) {
        const fs::path database = fs::absolute(config.database);
        add_disk(registry, "database", database.parent_path());
        const auto size = registry.gauge("mistward_database_bytes",
                                         "Size of the database with its write-ahead log");
        registry.look_before(
            [size, database] { size.set(static_cast<double>(store::database_bytes(database))); });
    }
    if (!config.backups.empty()) add_disk(registry, "backups", config.backups);
}

}  // namespace mistward
