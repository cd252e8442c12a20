#include "server/work/give_way.hpp"

#include "server/log/log.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <system_error>

namespace mistward::work {
namespace {

constexpr int kNice = 5;

}  // namespace

void give_way() {
    if (setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNice) == 0) return;
    const auto why = std::generic_category().message(errno);
    static std::atomic<bool> told = false;
    if (told.exchange(true)) return;
    log::warn(
        "threads that think cannot give way to those that answer, so answers may be late under "
        "load: setpriority: {}",
        why);
}

}  // namespace mistward::work
