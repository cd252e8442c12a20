#include "server/store/sqlite/file_watch.hpp"

#include "server/log/log.hpp"
#include "server/store/sqlite/database_lock.hpp"

#include <sys/stat.h>

#include <cerrno>

namespace mistward::store {

namespace {

namespace fs = std::filesystem;

/// Whether there is nothing at that place: what cannot be looked at may well be there.
bool is_nothing_there(const fs::path& place) {
    struct stat status {};
    return ::stat(place.c_str(), &status) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

}  // namespace

std::optional<FileWatch::Identity> FileWatch::identity_at(const fs::path& place) {
    struct stat status {};
    if (::stat(place.c_str(), &status) != 0) return std::nullopt;
    return Identity{status.st_dev, status.st_ino};
}

FileWatch::FileWatch(const fs::path& database) {
    const std::string place = real_path(database).string();
    files_ = {{{place, "the file of the database", {}},
               {place + "-wal", "the database's write-ahead log (-wal)", {}},
               {place + "-shm", "the index of the database's write-ahead log (-shm)", {}}}};
    for (Watched& watched : files_) watched.file = identity_at(watched.place);
}

std::optional<std::string> FileWatch::find_fault() const {
    for (const auto& [place, what, file] : files_) {
        if (!file) continue;
        const auto now = identity_at(place);
        if (now == file) continue;
        if (now) return std::string(what) + " was replaced by another file";
        if (is_nothing_there(place)) return std::string(what) + " was deleted or moved away";
    }
    return std::nullopt;
}

bool FileWatch::look() noexcept {
    try {
        auto fault = find_fault();
        const bool is_sound = !fault;
        note(std::move(fault));
        return is_sound;
    } catch (const std::exception&) {
        // No memory to say what it is.
        return false;
    }
}

void FileWatch::note(std::optional<std::string> fault) {
    const std::lock_guard lock(mutex_);
    if (fault == fault_) return;
    fault_ = std::move(fault);
    const std::string place = files_[0].place.string();
    if (fault_) {
        log::critical(
            "{}: {} while the server runs. Nothing is acknowledged any more, since it would be "
            "lost. An administrator can still make a backup; put the file back if you have it, "
            "else stop the server",
            place, *fault_);
    } else {
        log::warn("{}: everything is in its place again, and the server writes on", place);
    }
}

std::optional<std::string> FileWatch::fault() const {
    const std::lock_guard lock(mutex_);
    return fault_;
}

void FileWatch::remove_what_is_left() const noexcept {
    const auto& [database, log, index] = files_;
    if (identity_at(database.place) == database.file) return;
    std::error_code ignored;
    for (const Watched* left : {&log, &index}) {
        if (identity_at(left->place) == left->file) fs::remove(left->place, ignored);
    }
}

bool FileWatch::is_shared_unknowingly() const {
    const auto& [database, log, index] = files_;
    if (identity_at(database.place) != database.file) return false;
    const auto other = identity_at(log.place);
    return other && other != log.file;
}

}  // namespace mistward::store
