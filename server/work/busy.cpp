#include "server/work/busy.hpp"

#include <array>
#include <atomic>
#include <cstdlib>

namespace mistward::work {

namespace {

std::atomic<std::size_t>& count(Loss loss) {
    static std::array<std::atomic<std::size_t>, 2> all{};
    return all[static_cast<std::size_t>(loss)];
}

}  // namespace

Busy::Busy(Loss loss) : loss_(loss) { ++count(loss_); }

Busy::~Busy() { --count(loss_); }

std::size_t busy_threads() { return count(Loss::Some) + count(Loss::None); }

void leave_if_busy(const std::function<void(Loss)>& farewell) {
    if (busy_threads() == 0) return;
    farewell(count(Loss::Some) > 0 ? Loss::Some : Loss::None);
    std::_Exit(EXIT_SUCCESS);
}

}  // namespace mistward::work
