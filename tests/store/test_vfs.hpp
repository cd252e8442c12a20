#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>

struct sqlite3_vfs;

namespace mistward::test {

/// A SQLite VFS around the platform's that shows and can spoil what is written. Stays registered
/// for as long as it lives.
class TestVfs {
public:
    /// Called before the real thing with SQLite's own thread; anything but SQLITE_OK is what SQLite
    /// gets instead of the real thing.
    struct Hooks {
        std::function<int()> wal_write;
        std::function<int()> wal_sync;
        std::function<int()> database_write;
    };

    TestVfs();
    ~TestVfs();
    TestVfs(const TestVfs&) = delete;
    TestVfs& operator=(const TestVfs&) = delete;

    const std::string& name() const { return name_; }
    Hooks hooks() const;

    sqlite3_vfs* platform() const { return platform_; }

private:
    friend class Watch;
    void set(Hooks hooks);

    std::string name_;
    sqlite3_vfs* platform_;
    sqlite3_vfs* shim_;
    mutable std::mutex mutex_;
    Hooks hooks_;
};

/// Hooks that are in force for as long as it lives.
class Watch {
public:
    Watch(TestVfs& vfs, TestVfs::Hooks hooks) : vfs_(vfs) { vfs_.set(std::move(hooks)); }
    ~Watch() { vfs_.set({}); }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    TestVfs& vfs_;
};

}  // namespace mistward::test
