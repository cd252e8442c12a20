#include "server/last_resort.hpp"

#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <stop_token>
#include <utility>

namespace mistward {

void LastResort::end_process_after(std::chrono::milliseconds time, std::function<void()> give_up) {
    waiting_ = std::jthread([time, give_up = std::move(give_up)](const std::stop_token& gone) {
        std::mutex mutex;
        std::condition_variable_any changed;
        std::unique_lock lock(mutex);
        changed.wait_for(lock, gone, time, [&gone] { return gone.stop_requested(); });
        if (gone.stop_requested()) return;
        give_up();
        std::_Exit(EXIT_SUCCESS);
    });
}

}  // namespace mistward
