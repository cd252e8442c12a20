#pragma once

#include <filesystem>

namespace mistward::store {

/// Keeps other servers away from a database file for as long as it lives; the kernel lets go of it
/// however the process ends. The lock is a file of its own beside the database, because closing any
/// descriptor of the database itself would drop SQLite's locks.
class DatabaseLock {
public:
    /// Throws `OpenError` if another server has the lock or the folder cannot be written.
    explicit DatabaseLock(const std::filesystem::path& database);
    ~DatabaseLock();
    DatabaseLock(const DatabaseLock&) = delete;
    DatabaseLock& operator=(const DatabaseLock&) = delete;

private:
    int descriptor_;
};

/// Creates the database file, empty and for its owner alone, if there is none: it holds the seeds
/// of running games. Throws `OpenError`.
void create_private_file(const std::filesystem::path& database);

}  // namespace mistward::store
