#pragma once

#include <sys/types.h>

#include <array>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>

namespace mistward::store {

/// Whether the files of an open database are still where the next start will look for them. Whoever
/// has them open can go on writing for ever when they were deleted, moved or replaced; nobody will
/// ever read it.
class FileWatch {
public:
    /// The database is open by then, and so is what SQLite has beside it.
    explicit FileWatch(const std::filesystem::path& database);

    /// Whether everything is in its place, at this moment; logs when that changes. A file that
    /// comes back is the same as if it had never been away. One call at a time.
    bool look() noexcept;

    /// What was missing at the last look, in one sentence without paths. From any thread.
    std::optional<std::string> fault() const;

    /// Whether another program may have begun to write beside this database as if it were closed.
    bool is_shared_unknowingly() const;

    /// Where the database is no more, its log, which has been taken into it, and the index of that
    /// would be read into whatever comes there; they go. The database is closed.
    void remove_what_is_left() const noexcept;

private:
    struct Identity {
        dev_t device = 0;
        ino_t number = 0;
        bool operator==(const Identity&) const = default;
    };
    struct Watched {
        std::filesystem::path place;
        const char* what;
        std::optional<Identity> file;
    };

    static std::optional<Identity> identity_at(const std::filesystem::path& place);
    std::optional<std::string> find_fault() const;
    void note(std::optional<std::string> fault);

    std::array<Watched, 3> files_;
    mutable std::mutex mutex_;
    std::optional<std::string> fault_;
};

}  // namespace mistward::store
