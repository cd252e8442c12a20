#pragma once

#include "server/store/sqlite/sqlite_connection.hpp"

#include <filesystem>

namespace mistward::store {

/// Where a database is: absolute and without symbolic links, also if there is none yet. SQLite
/// keeps what belongs to it beside that name, and so do we.
std::filesystem::path real_path(const std::filesystem::path& database);

/// Keeps other servers away from a database for as long as it lives; the kernel lets go of it
/// however the process ends. It is on the file itself, so that no second name, link or mount leads
/// past it, and on a file `.lock` beside it, which older versions look at and which there is before
/// the database is.
class DatabaseLock {
public:
    /// `Create`: an empty database, for its owner alone, if there is none. Throws `OpenError` if
    /// another server has the lock, if the folder cannot be written, or if that is no file.
    explicit DatabaseLock(const std::filesystem::path& database,
                          IfMissing if_missing = IfMissing::Refuse);
    /// Not while a connection of this process is in the midst of a transaction: closing any
    /// descriptor of a file drops all locks that SQLite has on it.
    ~DatabaseLock();
    DatabaseLock(const DatabaseLock&) = delete;
    DatabaseLock& operator=(const DatabaseLock&) = delete;

    /// Throws `OpenError` if the file has other names: what SQLite has beside one of them is not
    /// there for who comes by another, and goes missing. Warns of what is nearly as bad.
    void require_one_name() const;
    /// Throws `OpenError` if another file has come to that place since.
    void require_same_file() const;

private:
    void lock_database(IfMissing if_missing);

    const std::filesystem::path database_;
    int beside_ = -1;
    int inside_ = -1;  ///< nothing: there is no database yet
};

/// Throws `OpenError` if a server uses that database, which is about to be replaced.
void refuse_used(const std::filesystem::path& database);

}  // namespace mistward::store
