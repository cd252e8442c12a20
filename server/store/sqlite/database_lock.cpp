#include "server/store/sqlite/database_lock.hpp"

#include "server/store/store.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace mistward::store {

namespace {

constexpr int kOwnerOnly = 0600;

int open_or_create(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnly);
    if (descriptor < 0) {
        throw OpenError("cannot write " + file.string() + ": " +
                        std::generic_category().message(errno));
    }
    return descriptor;
}

}  // namespace

DatabaseLock::DatabaseLock(const std::filesystem::path& database)
    : descriptor_(open_or_create(database.string() + ".lock")) {
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    const int error = errno;
    ::close(descriptor_);
    if (error == EWOULDBLOCK) {
        throw OpenError("the database " + database.string() +
                        " is in use by another Mistward server; stop that one first or choose "
                        "another database");
    }
    throw OpenError("cannot lock " + database.string() +
                    ".lock: " + std::generic_category().message(error));
}

DatabaseLock::~DatabaseLock() { ::close(descriptor_); }

void create_private_file(const std::filesystem::path& database) {
    ::close(open_or_create(database));
}

}  // namespace mistward::store
