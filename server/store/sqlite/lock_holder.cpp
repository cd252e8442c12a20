#include "server/store/sqlite/lock_holder.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace mistward::store {

namespace {

namespace fs = std::filesystem;

/// Processes end, and descriptors close, while they are looked at.
std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code failure;
    for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end;
         entry.increment(failure)) {
        names.push_back(entry->path().filename().string());
    }
    return names;
}

bool has_lock(const fs::path& descriptor_info) {
    std::ifstream info(descriptor_info);
    for (std::string line; std::getline(info, line);) {
        if (line.starts_with("lock:")) return true;
    }
    return false;
}

bool is_number(const std::string& name) {
    return !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
}

bool locks(const fs::path& process, const struct stat& file) {
    return std::ranges::any_of(names_in(process / "fd"), [&](const std::string& name) {
        struct stat open {};
        return ::stat((process / "fd" / name).c_str(), &open) == 0 && open.st_dev == file.st_dev &&
               open.st_ino == file.st_ino && has_lock(process / "fdinfo" / name);
    });
}

}  // namespace

std::optional<int> lock_holder(int descriptor) {
    struct stat file {};
    if (::fstat(descriptor, &file) != 0) return std::nullopt;
    for (const std::string& name : names_in("/proc")) {
        if (is_number(name) && std::stoi(name) != ::getpid() &&
            locks(fs::path("/proc") / name, file)) {
            return std::stoi(name);
        }
    }
    return std::nullopt;
}

}  // namespace mistward::store
