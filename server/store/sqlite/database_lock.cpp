#include "server/store/sqlite/database_lock.hpp"

#include "server/log/log.hpp"
#include "server/store/sqlite/lock_holder.hpp"
#include "server/store/store.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace mistward::store {

namespace {

namespace fs = std::filesystem;

constexpr int kOwnerOnly = 0600;
/// Of the file, far from the bytes that SQLite locks.
constexpr off_t kLockedByte = off_t{1} << 61;

[[noreturn]] void refuse_lock(const std::string& what, const fs::path& file, int error) {
    throw OpenError("cannot " + what + " " + file.string() + ": " +
                    std::generic_category().message(error));
}

[[noreturn]] void refuse_second(const fs::path& database, int descriptor) {
    const auto holder = lock_holder(descriptor);
    throw OpenError("the database " + database.string() + " is in use by another Mistward server" +
                    (holder ? " (process " + std::to_string(*holder) + ")" : "") +
                    ", be it by this name or another; stop that one first or choose another "
                    "database");
}

int open_or_create(const fs::path& file) {
    return ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly);
}

/// Negative: there is no such file. A FIFO or a device is not waited for.
int open_database(const fs::path& file, IfMissing if_missing) {
    const int create = if_missing == IfMissing::Create ? O_CREAT : 0;
    const int descriptor =
        ::open(file.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | create, kOwnerOnly);
    if (descriptor < 0 && (create != 0 || errno != ENOENT)) refuse_lock("write", file, errno);
    return descriptor;
}

struct stat status_of(int descriptor) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) {
        throw OpenError("a file cannot be looked at: " + std::generic_category().message(errno));
    }
    return status;
}

bool is_at(const fs::path& place, int descriptor) {
    struct stat there {};
    const struct stat here = status_of(descriptor);
    return ::stat(place.c_str(), &there) == 0 && there.st_dev == here.st_dev &&
           there.st_ino == here.st_ino;
}

/// A lock of the open file, not of the process as those of SQLite are, which know nothing of it.
struct flock our_lock() {
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = kLockedByte;
    lock.l_len = 1;
    return lock;
}

bool try_lock(int descriptor) {
    struct flock lock = our_lock();
    return ::fcntl(descriptor, F_OFD_SETLK, &lock) == 0;
}

bool is_locked_by_another(int error) { return error == EAGAIN || error == EACCES; }

bool is_locked(int descriptor) {
    struct flock lock = our_lock();
    return ::fcntl(descriptor, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

/// Whether the file itself, and not its folder, is mounted there.
bool is_mounted_alone(const fs::path& file) {
    struct statx status {};
    return ::statx(AT_FDCWD, file.c_str(), 0, STATX_INO, &status) == 0 &&
           (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
}

}  // namespace

fs::path real_path(const fs::path& database) {
    constexpr int kMostLinks = 40;
    std::error_code failure;
    fs::path place = fs::absolute(database, failure);
    // The last one may lead to a file that is not there yet, and is made.
    for (int i = 0; i < kMostLinks && fs::is_symlink(fs::symlink_status(place, failure)); ++i) {
        place = place.parent_path() / fs::read_symlink(place, failure);
    }
    const fs::path real = fs::weakly_canonical(place, failure);
    return failure ? place : real;
}

DatabaseLock::DatabaseLock(const fs::path& database, IfMissing if_missing)
    : database_(real_path(database)) {
    const fs::path place = database_.string() + ".lock";
    beside_ = open_or_create(place);
    if (beside_ < 0) refuse_lock("write", place, errno);
    try {
        if (::flock(beside_, LOCK_EX | LOCK_NB) != 0) {
            if (errno == EWOULDBLOCK) refuse_second(database_, beside_);
            refuse_lock("lock", place, errno);
        }
        lock_database(if_missing);
    } catch (...) {
        ::close(beside_);
        if (inside_ >= 0) ::close(inside_);
        throw;
    }
}

DatabaseLock::~DatabaseLock() {
    if (inside_ >= 0) ::close(inside_);
    ::close(beside_);
}

void DatabaseLock::lock_database(IfMissing if_missing) {
    inside_ = open_database(database_, if_missing);
    if (inside_ < 0) return;
    if (!S_ISREG(status_of(inside_).st_mode)) {
        throw OpenError("cannot use the database " + database_.string() + ": it is no file");
    }
    if (!try_lock(inside_)) {
        if (is_locked_by_another(errno)) refuse_second(database_, inside_);
        refuse_lock("lock", database_, errno);
    }
    require_same_file();
}

void DatabaseLock::require_same_file() const {
    if (is_at(database_, inside_)) return;
    throw OpenError("the database " + database_.string() +
                    " was moved or replaced at this very moment; try again");
}

void DatabaseLock::require_one_name() const {
    const struct stat status = status_of(inside_);
    if (status.st_nlink > 1) {
        throw OpenError("the database " + database_.string() + " has " +
                        std::to_string(status.st_nlink) +
                        " names (hard links), and what is not yet in it is kept beside one of them "
                        "only; `find -samefile` finds the others: remove them, or use a copy");
    }
    if (is_mounted_alone(database_)) {
        log::warn(
            "the database {} is mounted as a single file, so what SQLite writes beside it is "
            "somewhere else; mount its folder",
            database_.string());
    }
    if ((status.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        log::warn(
            "others on this machine may use the database {}, which holds the order of the tiles to "
            "come; `chmod 600` keeps them out",
            database_.string());
    }
}

void refuse_used(const fs::path& database) {
    const int descriptor = ::open(database.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) return;
    const bool is_used = is_locked(descriptor);
    const auto holder = is_used ? lock_holder(descriptor) : std::nullopt;
    ::close(descriptor);
    if (!is_used) return;
    throw OpenError(database.string() + " is the database of a server that runs" +
                    (holder ? " (process " + std::to_string(*holder) + ")" : "") +
                    "; choose another file");
}

}  // namespace mistward::store
