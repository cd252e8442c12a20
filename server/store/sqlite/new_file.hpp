#pragma once

#include <filesystem>

namespace mistward::store {

/// Whether a file that is there already may be replaced.
enum class Existing { Keep, Replace };

/// A file that takes its place only when it is complete. Until then it has a temporary name beside
/// that place; one that never takes it is removed. It is readable by its owner alone.
class NewFile {
public:
    /// Throws `OpenError` if the folder cannot be written.
    explicit NewFile(std::filesystem::path place);
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    /// Where it is now.
    const std::filesystem::path& path() const { return path_; }

    /// Puts the file, all of it on disk, into its place in one step. Throws `OpenError` if that
    /// cannot be done, or if a file is there that is to be kept.
    void take_place(Existing existing) const;

private:
    std::filesystem::path place_;
    std::filesystem::path path_;
};

}  // namespace mistward::store
