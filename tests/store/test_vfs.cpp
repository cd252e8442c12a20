#include "tests/store/test_vfs.hpp"

#include <sqlite3.h>

#include <new>

namespace mistward::test {

namespace {

/// What SQLite allocates for an open file; the platform's own file follows it.
struct File {
    sqlite3_file base;
    TestVfs* vfs;
    bool is_wal;
    bool is_database;

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* own(sqlite3_file* file) { return reinterpret_cast<File*>(file); }
sqlite3_file* real(sqlite3_file* file) { return own(file)->real(); }
const sqlite3_io_methods* methods(sqlite3_file* file) { return real(file)->pMethods; }

int call(const std::function<int()>& hook) { return hook ? hook() : SQLITE_OK; }

int close(sqlite3_file* file) { return methods(file)->xClose(real(file)); }

int read(sqlite3_file* file, void* bytes, int size, sqlite3_int64 offset) {
    return methods(file)->xRead(real(file), bytes, size, offset);
}

int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
    const TestVfs::Hooks hooks = own(file)->vfs->hooks();
    const int code = own(file)->is_wal        ? call(hooks.wal_write)
                     : own(file)->is_database ? call(hooks.database_write)
                                              : SQLITE_OK;
    return code != SQLITE_OK ? code : methods(file)->xWrite(real(file), bytes, size, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    return methods(file)->xTruncate(real(file), size);
}

int sync(sqlite3_file* file, int flags) {
    const int code = own(file)->is_wal ? call(own(file)->vfs->hooks().wal_sync) : SQLITE_OK;
    return code != SQLITE_OK ? code : methods(file)->xSync(real(file), flags);
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
    return methods(file)->xFileSize(real(file), size);
}

int lock(sqlite3_file* file, int level) { return methods(file)->xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return methods(file)->xUnlock(real(file), level); }

int check_reserved_lock(sqlite3_file* file, int* result) {
    return methods(file)->xCheckReservedLock(real(file), result);
}

int file_control(sqlite3_file* file, int operation, void* argument) {
    return methods(file)->xFileControl(real(file), operation, argument);
}

int sector_size(sqlite3_file* file) { return methods(file)->xSectorSize(real(file)); }

int characteristics(sqlite3_file* file) {
    return methods(file)->xDeviceCharacteristics(real(file));
}

int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** memory) {
    return methods(file)->xShmMap(real(file), page, size, extend, memory);
}

int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
    return methods(file)->xShmLock(real(file), offset, count, flags);
}

void shm_barrier(sqlite3_file* file) { methods(file)->xShmBarrier(real(file)); }
int shm_unmap(sqlite3_file* file, int remove) {
    return methods(file)->xShmUnmap(real(file), remove);
}

constexpr sqlite3_io_methods kMethods{2,
                                      close,
                                      read,
                                      write,
                                      truncate,
                                      sync,
                                      file_size,
                                      lock,
                                      unlock,
                                      check_reserved_lock,
                                      file_control,
                                      sector_size,
                                      characteristics,
                                      shm_map,
                                      shm_lock,
                                      shm_barrier,
                                      shm_unmap,
                                      nullptr,
                                      nullptr};

int open(sqlite3_vfs* shim, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    auto* vfs = static_cast<TestVfs*>(shim->pAppData);
    own(file)->base.pMethods = nullptr;
    own(file)->vfs = vfs;
    own(file)->is_wal = (flags & SQLITE_OPEN_WAL) != 0;
    own(file)->is_database = (flags & SQLITE_OPEN_MAIN_DB) != 0;
    const int code = vfs->platform()->xOpen(vfs->platform(), name, real(file), flags, out_flags);
    if (real(file)->pMethods != nullptr) own(file)->base.pMethods = &kMethods;
    return code;
}

}  // namespace

TestVfs::TestVfs()
    : name_("mistward-test"),
      platform_(sqlite3_vfs_find(nullptr)),
      shim_(new sqlite3_vfs(*platform_)) {
    shim_->szOsFile = static_cast<int>(sizeof(File)) + platform_->szOsFile;
    shim_->zName = name_.c_str();
    shim_->pAppData = this;
    shim_->xOpen = open;
    sqlite3_vfs_register(shim_, 0);
}

TestVfs::~TestVfs() {
    sqlite3_vfs_unregister(shim_);
    delete shim_;
}

void TestVfs::set(Hooks hooks) {
    const std::lock_guard guard(mutex_);
    hooks_ = std::move(hooks);
}

TestVfs::Hooks TestVfs::hooks() const {
    const std::lock_guard guard(mutex_);
    return hooks_;
}

}  // namespace mistward::test
