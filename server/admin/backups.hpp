#pragma once

#include "server/admin/audit_log.hpp"

#include <boost/asio/thread_pool.hpp>

#include <filesystem>

namespace mistward::admin {

/// Copies the live database into a folder, on a thread of its own. `from` is the IP address that it
/// was asked from.
class Backups {
public:
    /// Without a folder none are made. The log and the store outlive it.
    Backups(AuditLog& log, store::Store& store, std::filesystem::path database,
            std::filesystem::path folder);

    /// Waits for the backup under way.
    ~Backups();

    /// `{"file", "bytes"}`: its name in the folder, made of the time. `backups_off` without one.
    /// Also while the database's files are not in their places, when no act can be noted.
    AsyncResult<Json> back_up(std::string from);

    /// `{"backups":[{"file", "bytes"}, ...]}`: those in the folder, the newest first and 100 at
    /// most. `backups_off` without one.
    AsyncResult<Json> list();

private:
    AsyncResult<Json> backing_up(std::string name);
    AsyncResult<Json> listing() const;

    asio::awaitable<void> copy_to(std::filesystem::path file);

    AuditLog& log_;
    store::Store& store_;
    std::filesystem::path database_;
    std::filesystem::path folder_;
    asio::thread_pool thread_{1};
};

}  // namespace mistward::admin
