#pragma once

#include <condition_variable>
#include <mutex>

namespace mistward::store {

/// Whether a store closes, for threads that would otherwise wait on. From any thread.
class Closing {
public:
    void begin() noexcept {
        {
            const std::lock_guard lock(mutex_);
            has_begun_ = true;
        }
        begun_.notify_all();
    }

    bool has_begun() const {
        const std::lock_guard lock(mutex_);
        return has_begun_;
    }

    /// Until then, or until it begins. `until` is of any clock.
    template <class TimePoint>
    void wait_until(const TimePoint& until) const {
        std::unique_lock lock(mutex_);
        begun_.wait_until(lock, until, [this] { return has_begun_; });
    }

private:
    mutable std::mutex mutex_;
    mutable std::condition_variable begun_;
    bool has_begun_ = false;
};

}  // namespace mistward::store
