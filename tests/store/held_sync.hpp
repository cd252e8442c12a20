#pragma once

#include "tests/store/test_vfs.hpp"

#include <sqlite3.h>

#include <atomic>
#include <future>

namespace mistward::test {

/// Holds the writer thread in its first fsync until it is let go.
class HeldSync {
public:
    explicit HeldSync(TestVfs& vfs) : watch_(vfs, {{}, [this] { return sync(); }, {}}) {}
    void wait_until_reached() { reached_.get_future().wait(); }
    void let_go() { let_go_.set_value(); }
    int syncs() const { return syncs_; }

private:
    int sync() {
        if (++syncs_ == 1) {
            reached_.set_value();
            let_go_.get_future().wait();
        }
        return SQLITE_OK;
    }

    std::atomic<int> syncs_ = 0;
    std::promise<void> reached_;
    std::promise<void> let_go_;
    Watch watch_;
};

}  // namespace mistward::test
