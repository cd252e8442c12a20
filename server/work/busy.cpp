#include "server/work/busy.hpp"

#include <atomic>
#include <cstdlib>

namespace mistward::work {

namespace {

std::atomic<std::size_t>& count() {
    static std::atomic<std::size_t> all = 0;
    return all;
}

}  // namespace

Busy::Busy() { ++count(); }

Busy::~Busy() { --count(); }

std::size_t busy_threads() { return count(); }

void leave_if_busy(const std::function<void()>& farewell) {
    if (busy_threads() == 0) return;
    farewell();
    std::_Exit(EXIT_SUCCESS);
}

}  // namespace mistward::work
