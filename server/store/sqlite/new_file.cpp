#include "server/store/sqlite/new_file.hpp"

#include "server/store/store.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>

namespace mistward::store {

namespace {

[[noreturn]] void refuse(const std::string& what, const std::filesystem::path& file, int error) {
    throw OpenError("cannot " + what + " " + file.string() + ": " +
                    std::generic_category().message(error));
}

std::filesystem::path make_beside(const std::filesystem::path& place) {
    std::string pattern = place.string() + ".XXXXXX";
    const int descriptor = ::mkstemp(pattern.data());
    if (descriptor < 0) refuse("write beside", place, errno);
    ::close(descriptor);
    return pattern;
}

void sync(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = descriptor >= 0 && ::fsync(descriptor) == 0;
    const int error = errno;
    if (descriptor >= 0) ::close(descriptor);
    if (!synced) refuse("write", file, error);
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

}  // namespace

NewFile::NewFile(std::filesystem::path place)
    : place_(std::move(place)), path_(make_beside(place_)) {}

NewFile::~NewFile() { ::unlink(path_.c_str()); }

void NewFile::take_place(Existing existing) const {
    sync(path_);
    if (existing == Existing::Replace) {
        if (::rename(path_.c_str(), place_.c_str()) != 0) refuse("replace", place_, errno);
    } else if (::link(path_.c_str(), place_.c_str()) != 0) {
        // Unlike a rename, a link never replaces what somebody put there meanwhile.
        refuse("create", place_, errno);
    }
    sync(folder_of(place_));
}

}  // namespace mistward::store
