#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace mistward::store {

/// How far a database had come when its server knew last. The database itself cannot tell that its
/// write-ahead log was cut or deleted: what is left of it is whole.
struct Mark {
    std::int64_t batches = 0;  ///< transactions that were on disk, as `progress` counts them
    std::int64_t at_ms = 0;
    bool clean = false;  ///< the server has stopped in good manners
    auto operator<=>(const Mark&) const = default;
};

/// Where it is kept: beside the database.
std::filesystem::path mark_of(const std::filesystem::path& database);

/// Nothing: there is none, or it is damaged, which says nothing about the database.
std::optional<Mark> read_mark(const std::filesystem::path& database);

/// What a database that holds so many transactions lacks, in one sentence; nothing: nothing that
/// the mark knows of.
std::optional<std::string> missing(const Mark& mark, std::int64_t batches);

/// The mark of a database that a server uses. That it cannot be written is logged once and is no
/// fault of the database.
class MarkFile {
public:
    explicit MarkFile(const std::filesystem::path& database);
    ~MarkFile();
    MarkFile(const MarkFile&) = delete;
    MarkFile& operator=(const MarkFile&) = delete;

    /// In one step, but not forced to disk: it outlives the process; what a loss of power leaves is
    /// older, and never ahead of the database.
    void write(Mark mark);
    /// Forces it to disk.
    void sync() const;

private:
    int descriptor_;
    bool has_failed_ = false;
};

}  // namespace mistward::store
